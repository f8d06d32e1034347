import { type ParserError, type Token, Tokenizer, TokenizerMode } from 'parse5';
import type { ParseError } from '../parsed.ts';

/** A value of an attribute or of `{{ … }}`, with where it stands. */
export interface MarkupValue {
  /** The attribute's name; undefined for text. */
  readonly name: string | undefined;
  readonly text: string;
  readonly at: number;
}

export interface Markup {
  readonly error: ParseError | undefined;
  readonly values: readonly MarkupValue[];
}

const voidTags = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
const optionalEnd = new Set(
  'li p td th tr dt dd option optgroup thead tbody tfoot colgroup rp rt html head body'.split(' '),
);
const rawText = new Map([
  ['script', TokenizerMode.SCRIPT_DATA],
  ['style', TokenizerMode.RAWTEXT],
  ['textarea', TokenizerMode.RCDATA],
  ['title', TokenizerMode.RCDATA],
]);

/** Faults of HTML tokens that no author means; the rest of the standard's list is lived with everywhere. */
const faults: Readonly<Record<string, string>> = {
  'eof-in-tag': 'The tag does not end',
  'eof-in-comment': 'The comment does not end',
  'unexpected-character-in-attribute-name': 'A quote or `<` in the name of an attribute',
  'missing-whitespace-between-attributes': 'No space between attributes',
  'unexpected-equals-sign-before-attribute-name': '`=` without the name of an attribute',
  'missing-attribute-value': 'The attribute has no value',
  'unexpected-character-in-unquoted-attribute-value': 'A quote, `<`, `=` or backtick in a value without quotes',
  'duplicate-attribute': 'The attribute stands twice',
};

const deepest = 500;

interface OpenTag {
  readonly name: string;
  readonly at: number;
}

/**
 * Reads HTML, or the template of a component, by the tokenizer of parse5, and whether its tags pair. Tags whose end the
 * standard lets off may be open; what the excerpt leaves open at its end is told as a fragment.
 */
export function readMarkup(code: string): Markup {
  const open: OpenTag[] = [];
  const values: MarkupValue[] = [];
  let error: ParseError | undefined;
  let looseEnd: ParseError | undefined;
  const report = (message: string, from: number, to: number): void => {
    error ??= { message, from, to };
  };
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag({ tagName, selfClosing, attrs, location }: Token.TagToken) {
        const at = location?.startOffset ?? 0;
        for (const { name } of attrs) values.push(...valueOf(name, location, code));
        if (voidTags.has(tagName) || selfClosing) return;
        if (open.length >= deepest) throw new RangeError('nested too deep');
        open.push({ name: tagName, at });
        const mode = rawText.get(tagName);
        if (mode !== undefined) {
          tokenizer.state = mode;
          tokenizer.lastStartTagName = tagName;
        }
      },
      onEndTag({ tagName, location }: Token.TagToken) {
        const at = location?.startOffset ?? 0;
        const end = location?.endOffset ?? at;
        const index = open.findLastIndex(({ name }) => name === tagName);
        if (index < 0) {
          const isFragment = open.every(({ name }) => optionalEnd.has(name));
          if (voidTags.has(tagName) || tagName === 'p') return;
          if (isFragment)
            looseEnd ??= { message: `\`</${tagName}>\` closes nothing`, from: at, to: end, kind: 'fragment' };
          else report(`\`</${tagName}>\` closes nothing that is open`, at, end);
          return;
        }
        const left = open.slice(index + 1).find(({ name }) => !optionalEnd.has(name));
        if (left !== undefined)
          report(`\`<${left.name}>\` is not closed before \`</${tagName}>\``, left.at, left.at + 1);
        open.length = index;
      },
      onCharacter: () => {},
      onNullCharacter: () => {},
      onWhitespaceCharacter: () => {},
      onComment: () => {},
      onDoctype: () => {},
      onEof() {
        const left = open.find(({ name }) => !optionalEnd.has(name));
        if (left === undefined) return;
        looseEnd ??= { message: `\`<${left.name}>\` is not closed`, from: left.at, to: left.at + 1, kind: 'fragment' };
      },
      onParseError({ code: what, startOffset, endOffset }: ParserError) {
        const message = faults[what];
        if (message !== undefined) report(message, startOffset, endOffset);
      },
    },
  );
  tokenizer.write(code, true);
  for (const { 0: whole, 1: text = '', index } of withoutRaw(code).matchAll(/\{\{([^{}\n]{1,2000})\}\}/g)) {
    if (whole !== '') values.push({ name: undefined, text, at: index + 2 });
  }
  return { error: error ?? looseEnd, values };
}

function valueOf(name: string, location: Token.TagToken['location'], code: string): MarkupValue[] {
  const span = location?.attrs?.[name];
  if (span === undefined) return [];
  const source = code.slice(span.startOffset, span.endOffset);
  const lead = /^[^=]*=\s*(["'])/.exec(source);
  if (lead === null || !source.endsWith(lead[1] ?? '') || source.length <= lead[0].length) return [];
  return [{ name, text: source.slice(lead[0].length, -1), at: span.startOffset + lead[0].length }];
}

/** Scripts and styles blank: their braces are no interpolation. */
function withoutRaw(code: string): string {
  return code.replace(
    /(<(script|style)\b[^>]*>)([^]*?)(?=<\/\2|$)/gi,
    (whole, tag: string) => tag + whole.slice(tag.length).replace(/[^\n]/g, ' '),
  );
}
