import type { CodeBlock } from '../../core/draft-evidence.ts';
import type { LineIndex } from '../../core/place.ts';

export type AlignedLines = Pick<CodeBlock, 'code' | 'lineOffsets' | 'padding'>;

/**
 * Finds where each line of a block's code stands in the draft: every line of code ends the line of the draft that it
 * comes from. Blanks that a half-eaten tab leaves behind stand for no text; `padding` counts them.
 */
export function alignLines(code: readonly string[], firstLine: number, text: string, lines: LineIndex): AlignedLines {
  const padding: Record<number, number> = {};
  const lineOffsets = code.map((line, index) => {
    const { from, to } = lines.lineRange(firstLine + index, text);
    let cut = 0;
    while (cut < line.length && !endsWith(text, { from, to }, line, cut)) cut += 1;
    if (cut > 0) padding[index] = cut;
    return to - (line.length - cut);
  });
  return { code: code.join('\n'), lineOffsets, padding };
}

function endsWith(text: string, range: { from: number; to: number }, line: string, cut: number): boolean {
  if (range.to - (line.length - cut) < range.from) return false;
  return text.startsWith(cut === 0 ? line : line.slice(cut), range.to - (line.length - cut));
}
