import type { Excerpt } from '../../core/types.ts';
import { visible } from '../../core/visible.ts';
import { type Piece, piecesOf } from './cells.ts';

export interface PointedLine {
  readonly text: string;
  /** Columns before the pointer, and under it. */
  readonly before: number;
  readonly under: number;
}

const ellipsis = '…';

/** A line of the draft in at most `width` columns, cut on either side of what the pointer marks. */
export function pointedLine(excerpt: Pick<Excerpt, 'text' | 'from' | 'length'>, width: number): PointedLine {
  const text = visible(excerpt.text);
  const pieces = piecesOf(text);
  const { before, under, total } = measured(pieces, excerpt);
  if (Math.max(total, before + under) <= width) return { text, before, under };

  const room = Math.max(1, width - 2);
  const skip = Math.max(0, Math.min(before - Math.floor(room / 3), total - room));
  let dropped = 0;
  let used = 0;
  let shown = '';
  let more = false;
  for (const piece of pieces) {
    if (dropped < skip) dropped += piece.cells;
    else if (more || used + piece.cells > room) more = true;
    else {
      shown += piece.text;
      used += piece.cells;
    }
  }
  const lead = dropped > 0 ? 1 : 0;
  const start = Math.max(0, Math.min(lead + before - dropped, width - 1));
  return {
    text: (lead ? ellipsis : '') + shown + (more ? ellipsis : ''),
    before: start,
    under: Math.max(1, Math.min(under, lead + used - start)),
  };
}

/** In columns; a pointer into the middle of a character starts before it. */
function measured(
  pieces: readonly Piece[],
  { from, length }: Pick<Excerpt, 'from' | 'length'>,
): { readonly before: number; readonly under: number; readonly total: number } {
  let offset = 0;
  let before = 0;
  let under = 0;
  let total = 0;
  for (const { text, cells } of pieces) {
    if (offset + text.length <= from) before += cells;
    else if (offset < from + length) under += cells;
    offset += text.length;
    total += cells;
  }
  return { before, under: Math.max(1, under), total };
}
