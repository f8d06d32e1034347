import { ofType } from '../page/entries.ts';
import { type Literal, masks } from '../page/literals.ts';
import type { Page, Spot } from '../page/page.ts';
import { isAddress } from './references.ts';

type Code = 'link-brackets-wrong' | 'link-brackets-apart' | 'link-bracket-missing';

/** How an address begins, where text in brackets would not. */
const start = String.raw`(?:https?:\/\/|\.{0,2}\/(?!\/)|#(?=\p{L}))`;
const label = String.raw`(?<!\\)\[[^[\]\n]{1,200}\]`;
const slip = (pattern: string): RegExp => new RegExp(pattern, 'gu');

/** Links whose brackets are of the wrong kind, missing or apart, so that Markdown reads text. */
const slips: readonly (readonly [code: Code, pattern: RegExp])[] = [
  [
    'link-brackets-wrong',
    slip(String.raw`\((?:[^()\n]|\([^()\n]{0,60}\)){1,100}\)\[(?=(\S{1,500}?)\])[^[\]\s]{1,500}\]`),
  ],
  ['link-brackets-wrong', slip(String.raw`${label}\[${start}[^[\]()\s]{0,500}[\])]`)],
  ['link-brackets-wrong', slip(String.raw`[)}]\(${start}[^()\s]{1,500}\)`)],
  [
    'link-brackets-apart',
    slip(String.raw`${label}(?:[ \t]{1,4}|[ \t]{0,4}\r?\n[ \t]{0,20})\(${start}[^()\s]{0,500}\)`),
  ],
  [
    'link-bracket-missing',
    slip(String.raw`(?<!\\)\[[^[\]()\n]{1,200}(?:\([^()[\]\n]{0,60}\))?\(${start}[^()[\]\s]{0,500}\)(?!\])`),
  ],
  ['link-bracket-missing', slip(String.raw`(?<=\[[^[\]\n]{1,200})\]${start}[^()[\]\s]{1,500}\)`)],
];

/** Links that a typing slip has turned into text, or whose address has swallowed a bracket. */
export function linkSyntaxRule(page: Page): Spot[] {
  return [
    ...page.literals.flatMap((literal) => [...slipSpots(page, literal), ...halfLinks(page, literal)]),
    ...addressSpots(page),
    ...strayBrackets(page),
  ];
}

function slipSpots({ at }: Page, { text, from }: Literal): Spot[] {
  if (!/[)\]}]/.test(text)) return [];
  return slips.flatMap(([code, pattern]) =>
    [...text.matchAll(pattern)].flatMap(({ index, 0: whole, 1: address }): Spot[] => {
      if (address !== undefined && !isAddress(address)) return [];
      const place = at(from + index, from + index + whole.length);
      return [{ code, params: { text: whole.slice(0, 80) }, place }];
    }),
  );
}

/** `](` that stayed text: a bracket before or behind it is missing, or the address has a blank. */
function halfLinks({ at }: Page, { text, from }: Literal): Spot[] {
  const spots: Spot[] = [];
  let reported = -1;
  for (let index = text.indexOf(']('); index !== -1; index = text.indexOf('](', index + 2)) {
    if (text[index - 1] === '\\') continue;
    // Two in one stretch without a blank are one link whose addresses run together.
    const sameWord = reported !== -1 && !/\s/.test(text.slice(reported, index));
    reported = index;
    if (sameWord) continue;
    const opened = text.lastIndexOf('[', index);
    const whole = opened > text.lastIndexOf(']', index - 1);
    const begin = whole ? opened : Math.max(text.lastIndexOf('\n', index) + 1, index - 20, 0);
    const rest = /^[^\s()[\]]{0,500}\)?/.exec(text.slice(index + 2, index + 502))?.[0].length ?? 0;
    const end = index + 2 + rest;
    const params = { text: text.slice(begin, end).slice(0, 80) };
    spots.push({ code: 'link-bracket-missing', params, place: at(from + begin, from + end) });
  }
  return spots;
}

function addressSpots({ entries, at }: Page): Spot[] {
  return ofType(entries, 'link', 'image', 'definition').flatMap(({ node, from, to }): Spot[] => {
    const place = at(from, to);
    const params = { text: node.url.slice(0, 80) };
    if (/^\(.*\)$/s.test(node.url)) return [{ code: 'link-brackets-doubled', params, place }];
    return node.url.includes('](') ? [{ code: 'link-bracket-missing', params, place }] : [];
  });
}

/** A bracket too many that touches a link: `[[text](address)`, `[text](address))`. */
function strayBrackets({ literals, entries, at }: Page): Spot[] {
  const links = ofType(entries, 'link');
  let next = 0;
  return literals.flatMap(({ entry, text, from }): Spot[] => {
    const spots: Spot[] = [];
    while (next < links.length && (links[next]?.from ?? 0) < entry.from) next += 1;
    const openedMore = count(text, '[') > count(text, ']');
    const closedMore = count(text, ')') > count(text, '(');
    for (; next < links.length; next += 1) {
      const link = links[next];
      if (link === undefined || link.from >= entry.to) break;
      if (text[link.from - from] !== masks.syntax) continue;
      const opened = text[link.from - from - 1] === '[' && text[link.from - from - 2] !== '\\';
      const closed = text[link.to - from] === ')';
      if (!(opened && openedMore) && !(closed && closedMore)) continue;
      const [begin, end] = [link.from - (opened ? 1 : 0), link.to + (closed ? 1 : 0)];
      const params = {
        text: text
          .slice(begin - from, end - from)
          .replaceAll(masks.syntax, '')
          .slice(0, 80),
      };
      spots.push({ code: 'link-bracket-stray', params, place: at(begin, end) });
    }
    return spots;
  });
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}
