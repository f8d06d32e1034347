import type { CodeBlock } from '../../core/draft-evidence.ts';
import type { LineIndex } from '../../core/place.ts';
import type { Point } from '../../core/types.ts';
import { alignLines, type AlignedLines } from './align-lines.ts';
import { nameOfBlock } from './file-name.ts';
import { parseInfo } from './info-string.ts';
import { type Fence, innerFences } from './inner-fences.ts';

/** What stands right before a block is cut to its last units. */
const longestBefore = 600;

/** A code block as a Markdown parser sees it. */
export interface ParsedCode {
  readonly style: CodeBlock['style'];
  /** Escapes and character references decoded. */
  readonly info: string;
  /** Containers and indentation taken off. */
  readonly value: string;
  readonly start: Point;
  readonly end: Point;
  readonly before: string;
}

/** One block; several where indented code holds fences. */
export function describeBlock(parsed: ParsedCode, text: string, lines: LineIndex): CodeBlock[] {
  const { style, start, end, before, value } = parsed;
  const firstLine = style === 'fenced' ? start.line + 1 : start.line;
  const aligned = alignLines(value.split(/\r\n|\n|\r/), firstLine, text, lines);
  if (style === 'indented') {
    const inner = innerFences(aligned.code.split('\n'));
    if (inner.length > 0) return inner.map((fence) => fencedInside(fence, { aligned, before, text, lines }));
  }
  const info = parseInfo(style === 'fenced' ? parsed.info : '');
  return [
    {
      language: info.language,
      meta: info.meta,
      fileName: nameOfBlock({ info, code: aligned.code, before }),
      style,
      closed: style === 'indented' || isClosed(parsed, aligned, text, lines),
      ...aligned,
      place: { start: pointOf(start), end: pointOf(end) },
      before,
    },
  ];
}

/** The text of these offsets, as `CodeBlock.before` holds it. */
export function textBefore(text: string, from: number, to: number): string {
  return text.slice(Math.max(from, to - longestBefore), to);
}

/** A fence in what CommonMark takes for indented code: MkDocs tabs and admonitions, components that indent their content. */
function fencedInside(
  fence: Fence,
  parts: { readonly aligned: AlignedLines; readonly before: string; readonly text: string; readonly lines: LineIndex },
): CodeBlock {
  const { aligned, text, lines } = parts;
  const info = parseInfo(fence.info);
  const before = fence.before || parts.before;
  const firstLine = lines.pointAt(aligned.lineOffsets[fence.line] ?? 0).line;
  const inner = alignLines(fence.code, firstLine + 1, text, lines);
  const start = aligned.lineOffsets[fence.line] ?? 0;
  const lastRange = lines.lineRange(firstLine + fence.code.length + 1, text);
  return {
    language: info.language,
    meta: info.meta,
    fileName: nameOfBlock({ info, code: inner.code, before }),
    style: 'fenced',
    closed: true,
    ...inner,
    place: lines.placeOf(start + fence.indent, lastRange.to),
    before,
  };
}

/** Whether the last line that belongs to the block is its closing fence, and no code. */
function isClosed({ start, end, value }: ParsedCode, { code }: AlignedLines, text: string, lines: LineIndex): boolean {
  const from = lines.offsetAt(start);
  const fence = /^(?:`{3,}|~{3,})/.exec(text.slice(from, from + 2000).trimStart())?.[0] ?? '```';
  const codeLines = value === '' ? 0 : code.split('\n').length;
  if (end.line - start.line - 1 < codeLines || end.line === start.line) return false;
  const { from: lastFrom, to } = lines.lineRange(end.line, text);
  const last = text.slice(Math.max(lastFrom, to - 2000), to).trimEnd();
  const mark = fence[0] ?? '`';
  let length = 0;
  while (last.at(-1 - length) === mark) length += 1;
  return length >= fence.length && /^[ \t>]*$/.test(last.slice(0, last.length - length));
}

function pointOf({ line, column }: Point): Point {
  return { line, column };
}
