import type { CodeBlock } from '../../../pipeline/core/draft-evidence.ts';
import type { LineIndex } from '../../../pipeline/core/place.ts';
import type { Place } from '../../../pipeline/core/types.ts';

type Lines = Pick<CodeBlock, 'code' | 'lineOffsets' | 'padding' | 'place'>;

/** Where a stretch of a block's code stands in the draft. Never leaves the line it starts in. */
export function placeInDraft(block: Lines, { from, to }: { from: number; to: number }, lines: LineIndex): Place {
  const spot = inText(block, lastText(block.code, from));
  const [lineStart, lineEnd] = spot.line;
  const start = offsetInDraft(block, spot.row, Math.max(lineStart, Math.min(spot.at, lineEnd)) - lineStart);
  const length = Math.max(0, Math.min(to, lineEnd) - spot.at);
  return lines.placeOf(start, start + length);
}

/** An error at the end of the code is told at the last thing that stands there. */
function lastText(code: string, offset: number): number {
  if (code.slice(offset, offset + 1_000).trim() !== '' || code.length > offset + 1_000) return offset;
  return Math.min(offset, code.trimEnd().length);
}

function inText({ code }: Lines, at: number): { row: number; at: number; line: readonly [number, number] } {
  const clamped = Math.min(Math.max(at, 0), code.length);
  let row = 0;
  let lineStart = 0;
  for (let end = code.indexOf('\n'); end >= 0 && end < clamped; end = code.indexOf('\n', end + 1)) {
    row += 1;
    lineStart = end + 1;
  }
  const lineEnd = code.indexOf('\n', lineStart);
  return { row, at: clamped, line: [lineStart, lineEnd < 0 ? code.length : lineEnd] };
}

function offsetInDraft({ lineOffsets, padding, place }: Lines, row: number, column: number): number {
  const start = lineOffsets[row];
  if (start === undefined) throw new Error(`A block at line ${place.start.line} has no line ${row + 1}.`);
  return start + Math.max(0, column - (padding[row] ?? 0));
}
