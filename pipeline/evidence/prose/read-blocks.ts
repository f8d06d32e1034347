import type { Nodes, Parents, Root } from 'mdast';
import type { ProseBlock } from '../../core/draft-evidence.ts';
import { LineIndex } from '../../core/place.ts';
import { readPhrasing } from './read-phrasing.ts';
import { compose, cut, join, type Piece, unwrap } from './pieces.ts';
import { siteMarkup } from './site-markup.ts';

type Kind = ProseBlock['kind'];

/** Elements whose content is code or data to readers. */
const codeElements = new Set(['code', 'pre', 'script', 'style', 'samp', 'svg', 'math']);

/** The blocks of a draft that readers read as sentences, in order. Walks with a stack: nesting cannot exhaust it. */
export function readBlocks(root: Root, text: string): ProseBlock[] {
  const lines = new LineIndex(text);
  const blocks: ProseBlock[] = [];
  const stack: { readonly node: Nodes; readonly kind: Kind }[] = [{ node: root, kind: 'paragraph' }];
  for (let item = stack.pop(); item !== undefined; item = stack.pop()) {
    const { node, kind } = item;
    if (!('children' in node) || isCode(node)) continue;
    if (holdsPhrasing(node)) {
      const block = readBlock(node, kindOf(node, kind), text);
      const { position } = node;
      if (block === undefined || position === undefined) continue;
      const [start, end] = [position.start.offset ?? 0, position.end.offset ?? 0];
      blocks.push({ ...block, place: lines.placeOf(start, end) });
    } else {
      for (const child of node.children.toReversed()) stack.push({ node: child, kind: kindOf(node, kind) });
    }
  }
  return blocks;
}

function readBlock(node: Parents, kind: Kind, text: string): Omit<ProseBlock, 'place'> | undefined {
  const pieces = readPhrasing(node, text);
  const masked = pieces.map((piece) => (piece.code ? '\u0000'.repeat(piece.text.length) : piece.text)).join('');
  const kept: Piece[] = cut(pieces, siteMarkup(masked));
  const block = join(compose(unwrap(kept)));
  return block.text.trim() === '' ? undefined : { kind, ...block };
}

function holdsPhrasing(node: Parents): boolean {
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') return true;
  return node.type === 'mdxJsxTextElement';
}

function isCode(node: Nodes): boolean {
  return 'name' in node && typeof node.name === 'string' && codeElements.has(node.name);
}

function kindOf(node: Nodes, outer: Kind): Kind {
  if (node.type === 'heading') return 'heading';
  if (node.type === 'tableCell') return 'table-cell';
  if (node.type === 'blockquote') return 'quote';
  return node.type === 'listItem' ? 'list-item' : outer;
}
