import stringWidth from 'string-width';

export interface Piece {
  readonly text: string;
  readonly cells: number;
}

let segmenter: Intl.Segmenter | undefined;

/** How many columns of a terminal the text takes: Hangul and emoji take two. */
export function cellsOf(text: string): number {
  return /^[ -~]*$/.test(text) ? text.length : stringWidth(text);
}

/** What a reader sees as single characters, which may not be cut. */
export function piecesOf(text: string): Piece[] {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => ({ text: segment, cells: cellsOf(segment) }));
}

export function padCells(text: string, cells: number): string {
  return text + ' '.repeat(Math.max(0, cells - cellsOf(text)));
}

/** Lines of at most `width` columns, broken at spaces (never at no-break spaces); a word that is too long by itself is cut. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of text.split(/ +/).filter((one) => one !== '')) {
    const cells = cellsOf(word);
    if (used > 0 && used + 1 + cells <= width) {
      line += ` ${word}`;
      used += 1 + cells;
      continue;
    }
    if (used > 0) lines.push(line);
    const parts = cells <= width ? [word] : cut(word, width);
    lines.push(...parts.slice(0, -1));
    line = parts.at(-1) ?? '';
    used = cellsOf(line);
  }
  return used > 0 ? [...lines, line] : lines;
}

function cut(word: string, width: number): string[] {
  const parts: string[] = [];
  let part = '';
  let used = 0;
  for (const piece of piecesOf(word)) {
    if (used + piece.cells > width && part !== '') {
      parts.push(part);
      part = '';
      used = 0;
    }
    part += piece.text;
    used += piece.cells;
  }
  return [...parts, part];
}
