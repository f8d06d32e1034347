import type { Code, Node, Parents, Root, RootContent } from 'mdast';
import type { CodeBlock } from '../../core/draft-evidence.ts';
import { LineIndex } from '../../core/place.ts';
import { nameOfBlock } from './file-name.ts';
import { parseInfo } from './info-string.ts';
import { alignLines, type AlignedLines } from './align-lines.ts';
import { type Fence, innerFences } from './inner-fences.ts';

const longestBefore = 600;

/** Every code block of a draft, in its order. `root` is the tree of `text`. */
export function extractCodeBlocks(root: Root, text: string): CodeBlock[] {
  const lines = new LineIndex(text);
  const blocks: CodeBlock[] = [];
  const stack: Parents[] = [root];
  for (let parent = stack.pop(); parent !== undefined; parent = stack.pop()) {
    parent.children.forEach((child, index) => {
      if (child.type === 'code') blocks.push(...blocksOf(child, textBefore(parent.children, index, text), text, lines));
      else if ('children' in child) stack.push(child);
    });
  }
  return blocks.sort(byPlace);
}

function blocksOf(node: Code, before: string, text: string, lines: LineIndex): CodeBlock[] {
  const { start, end } = node.position ?? lostPosition(node);
  const opener = text[lines.offsetAt(start)];
  const style = opener === '`' || opener === '~' ? 'fenced' : 'indented';
  const firstLine = style === 'fenced' ? start.line + 1 : start.line;
  const aligned = alignLines(node.value.split(/\r\n|\n|\r/), firstLine, text, lines);
  if (style === 'indented') {
    const inner = innerFences(aligned.code.split('\n'));
    if (inner.length > 0) return inner.map((fence) => fencedInside(fence, { aligned, before, text, lines }));
  }
  const info = parseInfo(style === 'fenced' ? `${node.lang ?? ''} ${node.meta ?? ''}` : '');
  const isClosed = style === 'indented' || closed(node, aligned, text, lines);
  return [
    {
      language: info.language,
      meta: info.meta,
      fileName: nameOfBlock({ info, code: aligned.code, before }),
      style,
      closed: isClosed,
      ...aligned,
      place: { start: pointOf(start), end: pointOf(end) },
      before,
    },
  ];
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

/** Whether the last line that belongs to the node is its closing fence, and no code. */
function closed(node: Code, { code }: AlignedLines, text: string, lines: LineIndex): boolean {
  const { start, end } = node.position ?? lostPosition(node);
  const from = lines.offsetAt(start);
  const fence = /^(?:`{3,}|~{3,})/.exec(text.slice(from, from + 2000).trimStart())?.[0] ?? '```';
  const codeLines = node.value === '' ? 0 : code.split('\n').length;
  if (end.line - start.line - 1 < codeLines || end.line === start.line) return false;
  const { from: lastFrom, to } = lines.lineRange(end.line, text);
  const last = text.slice(Math.max(lastFrom, to - 2000), to).trimEnd();
  const mark = fence[0] ?? '`';
  let length = 0;
  while (last.at(-1 - length) === mark) length += 1;
  return length >= fence.length && /^[ \t>]*$/.test(last.slice(0, last.length - length));
}

/** The sibling right before a block; comments are passed over, and kept. */
function textBefore(siblings: readonly RootContent[], index: number, text: string): string {
  let from: number | undefined;
  let to: number | undefined;
  for (let at = index - 1; at >= Math.max(0, index - 4); at -= 1) {
    const sibling = siblings[at];
    const position = sibling?.position;
    if (sibling === undefined || position === undefined || sibling.type === 'code') break;
    from = position.start.offset;
    to ??= position.end.offset;
    if (!isComment(sibling)) break;
  }
  return from === undefined || to === undefined ? '' : text.slice(Math.max(from, to - longestBefore), to);
}

function isComment(node: RootContent): boolean {
  if (node.type === 'html') return node.value.startsWith('<!--');
  return (node as Node).type === 'mdxFlowExpression' && 'value' in node && node.value.startsWith('/*');
}

function pointOf({ line, column }: { line: number; column: number }): { line: number; column: number } {
  return { line, column };
}

function lostPosition(node: Node): never {
  throw new Error(`The Markdown parser gave no position for a node of type ${node.type}.`);
}

function byPlace(one: CodeBlock, other: CodeBlock): number {
  return one.place.start.line - other.place.start.line || one.place.start.column - other.place.start.column;
}
