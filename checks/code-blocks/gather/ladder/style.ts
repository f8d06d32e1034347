import { CssSyntaxError, parse as parseCss } from 'postcss';
import { parse as parseScss } from 'postcss-scss';
import type { CleanHints, Form, Judge, Parse, ParseError } from '../parsed.ts';
import { offsetOfLine } from '../offset-of-line.ts';
import { blank, withNames, withoutDiff, withoutHighlights, withoutIncludes } from './clean.ts';

function parseWith(read: (code: string) => unknown): Parse {
  return (code) => {
    try {
      read(code);
      return undefined;
    } catch (error) {
      if (!(error instanceof CssSyntaxError)) throw error;
      return toError(error, code);
    }
  };
}

function toError({ reason, line = 1, column = 1 }: CssSyntaxError, code: string): ParseError {
  const from = Math.min(code.length, offsetOfLine(code, line) + column - 1);
  return { message: reason, from, to: from + 1 };
}

const dots = /(?:\.{3,}|…)(?=[ \t]*(?:[;}]|\/\*|$))/gm;

function clean(code: string, hints: CleanHints): string {
  return withNames(withoutHighlights(withoutIncludes(withoutDiff(code, hints)))).replace(dots, blank);
}

function judgeWith(parse: Parse, parser: string): Judge {
  const forms: Form[] = [
    { before: 'a {\n', after: '\n}', parse },
    { before: '', after: ' {}', parse, suits: (code) => !code.includes('{') },
  ];
  return { parser, sure: true, ladder: { whole: parse, forms, clean, pieces: true, openLines: 3 } };
}

export const cssJudge = judgeWith(parseWith(parseCss), 'postcss');
export const scssJudge = judgeWith(parseWith(parseScss), 'postcss-scss');
