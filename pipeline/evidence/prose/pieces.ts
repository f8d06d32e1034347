import type { ProseSpan } from '../../core/draft-evidence.ts';

/** A stretch of a block's text and the stretch of the draft that it came from. */
export interface Piece {
  readonly text: string;
  readonly offset: number;
  readonly draftLength: number;
  readonly code: boolean;
}

/** Joins pieces to one text and its spans. Neighbours that lie together in the draft become one span. */
export function join(pieces: readonly Piece[]): { readonly text: string; readonly spans: readonly ProseSpan[] } {
  let text = '';
  const spans: ProseSpan[] = [];
  for (const piece of pieces) {
    if (piece.text === '') continue;
    const span = { at: text.length, length: piece.text.length, ...withoutText(piece) };
    const last = spans.at(-1);
    if (last !== undefined && continues(last, span)) {
      const length = last.length + span.length;
      spans[spans.length - 1] = { ...last, length, draftLength: length };
    } else spans.push(span);
    text += piece.text;
  }
  return { text, spans };
}

function withoutText({ offset, draftLength, code }: Piece): Pick<ProseSpan, 'offset' | 'draftLength' | 'code'> {
  return { offset, draftLength, code };
}

function continues(last: ProseSpan, span: ProseSpan): boolean {
  const even = last.length === last.draftLength && span.length === span.draftLength;
  return even && last.code === span.code && last.offset + last.draftLength === span.offset;
}

/** The pieces without the given ascending, disjoint ranges of their joined text. */
export function cut(
  pieces: readonly Piece[],
  ranges: readonly { readonly from: number; readonly to: number }[],
): Piece[] {
  const left: Piece[] = [];
  let next = 0;
  let at = 0;
  for (const piece of pieces) {
    const end = at + piece.text.length;
    let from = at;
    while (next < ranges.length) {
      const range = ranges[next];
      if (range === undefined || range.from >= end) break;
      if (range.from > from) left.push(part(piece, from - at, range.from - at));
      from = Math.max(from, Math.min(range.to, end));
      if (range.to > end) break;
      next += 1;
    }
    if (from < end) left.push(part(piece, from - at, end - at));
    at = end;
  }
  return left;
}

function part(piece: Piece, from: number, to: number): Piece {
  if (from === 0 && to === piece.text.length) return piece;
  const text = piece.text.slice(from, to);
  if (piece.text.length !== piece.draftLength) return { ...piece, text };
  return { ...piece, text, offset: piece.offset + from, draftLength: to - from };
}

/** What NFC composes into one: a base and its marks, or the parts of a Hangul syllable. */
const cluster =
  /[\u1100-\u115f\ua960-\ua97c][\u1160-\u11a7\ud7b0-\ud7c6]?[\u11a8-\u11ff\ud7cb-\ud7fb]?\p{M}*|[가-힣][\u11a8-\u11c2]?\p{M}*|\P{M}\p{M}*|\p{M}+/gu;

/** The pieces in NFC. Only what changes becomes a piece of its own. */
export function compose(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece) => {
    if (piece.text.length !== piece.draftLength || piece.text.normalize('NFC') === piece.text) return [piece];
    return [...piece.text.matchAll(cluster)].map(({ 0: text, index }) => {
      const offset = piece.offset + index;
      return { text: text.normalize('NFC'), offset, draftLength: text.length, code: piece.code };
    });
  });
}

/** Line endings as blanks: readers see one. */
export function unwrap(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece) => {
    if (!/[\r\n]/.test(piece.text)) return [piece];
    if (piece.text.length !== piece.draftLength) return [{ ...piece, text: piece.text.replace(/\r\n|[\r\n]/g, ' ') }];
    const parts: Piece[] = [];
    for (const { 0: text, index } of piece.text.matchAll(/\r\n|[\r\n]|[^\r\n]+/g)) {
      const shown = text === '\r\n' || text === '\r' || text === '\n' ? ' ' : text;
      parts.push({ text: shown, offset: piece.offset + index, draftLength: text.length, code: piece.code });
    }
    return parts;
  });
}
