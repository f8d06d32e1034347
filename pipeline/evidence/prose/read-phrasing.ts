import type { Nodes, Parents } from 'mdast';
import { align } from './align.ts';
import type { Piece } from './pieces.ts';

const codeTag = /^<(\/?)(?:code|pre|samp|kbd|tt|script|style)\b/i;
const codeName = /^(?:code|pre|samp|kbd|tt|script|style)$/;

interface Reading {
  readonly text: string;
  readonly pieces: Piece[];
  /** How many elements of code are open; HTML in Markdown opens and closes them in nodes of their own. */
  codeDepth: number;
}

interface Level {
  readonly parent: Nodes;
  readonly children: readonly Nodes[];
  readonly isCode: boolean;
  next: number;
}

/** The text of inline content in reading order, piece by piece. Nesting cannot exhaust the stack. */
export function readPhrasing(block: Parents, text: string): Piece[] {
  const reading: Reading = { text, pieces: [], codeDepth: 0 };
  const levels: Level[] = [{ parent: block, children: block.children, isCode: false, next: 0 }];
  for (let level = levels.at(-1); level !== undefined; level = levels.at(-1)) {
    const child = level.children[level.next];
    if (child === undefined) {
      reading.codeDepth -= level.isCode ? 1 : 0;
      levels.pop();
    } else if (child.position === undefined) {
      level.next = readGap(level, reading);
    } else {
      level.next += 1;
      if ('children' in child) levels.push(enter(child, reading));
      else readLeaf(child, reading);
    }
  }
  return reading.pieces;
}

function enter(node: Parents, reading: Reading): Level {
  const isCode = 'name' in node && typeof node.name === 'string' && codeName.test(node.name);
  reading.codeDepth += isCode ? 1 : 0;
  return { parent: node, children: node.children, isCode, next: 0 };
}

/** Addresses are found in finished text: such nodes have no place of their own, only a gap between others to lie in. */
function readGap({ parent, children, next }: Level, reading: Reading): number {
  let end = next;
  while (end < children.length && children[end]?.position === undefined) end += 1;
  const before = children[next - 1]?.position?.end.offset ?? parent.position?.start.offset ?? 0;
  const after = children[end]?.position?.start.offset ?? parent.position?.end.offset ?? before;
  reading.pieces.push(...align(reading.text.slice(before, after), before, plainText(children.slice(next, end))));
  return end;
}

function readLeaf(node: Nodes, reading: Reading): void {
  const start = node.position?.start.offset ?? 0;
  const end = node.position?.end.offset ?? start;
  if (node.type === 'text') {
    const pieces = align(reading.text.slice(start, end), start, node.value);
    for (const piece of pieces) reading.pieces.push(reading.codeDepth > 0 ? { ...piece, code: true } : piece);
  } else if (node.type === 'inlineCode') {
    const raw = reading.text.slice(start, end);
    const ticks = /^`+/.exec(raw)?.[0].length ?? 0;
    const pieces = align(raw.slice(ticks, raw.length - ticks), start + ticks, node.value);
    for (const piece of pieces) reading.pieces.push({ ...piece, code: true });
  } else if (node.type === 'break') {
    reading.pieces.push({ text: '\n', offset: start, draftLength: end - start, code: false });
  } else if (node.type === 'html') {
    const tag = codeTag.exec(node.value);
    if (tag !== null) reading.codeDepth = Math.max(0, reading.codeDepth + (tag[1] === '' ? 1 : -1));
  }
}

/** Nodes without a place are a text, or a link with a text in it. */
function plainText(nodes: readonly Nodes[]): string {
  const texts = nodes.flatMap((node) => ('children' in node ? node.children : [node]));
  return texts.map((node) => ('value' in node ? node.value : '')).join('');
}
