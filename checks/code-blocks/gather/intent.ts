import type { BlockInput } from './block-input.ts';

/** What the author says of a block, in its fence or in a comment right before it. */
export interface Intent {
  /** It fails on purpose: in any way, or in its syntax. */
  readonly expectsError?: 'any' | 'syntax';
  /** It is not to be judged; the reason is undefined where none is given. */
  readonly noCheck?: { readonly reason: string | undefined };
  /** The text right before shows it as the wrong way. */
  readonly shownWrong: boolean;
}

const comment = /(?:<!--|\{\/\*)([^]{0,400}?)(?:-->|\*\/\})\s*$/;
const expect = /(?:^|[\s,{])expect-error(?:[=:](?:"([^"]{0,80})"|([\w-]{1,80})))?(?=$|[\s,}])/;
const noCheck = /(?:^|[\s,{])no-check(?=$|[\s,}])/;
const reasonWord = /\breason\s*[=:]\s*(?:"([^"]{1,300})"|'([^']{1,300})'|“([^”]{1,300})”)/;

const wrongWord =
  /[❌✗✘🚫👎⛔]|\b(?:wrong|incorrect|bad|anti-?pattern|syntax error|(?:does|will|do)(?: not|n['’]t) (?:compile|parse)|won['’]t (?:compile|parse))\b|나쁜 예|잘못된 (?:예|코드|방법|방식|사용)|틀린 (?:예|코드)|안티 ?패턴|컴파일되지 않|구문 오류/iu;
const wrongComment =
  /(?:\/\/|#|--|;|\/\*|<!--)\s*(?:[❌✗✘🚫👎⛔]|(?:Syntax ?|Parse ?)?Error\b|wrong\b|incorrect\b|invalid\b|bad\b|don['’]t\b|not allowed|illegal\b|오류|에러|잘못|나쁜)/iu;

const nearby = 160;

export function intentOf({ meta, before, code }: BlockInput): Intent {
  const words = `${meta} ${comment.exec(before)?.[1] ?? ''}`;
  const expected = expect.exec(words);
  const isUnchecked = noCheck.test(words);
  const [, double, single, curly] = reasonWord.exec(words) ?? [];
  const what = expected?.[1] ?? expected?.[2];
  return {
    ...(expected !== null && { expectsError: what === 'syntax' ? 'syntax' : 'any' }),
    ...(isUnchecked && { noCheck: { reason: (double ?? single ?? curly)?.trim() || undefined } }),
    shownWrong:
      /\b(?:example-)?(?:bad|wrong|incorrect)\b/.test(meta) || wrongWord.test(lastSentence(before)) || saysWrong(code),
  };
}

/** Whether a comment on the very line says that it is wrong. */
export function isMarkedWrong(code: string, at: number): boolean {
  const from = code.lastIndexOf('\n', at - 1) + 1;
  const end = code.indexOf('\n', at);
  return wrongComment.test(code.slice(from, end < 0 ? undefined : end).slice(0, 1_000));
}

/** The sentence or heading that leads to the block; a comment between is passed over. */
function lastSentence(before: string): string {
  const text = before.replace(comment, '').trimEnd();
  const last = text.slice(text.lastIndexOf('\n\n') + 1).slice(-nearby);
  return last.split(/[.!?。]\s/).at(-1) ?? '';
}

/** Whether a comment that opens the block says so. */
function saysWrong(code: string): boolean {
  const first = code.slice(0, nearby).trimStart().split('\n', 1)[0] ?? '';
  return /^(?:\/\/|#|--|;|\/\*|<!--)/.test(first) && wrongComment.test(first);
}
