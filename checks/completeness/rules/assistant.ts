import type { ProseBlock } from '../../../pipeline/core/draft-evidence.ts';
import { codeMasked } from '../page/prose-text.ts';
import type { Page, Spot } from '../page/page.ts';
import type { Severity } from '../../../pipeline/core/types.ts';

interface Phrase {
  readonly pattern: RegExp;
  readonly severity: Severity;
}

/** Only an assistant opens a block so. */
const surely: readonly RegExp[] = [
  /^(?:certainly|sure(?: thing)?|of course|absolutely|great question|got it|understood)[!,.]\s+(?:here(?:'s|’s| is| are)|below|i(?:'ll|’ll| will| can|'ve|’ve| have)|let(?:'s|’s| me))\b/i,
  /^as an? (?:ai|artificial intelligence)(?: language)? (?:model|assistant)\b/i,
  /^i(?:'m|’m| am) (?:sorry|afraid),? but (?:as an? (?:ai|language model)|i (?:can(?:'t|’t|not)|am unable))\b/i,
  /^(?:would you like me to|let me know if you(?:'d|’d| would) like me to|do you want me to|shall i (?:also|continue))\b/i,
  /^(?:물론(?:입니다|이죠|이에요)?|네|알겠습니다|좋습니다|그럼요)[!,.]\s?(?:아래(?:는|에)|다음은|여기|요청하신|말씀하신)/,
  /^(?:요청하신|말씀하신|부탁하신)\s(?:대로|내용|글|문서|초안|블로그|기사|수정)/,
  /^(?:저는\s)?(?:AI|인공지능)(?:\s언어)?\s?(?:모델|어시스턴트)(?:로서|이므로|이기 때문에|입니다)/,
];

const perhaps: readonly RegExp[] = [
  /\bas an? (?:ai|artificial intelligence)(?: language)? (?:model|assistant),? i\b/i,
  /\b(?:as of )?my (?:last )?(?:knowledge|training)(?: data)? (?:cut-?off|update)\b/i,
  /^here(?:'s|’s| is) (?:the|a|an|your) (?:revised|updated|rewritten|polished|refined|improved|expanded|requested|full|complete|final)\b[^.]{0,60}(?:version|draft|article|post|section|document|blog)/i,
  /^i hope this (?:helps|article helps|guide helps|information helps|meets your)\b/i,
  /^(?:please )?let me know if you(?:'d| would)? (?:need|have|want) (?:any )?(?:further|more|other|additional|changes|adjustments|modifications)\b/i,
  /^feel free to (?:ask|reach out|let me know) if (?:you|there)\b/i,
  /^(?:다음은|아래는)\s(?:요청하신|수정된|개선된|완성된|최종)\s/,
  /(?:추가로|더)\s(?:필요하신|궁금하신|궁금한|수정이 필요한)\s[^.]{0,30}(?:있으시면|있으면|있다면)\s(?:언제든지?\s)?(?:말씀|알려|질문|요청)/,
  /^(?:이\s글이|이\s내용이|이\s정보가)?\s?도움이\s(?:되었기를|되셨기를|되었으면|되셨으면)/,
];

const phrases: readonly Phrase[] = [
  ...surely.map((pattern): Phrase => ({ pattern, severity: 'blocker' })),
  ...perhaps.map((pattern): Phrase => ({ pattern, severity: 'warning' })),
];

/** Marks that chat tools put into what is copied from them. */
const residue: readonly RegExp[] = [
  /:?contentReference\[oaicite:\d{1,4}\]/,
  /【\d{1,4}(?::\d{1,4})?†[^】]{0,60}】/,
  /\b(?:cite)?turn\d{1,3}(?:search|view|news|fetch|image)\d{1,3}\b/,
  /[?&]utm_source=(?:chatgpt\.com|openai|copilot\.com)/,
  /\[email[ \u00a0]protected\](?!\()/,
  /\/cdn-cgi\/l\/email-protection/,
];

/** What the assistant says to the writer, and what copying from a chat or a web page leaves behind. */
export function assistantRule(page: Page): Spot[] {
  return [...page.prose.flatMap((block) => phraseSpots(page, block)), ...residueSpots(page)];
}

function phraseSpots(page: Page, block: ProseBlock): Spot[] {
  if (block.kind === 'quote' || block.kind === 'table-cell') return [];
  const text = codeMasked(block);
  if (/^(?:[\w+#]{1,12} )?(?:Copy code|코드 복사)$/.test(text.trim())) {
    return [{ code: 'copy-residue', params: { text: text.trim() }, place: block.place }];
  }
  for (const { pattern, severity } of phrases) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const place = page.inProse(block, found.index, found.index + found[0].length);
    return [{ code: 'assistant-leftover', params: { text: found[0].slice(0, 80) }, place, severity }];
  }
  return [];
}

function residueSpots({ source, at }: Page): Spot[] {
  return residue.flatMap((pattern) =>
    [...source.matchAll(new RegExp(pattern, 'g'))].map(({ index, 0: text }): Spot => {
      return { code: 'copy-residue', params: { text: text.slice(0, 80) }, place: at(index, index + text.length) };
    }),
  );
}
