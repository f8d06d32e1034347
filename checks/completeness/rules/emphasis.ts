import { ofType } from '../page/entries.ts';
import type { Literal } from '../page/literals.ts';
import type { Page, Spot } from '../page/page.ts';

const pair = /(?<![\\*\w/])\*\*(?![\s*])([^*\n]{1,200})(?<![\s\\/])\*\*(?!\*)/g;
const spaced = /(?<![\\*\w/])\*\*([ \t][^*\n]{1,80}|[^*\s][^*\n]{0,80}[ \t])\*\*(?![*\w/])/g;
const escaped = /\\\*\\\*(?!\s)([^*\\\n]{1,80})(?<!\s)\\\*\\\*/g;
/** One end of bold: globs, powers and `**kwargs` are none. */
const opening = /(?<![\\*\w/.])\*\*(?![\s*/._])(?=[\p{L}\p{N}"'(])(?!kw|options|args|props|params)/u;
const closing = /(?<=\p{L}[\p{L}\p{N}"'’”)\]]{0,3})(?<!\*)\*\*(?=[\s.,:;!?)]|$)/u;

/** Bold that Markdown does not read as bold, so that readers see the asterisks. */
export function emphasisRule(page: Page): Spot[] {
  return [...page.literals.flatMap((literal) => literalSpots(page, literal)), ...unevenSpots(page)];
}

function literalSpots({ at }: Page, { text, from }: Literal): Spot[] {
  if (!text.includes('*')) return [];
  const place = (index: number, whole: string) => at(from + index, from + index + whole.length);
  const pairs = [...text.matchAll(pair)].map(({ index, 0: whole, 1: inner = '' }): Spot => {
    const beside = (text[index + whole.length] ?? '') + (text[index - 1] ?? '');
    const code = /[가-힣]/.test(beside) ? 'bold-beside-hangul' : 'bold-not-read';
    return { code, params: { text: inner.slice(0, 60) }, place: place(index, whole) };
  });
  if (pairs.length > 0) return pairs;
  const told = [['bold-with-blanks', spaced] as const, ['bold-escaped', escaped] as const].flatMap(([code, pattern]) =>
    [...text.matchAll(pattern)].map(({ index, 0: whole, 1: inner = '' }): Spot => {
      return { code, params: { text: inner.trim().slice(0, 60) }, place: place(index, whole) };
    }),
  );
  if (told.length > 0) return told;
  const lone = opening.exec(text) ?? closing.exec(text);
  return lone === null ? [] : [{ code: 'bold-unclosed', params: {}, place: place(lone.index, '**') }];
}

/** `**text*` and `*text**`: Markdown takes one pair, and leaves the third asterisk to the reader. */
function unevenSpots({ entries, source, at }: Page): Spot[] {
  return ofType(entries, 'emphasis', 'strong').flatMap(({ node, from, to, parent, index }): Spot[] => {
    if (node.position === undefined || source[from] !== '*' || parent === undefined) return [];
    if (!('children' in parent.node)) return [];
    const before = parent.node.children[index - 1];
    const after = parent.node.children[index + 1];
    const left = before?.type === 'text' && /(?<![\\*])\*$/.test(before.value.slice(-3)) && source[from - 2] !== '\\';
    const right = after?.type === 'text' && /^\*(?!\*)/.test(after.value) && source[to] === '*';
    if (left === right) return [];
    return [{ code: 'bold-uneven', params: {}, place: at(left ? from - 1 : from, right ? to + 1 : to) }];
  });
}
