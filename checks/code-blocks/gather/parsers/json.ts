import JSON5 from 'json5';
import { parse, type ParseError as JsoncError, printParseErrorCode } from 'jsonc-parser';
import { offsetOfLine } from '../offset-of-line.ts';
import type { ParseError } from '../parsed.ts';

/** RFC 8259. The place comes from jsonc-parser, since V8 does not always tell one. */
export function parseJson(code: string): ParseError | undefined {
  try {
    JSON.parse(code);
    return undefined;
  } catch (error) {
    const located = firstJsoncError(code, { disallowComments: true, allowTrailingComma: false });
    const message = (error as Error).message.replace(/ in JSON at position.*$|, ?"[^]*$/, '');
    return located ?? { message, from: 0, to: 0 };
  }
}

/** JSON with comments and, as its users write it, trailing commas. */
export function parseJsonc(code: string): ParseError | undefined {
  return firstJsoncError(code, { disallowComments: false, allowTrailingComma: true });
}

/** JSON with comments, but no trailing comma: what readers paste into strict parsers once the remarks are gone. */
export function parseCommentedJson(code: string): ParseError | undefined {
  return firstJsoncError(code, { disallowComments: false, allowTrailingComma: false });
}

export function parseJson5(code: string): ParseError | undefined {
  try {
    JSON5.parse(code);
    return undefined;
  } catch (error) {
    const {
      message,
      lineNumber = 1,
      columnNumber = 1,
    } = error as Error & { lineNumber?: number; columnNumber?: number };
    const from = Math.min(code.length, offsetOfLine(code, lineNumber) + columnNumber - 1);
    return { message: message.replace(/^JSON5: | at \d+:\d+$/g, ''), from, to: from + 1 };
  }
}

const says: Readonly<Record<string, string>> = {
  InvalidSymbol: 'Invalid symbol',
  InvalidNumberFormat: 'Invalid number',
  PropertyNameExpected: 'Property name expected',
  ValueExpected: 'Value expected',
  ColonExpected: '`:` expected',
  CommaExpected: '`,` expected',
  CloseBraceExpected: '`}` expected',
  CloseBracketExpected: '`]` expected',
  EndOfFileExpected: 'End of the value expected',
  InvalidCommentToken: 'Comments are not JSON',
  UnexpectedEndOfComment: 'Comment not closed',
  UnexpectedEndOfString: 'String not closed',
  UnexpectedEndOfNumber: 'Number not finished',
  InvalidUnicode: 'Invalid Unicode escape',
  InvalidEscapeCharacter: 'Invalid escape in a string',
  InvalidCharacter: 'Invalid character in a string',
};

function firstJsoncError(
  code: string,
  options: { readonly disallowComments: boolean; readonly allowTrailingComma: boolean },
): ParseError | undefined {
  const errors: JsoncError[] = [];
  parse(code, errors, options);
  const [first] = errors;
  if (first === undefined) return undefined;
  const name = printParseErrorCode(first.error);
  const message = says[name] ?? name;
  return { message, from: first.offset, to: first.offset + Math.max(1, first.length) };
}
