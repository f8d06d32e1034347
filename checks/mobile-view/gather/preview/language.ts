const tag = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/;
const sample = 20_000;

/** What the front matter says, else Korean where a fifth of the letters are Hangul. BCP 47. */
export function languageOf(said: unknown, text: string): string {
  if (typeof said === 'string' && tag.test(said)) return said;
  const read = text.slice(0, sample);
  const hangul = read.match(/\p{Script=Hangul}/gu)?.length ?? 0;
  const letters = read.match(/\p{L}/gu)?.length ?? 0;
  return hangul * 5 > letters ? 'ko' : 'en';
}
