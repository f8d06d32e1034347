import { decodeString } from 'micromark-util-decode-string';
import type { Range } from './raw-link.ts';

/** Blanks, line endings, and the markers of quotes at the start of the next line. */
const gap = /[ \t]*(?:(?:\r\n|\n|\r)[ \t>]*)*/y;

/**
 * Where a destination that the parser has read as `url` stands in the draft: the first one behind `](` (`]:` in
 * definitions) that decodes to it. Undefined where the draft writes it in a way that is not understood.
 */
export function findDestination(text: string, { from, to }: Range, url: string, mark = ']('): Range | undefined {
  for (let at = text.indexOf(mark, from); at !== -1 && at < to; at = text.indexOf(mark, at + 1)) {
    gap.lastIndex = at + mark.length;
    gap.test(text);
    const start = gap.lastIndex;
    const found = text[start] === '<' ? enclosed(text, start, to) : bare(text, start, to, url);
    if (found !== undefined && decodeString(text.slice(found.from, found.to)) === url) return found;
  }
  return undefined;
}

function enclosed(text: string, start: number, to: number): Range | undefined {
  for (let at = start + 1; at < to; at += 1) {
    const unit = text[at];
    if (unit === '\\') at += 1;
    else if (unit === '>') return { from: start + 1, to: at };
    else if (unit === '\n' || unit === '\r') return undefined;
  }
  return undefined;
}

/** Up to a blank or the bracket that closes the construct; brackets inside are balanced. */
function bare(text: string, start: number, to: number, url: string): Range | undefined {
  let depth = 0;
  let at = start;
  // What is decoded is never longer than written in more than a handful of units each.
  const limit = Math.min(to, start + url.length * 34 + 1);
  for (; at < limit; at += 1) {
    const unit = text[at] ?? '';
    if (unit === '\\' && /[!-/:-@[-`{-~]/.test(text[at + 1] ?? '')) at += 1;
    else if (unit === '(') depth += 1;
    else if (unit === ')') {
      if (depth === 0) break;
      depth -= 1;
    } else if (/[\s\0]/.test(unit)) break;
  }
  return { from: start, to: Math.min(at, to) };
}
