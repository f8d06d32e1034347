/** Text that lies behind so many blanks stands outside of every window. */
const widestGap = 120;
const tallestGap = 80;
const gap = /(?:[ \t\u00a0\u2000-\u200a\u202f\u205f\u3000]|&nbsp;|&emsp;|&ensp;){20,}/g;

/** Places of text that comes after a long run of blanks on its line, or of empty lines. Rows of tables are padded on purpose. */
export function textAfterBlanks(
  text: string,
): readonly { readonly from: number; readonly to: number; readonly count: number }[] {
  const found: { from: number; to: number; count: number }[] = [];
  for (const match of text.matchAll(gap)) {
    const count = match[0].replace(/&\w+;/g, ' ').length;
    const at = match.index + match[0].length;
    if (
      count < widestGap ||
      at >= text.length ||
      isLineEnd(text, at) ||
      text[at] === '|' ||
      isTableRow(text, match.index)
    )
      continue;
    found.push({ from: at, to: lineEnd(text, at), count });
  }
  for (const match of text.matchAll(/(?:\r?\n|\r)(?:[^\S\r\n]*(?:\r?\n|\r)){79,}/g)) {
    const at = match.index + match[0].length;
    const count = match[0].split('\n').length - 1;
    if (count > tallestGap && at < text.length) found.push({ from: at, to: lineEnd(text, at), count });
  }
  return found.sort((one, other) => one.from - other.from);
}

function isLineEnd(text: string, at: number): boolean {
  return text[at] === '\n' || text[at] === '\r';
}

/** Where the line ends, or 200 units on. */
function lineEnd(text: string, at: number): number {
  const end = text.slice(at, at + 200).search(/[\r\n]/);
  return Math.min(text.length, end === -1 ? at + 200 : at + end);
}

function isTableRow(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 5000), at);
  return /^[\s>*-]{0,20}\|/.test(before.slice(before.lastIndexOf('\n') + 1));
}
