import type { Code, Node, Parents, Root, RootContent } from 'mdast';
import type { CodeBlock } from '../../core/draft-evidence.ts';
import { LineIndex } from '../../core/place.ts';
import { describeBlock, type ParsedCode, textBefore } from './describe-block.ts';

/** Every code block of a draft, in its order. `root` is the tree of `text`. */
export function extractCodeBlocks(root: Root, text: string): CodeBlock[] {
  const lines = new LineIndex(text);
  const blocks: CodeBlock[] = [];
  const stack: Parents[] = [root];
  for (let parent = stack.pop(); parent !== undefined; parent = stack.pop()) {
    parent.children.forEach((child, index) => {
      if (child.type === 'code') {
        const parsed = parsedCode(child, beforeSibling(parent.children, index, text), text, lines);
        blocks.push(...describeBlock(parsed, text, lines));
      } else if ('children' in child) stack.push(child);
    });
  }
  return blocks.sort(byPlace);
}

function parsedCode(node: Code, before: string, text: string, lines: LineIndex): ParsedCode {
  const { start, end } = node.position ?? lostPosition(node);
  const opener = text[lines.offsetAt(start)];
  const style = opener === '`' || opener === '~' ? 'fenced' : 'indented';
  return { style, info: `${node.lang ?? ''} ${node.meta ?? ''}`, value: node.value, start, end, before };
}

/** The sibling right before a block; comments are passed over, and kept. */
function beforeSibling(siblings: readonly RootContent[], index: number, text: string): string {
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
  return from === undefined || to === undefined ? '' : textBefore(text, from, to);
}

function isComment(node: RootContent): boolean {
  if (node.type === 'html') return node.value.startsWith('<!--');
  return (node as Node).type === 'mdxFlowExpression' && 'value' in node && node.value.startsWith('/*');
}

function lostPosition(node: Node): never {
  throw new Error(`The Markdown parser gave no position for a node of type ${node.type}.`);
}

function byPlace(one: CodeBlock, other: CodeBlock): number {
  return one.place.start.line - other.place.start.line || one.place.start.column - other.place.start.column;
}
