import type { LineIndex } from './place.ts';
import { visible } from './visible.ts';
import type { Excerpt, Place } from './types.ts';

const widest = 160;
const before = 60;

/** The first line of a place, cut around its start where the line is long. Every unit keeps its position. */
export function excerptOf(text: string, lines: LineIndex, place: Place): Excerpt {
  const { line, column } = place.start;
  const { from, to } = lines.lineRange(line, text);
  const last = place.end.line === line ? place.end.column - 1 : to - from;
  const cutFrom = to - from > widest ? Math.max(0, column - 1 - before) : 0;
  const shown = text.slice(from + cutFrom, Math.min(to, from + cutFrom + widest));
  const at = Math.min(column - 1 - cutFrom, shown.length);
  return {
    line,
    text: visible(shown),
    from: at,
    length: Math.max(1, Math.min(last - cutFrom, shown.length) - at),
  };
}
