/** What JSON.stringify leaves as it is, though a terminal would act on it, or a reader be misled by it. */
const unescaped = /[\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;
const tags = /[\u{e0000}-\u{e007f}]/gu;

/** JSON on one line that is safe to print: the same value, with every control character as `\uXXXX`. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value).replace(unescaped, escapeUnits).replace(tags, escapeUnits);
}

function escapeUnits(text: string): string {
  return text
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}
