import type { Language, Params } from './types.ts';

/** What is wrong, why a reader minds, what to do. Templates: `{name}`, and `{name:one|many}` or `{name:은|는}`. */
export interface MessageText {
  readonly message: string;
  readonly why: string;
  readonly next: string;
}

export type Catalog = Readonly<Record<Language, Readonly<Record<string, MessageText>>>>;

type Name<Hole extends string> = Hole extends `${infer Head}:${string}` ? Head : Hole;
type Holes<Text extends string> = Text extends `${string}{${infer Hole}}${infer Rest}`
  ? Name<Hole> | Holes<Rest>
  : never;
type TextOf<C extends Catalog, Code extends CodeOf<C>> = C['en'][Code] & MessageText;

export type CodeOf<C extends Catalog> = keyof C['en'] & string;
export type ParamsOf<C extends Catalog, Code extends CodeOf<C>> = {
  readonly [Hole in Holes<TextOf<C, Code>['message'] | TextOf<C, Code>['why'] | TextOf<C, Code>['next']>]:
    | string
    | number;
};

/** A check's texts, one complete set per language; that both sets have the same codes is held by the types. */
export function defineMessages<
  const En extends Readonly<Record<string, MessageText>>,
  const Ko extends { readonly [Code in keyof En]: MessageText },
>(texts: { readonly en: En; readonly ko: Ko }): { readonly en: En; readonly ko: Ko } {
  return texts;
}

const hole = /\{([A-Za-z]\w*)(?::([^|{}]*)\|([^{}]*))?\}/g;

/** Fills a template. `{n:word|words}` takes the first form for 1; Hangul forms follow the sound that the value ends in. */
export function fill(template: string, params: Params): string {
  return template.replace(hole, (whole: string, name: string, first?: string, second?: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (value === undefined) return whole;
    if (first === undefined || second === undefined) return String(value);
    if (/[가-힣]/.test(first + second)) return endsInConsonant(String(value), first) ? first : second;
    return Number(value) === 1 ? first : second;
  });
}

export function fillText(text: MessageText, params: Params): MessageText {
  return { message: fill(text.message, params), why: fill(text.why, params), next: fill(text.next, params) };
}

/** Whether Korean hears a final consonant at the end of `word`: it decides 은/는, 이/가, 을/를, 과/와 and 으로/로. */
function endsInConsonant(word: string, form: string): boolean {
  const last = word.normalize('NFC').match(/[\p{L}\p{N}](?=[^\p{L}\p{N}]*$)/u)?.[0] ?? '';
  const code = last.codePointAt(0) ?? 0;
  const rieulCounts = !form.startsWith('으로');
  if (code >= 0xac00 && code <= 0xd7a3) {
    const final = (code - 0xac00) % 28;
    return final !== 0 && (rieulCounts || final !== 8);
  }
  if (/[0-9]/.test(last)) return rieulCounts ? /[013678]/.test(last) : /[036]/.test(last);
  return rieulCounts ? /[lmnLMNR]/.test(last) : /[mnMN]/.test(last);
}
