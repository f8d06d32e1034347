import { codeMasked } from '../page/prose-text.ts';
import { type Page, type Spot } from '../page/page.ts';
import type { ProseBlock } from '../../../pipeline/core/draft-evidence.ts';

type Pattern = { readonly pattern: RegExp; readonly longest?: number };

/** `longest`: the block must not be longer, since inside longer text the words are about something. */
const patterns: readonly Pattern[] = [
  { pattern: /(?<![\w-])(?:TODO|TBD|TBA|FIXME|XXX)(?:\s?\([^()\s]{1,40}\))?:(?!:)/ },
  {
    pattern:
      /^(?:TODO|TBD|TBA|FIXME|XXX|WIP)(?:$|[\s.!…]*$|\s+[-–—(]|\s+(?=[a-z]{2,}\s+(?:the|a|an|this|more|here|about)\b))/,
  },
  { pattern: /(?:\/\/|\/\*|[[(*])\s?(?:TODO|TBD|TBA|FIXME)(?:[\])*]|\s|$)/ },
  { pattern: /\blorem ipsum\b|\bdolor sit amet\b/i },
  { pattern: /\[(?:insert|add|put|enter|replace|fill in|describe|provide|include)\s[^[\]]{1,80}\]/i },
  { pattern: /\[your [a-z][\w' -]{1,40}\]/i },
  { pattern: /[[({<［「]\s?여기에?\s[^\][(){}<>]{1,60}[\])}>］」]/ },
  {
    pattern:
      /^여기에\s\S[^.!?]{0,40}(?:작성|입력|추가|삽입|기재|설명)(?:하세요|해\s?주세요|하십시오|할 것|해야 함|하기|예정)?[.!]?$/,
    longest: 50,
  },
  { pattern: /(?:^|[\s([*_:—–-])coming soon[\s.!…)\]*]*$/i, longest: 60 },
  {
    pattern:
      /^\(?(?:to be (?:written|done|added|completed|continued|filled(?: in)?|determined|decided|announced)|work in progress|under construction|(?:content|text|description|more|details?) (?:goes|to come|coming) ?(?:here)?|placeholder(?: text)?|fill (?:me|this) in|write (?:me|this))[\s.!…)]*$/i,
    longest: 60,
  },
  {
    pattern:
      /(?:추후|나중에|곧|추가로)\s?(?:작성|추가|보완|업데이트|기재|정리)(?:할|될|하겠|됩니다|합니다|하기|\s?예정|바람)/,
    longest: 45,
  },
  {
    pattern: /(?:작성|내용\s?추가|업데이트|보완|번역|집필)\s?(?:예정|필요|중)(?:입니다|임|이다)?[\s.!)\]]*$/,
    longest: 30,
  },
  { pattern: /^\(?(?:내용 없음|준비\s?중(?:입니다)?|작성\s?중(?:입니다)?|미작성|작성\s?예정)[\s.!…)]*$/, longest: 30 },
];

/** What a writer left to be filled in, where readers see it. */
export function placeholdersRule(page: Page): Spot[] {
  return [...page.prose.flatMap((block) => blockSpots(page, block)), ...commentSpots(page)];
}

function blockSpots(page: Page, block: ProseBlock): Spot[] {
  const text = codeMasked(block);
  for (const { pattern, longest } of patterns) {
    if (longest !== undefined && text.length > longest) continue;
    const found = pattern.exec(text);
    if (found === null) continue;
    const place = page.inProse(block, found.index, found.index + found[0].length);
    return [
      {
        code: 'placeholder',
        params: { text: block.text.slice(found.index, found.index + found[0].length).trim() },
        place,
      },
    ];
  }
  return [];
}

const marker = /(?<![\w-])(?:TODO|FIXME|TBD|XXX)(?![\w-])/;

/** Notes to oneself in comments: readers do not see them, but everybody who opens the page's source does. */
function commentSpots({ entries, at }: Page): Spot[] {
  return entries.flatMap(({ node, from }): Spot[] => {
    const isComment =
      (node.type === 'html' && node.value.startsWith('<!--')) ||
      (node.type.startsWith('mdx') && 'value' in node && node.value.trimStart().startsWith('/*'));
    if (!isComment || !('value' in node)) return [];
    const found = marker.exec(node.value);
    if (found === null) return [];
    const start = from + found.index + (node.type === 'html' ? 0 : 1);
    const line = node.value.slice(found.index).split('\n', 1)[0] ?? '';
    return [
      { code: 'placeholder-in-comment', params: { text: found[0] }, place: at(start, start + line.trimEnd().length) },
    ];
  });
}
