import { ofType } from '../page/entries.ts';
import type { Literal } from '../page/literals.ts';
import type { Page, Spot } from '../page/page.ts';
import { isAddress } from './references.ts';

const exchanged = /\(([^()\n]{1,200})\)\[([^[\]\s]{1,500})\]/g;
const apart = /(?<!\\)\[([^[\]\n]{1,200})\][ \t]+\(((?:https?:\/\/|\.{0,2}\/|#)[^()\s]{1,500})\)/g;
const doubled = /^\(.*\)$/s;

/** Links that a typing slip has turned into text, or whose address has swallowed a bracket. */
export function linkSyntaxRule(page: Page): Spot[] {
  return [...page.literals.flatMap((literal) => literalSpots(page, literal)), ...addressSpots(page)];
}

function literalSpots({ at }: Page, { text, from }: Literal): Spot[] {
  const spots: Spot[] = [];
  const add = (code: 'link-brackets-exchanged' | 'link-brackets-apart', index: number, whole: string): void => {
    spots.push({ code, params: { text: whole.slice(0, 80) }, place: at(from + index, from + index + whole.length) });
  };
  for (const { index, 0: whole, 2: target = '' } of text.matchAll(exchanged)) {
    if (isAddress(target)) add('link-brackets-exchanged', index, whole);
  }
  for (const { index, 0: whole } of text.matchAll(apart)) add('link-brackets-apart', index, whole);
  let reported = -1;
  for (let index = text.indexOf(']('); index !== -1; index = text.indexOf('](', index + 2)) {
    if (text[index - 1] === '\\') continue;
    // Two in one stretch without a blank are one link whose addresses run together.
    const sameWord = reported !== -1 && !/\s/.test(text.slice(reported, index));
    if (!sameWord) spots.push(brokenSpot({ text, from, index, at }));
    reported = index;
  }
  return spots;
}

function brokenSpot({ text, from, index, at }: { text: string; from: number; index: number; at: Page['at'] }): Spot {
  const lineFrom = text.lastIndexOf('\n', index) + 1;
  const opened = text.lastIndexOf('[', index);
  const start = opened > text.lastIndexOf(']', index - 1) && opened !== -1 ? opened : Math.max(lineFrom, index - 20);
  const rest = /^[^\s()[\]]*\)?/.exec(text.slice(index + 2, index + 502))?.[0] ?? '';
  const place = at(from + start, from + index + 2 + rest.length);
  return {
    code: 'link-bracket-missing',
    params: { text: text.slice(start, index + 2 + rest.length).slice(0, 80) },
    place,
  };
}

function addressSpots({ entries, at }: Page): Spot[] {
  return ofType(entries, 'link', 'image', 'definition').flatMap(({ node, from, to }): Spot[] => {
    const place = at(from, to);
    const params = { text: node.url.slice(0, 80) };
    if (doubled.test(node.url)) return [{ code: 'link-brackets-doubled', params, place }];
    if (node.url.includes('](')) return [{ code: 'link-bracket-missing', params, place }];
    return [];
  });
}
