/** What JSON.stringify leaves as it is, though a terminal would act on it, or a reader be misled by it. */
const unescaped =
  /[\u007f-\u009f\u061c\u115f\u1160\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]|[\u180b-\u180f]/g;
const astral = /[\u{e0000}-\u{e0fff}]/gu;

/** JSON on one line that is safe to print: the same value, with every control character as `\uXXXX`. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value).replace(unescaped, escapeUnits).replace(astral, escapeUnits);
}

function escapeUnits(text: string): string {
  return text
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}
