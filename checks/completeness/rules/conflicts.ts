import type { Page, Spot } from '../page/page.ts';
import { ofType } from '../page/entries.ts';

const ours = /^<{7}(?: [^\r\n]*)?$/gm;
const theirs = /^>{7}(?: [^\r\n]*)?$/gm;

/** Conflict markers of a merge outside code: the pair of them, since one alone may be text. */
export function conflictsRule({ source, entries, at }: Page): Spot[] {
  const code = ofType(entries, 'code', 'inlineCode');
  const inCode = (offset: number): boolean => code.some(({ from, to }) => from <= offset && offset < to);
  const ends = [...source.matchAll(theirs)].map(({ index }) => index);
  return [...source.matchAll(ours)].flatMap(({ index, 0: text }): Spot[] => {
    const end = ends.find((one) => one > index);
    if (end === undefined || (inCode(index) && inCode(end))) return [];
    const place = at(index, index + text.trimEnd().length);
    return [{ code: 'conflict-marker', params: { line: at(end, end).start.line }, place }];
  });
}
