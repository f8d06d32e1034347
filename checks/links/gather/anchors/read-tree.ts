import type { Nodes, Root } from 'mdast';
import type { PageFacts, Piece } from './page-facts.ts';
import { footnoteIds } from './read-pieces.ts';
import { collect, countLines } from './read-page.ts';

/** The same as `readPage`, from the tree that drafts are judged by: slow, and the last word. */
export function readTree(root: Root, text: string): PageFacts {
  const labels: string[] = [];
  const facts = collect(pieces(root, text, labels));
  return {
    kind: 'markdown',
    lines: countLines(text),
    isEmpty: text.trim() === '',
    ...facts,
    ids: [...facts.ids, ...footnoteIds(labels)],
  };
}

function* pieces(root: Root, text: string, labels: string[]): Generator<Piece> {
  const stack: Nodes[] = [root];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node.type === 'footnoteDefinition') labels.push(node.label ?? node.identifier);
    if (node.type === 'heading') yield { kind: 'heading', text: (plain(node) + hiddenId(node, text)).trim() };
    else if (node.type === 'paragraph' || node.type === 'tableCell') yield { kind: 'text', value: plain(node) };
    else if (node.type === 'html') yield { kind: 'html', value: node.value };
    else if (node.type.startsWith('mdxJsx')) yield { kind: 'html', value: openingTag(node, text) };
    if ('children' in node) stack.push(...(node.children as Nodes[]).toReversed());
  }
}

/** As the light parser gives it: no images, no HTML. */
function plain(node: Nodes): string {
  const parts: string[] = [];
  const stack: Nodes[] = [node];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (next.type === 'text' || next.type === 'inlineCode') parts.push(next.value);
    else if (next.type === 'break') parts.push('\n');
    else if (next.type === 'mdxTextExpression') parts.push(`{${next.value}}`);
    else if (next.type === 'footnoteReference') parts.push(`[^${next.label ?? next.identifier}]`);
    if ('children' in next) stack.push(...(next.children as Nodes[]).toReversed());
  }
  return parts.join('');
}

/** The parser of MDX is not shown `{#id}`: it stands behind the heading, on its line. */
function hiddenId(node: Nodes, text: string): string {
  const from = node.position?.end.offset ?? text.length;
  const feed = text.indexOf('\n', from);
  const rest = text.slice(from, feed === -1 ? undefined : feed).trim();
  return /^\{#[^{}]{1,200}\}$/.test(rest) ? ` ${rest}` : '';
}

function openingTag(node: Nodes, text: string): string {
  const from = node.position?.start.offset ?? 0;
  const to = node.position?.end.offset ?? from;
  const first = 'children' in node ? node.children[0]?.position?.start.offset : undefined;
  return text.slice(from, first ?? to);
}
