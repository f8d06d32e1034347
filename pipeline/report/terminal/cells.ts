import { createRequire } from '../../node/module.ts';
import type * as stringWidth from 'string-width';

export interface Piece {
  readonly text: string;
  readonly cells: number;
}

// Each character of these is one code unit and stands for itself: ASCII, Latin, Greek, Cyrillic, dashes and quotes;
// then kana, CJK ideographs, Hangul syllables and fullwidth forms.
const plain =
  /^[ -~\u00a0-\u00ac\u00ae-\u02ff\u0370-\u0373\u0391-\u03a1\u03a3-\u03ff\u0400-\u0482\u048a-\u052f\u2010-\u2015\u2018-\u201f\u2026\u3001-\u3029\u3041-\u3096\u30a1-\u30ff\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff60]*$/;
const wide = /[\u3001-\ud7a3\uff01-\uff60]/g;

const mostKnown = 10_000;

let segmenter: Intl.Segmenter | undefined;
let measure: ((text: string) => number) | undefined;
const known = new Map<string, number>();

/** How many columns of a terminal the text takes: Hangul and emoji take two. */
export function cellsOf(text: string): number {
  if (plain.test(text)) return text.length + (text.match(wide)?.length ?? 0);
  return piecesOf(text).reduce((sum, { cells }) => sum + cells, 0);
}

/** What a reader sees as single characters, which may not be cut. */
export function piecesOf(text: string): Piece[] {
  if (plain.test(text)) return Array.from(text, (unit) => ({ text: unit, cells: cellsOf(unit) }));
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => ({ text: segment, cells: cellsOfPiece(segment) }));
}

function cellsOfPiece(piece: string): number {
  const cells = known.get(piece);
  if (cells !== undefined) return cells;
  if (known.size >= mostKnown) known.clear();
  measure ??= loadMeasure();
  const measured = measure(piece);
  known.set(piece, measured);
  return measured;
}

/** Only for text that needs it: the tables of emoji cost more time than a whole run that the cache answers. */
function loadMeasure(): (text: string) => number {
  const require = createRequire(import.meta.url);
  return (require('string-width') as typeof stringWidth).default;
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
    if (line !== '' && used + 1 + cells <= width) {
      line += ` ${word}`;
      used += 1 + cells;
      continue;
    }
    if (line !== '') lines.push(line);
    const parts = cells <= width ? [word] : cut(word, width);
    lines.push(...parts.slice(0, -1));
    line = parts.at(-1) ?? '';
    used = cellsOf(line);
  }
  return line === '' ? lines : [...lines, line];
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
