import type { Node } from 'commonmark';
import type { QuickSource } from './quick-source.ts';

/** Nothing but what delimits the head of a table (GFM), below a first line. */
const delimiterRow = /\n(?=[ \t>|:]*-)[ \t>]*[|:-][ \t|:-]*(?=\r?\n|$)/;
/** A table that nobody can take for anything else: its second line delimits its head, and each line begins with a bar. */
const neatTable = /^\|[^\n]*\n\|[ \t|:-]*\r?(?:\n\|[^\n]*)*$/;
/** A tab before or among the markers of a line, of which a container or an indented fence eats a part. */
export const tabInMargin = /(?:^|\n)[ >*+.)\d-]*\t/;

/** Whether the tree may hold something else than this node of commonmark.js, of which block structure depends. */
export function isDoubtful(node: Node, source: QuickSource): boolean {
  const { type } = node;
  if (type === 'list' || type === 'block_quote') {
    const isOuter = node.parent?.type === 'document';
    return (isOuter && tabInMargin.test(source.rawOf(node))) || !endsClearly(node, source);
  }
  if (type === 'heading') return isLazy(node, source) || delimiterRow.test(withoutLastLine(source.rawOf(node)));
  return type === 'paragraph' && (isLazy(node, source) || mayHoldTable(node, source));
}

/**
 * Whether what stands before a block is the same node in the tree, from the same place on: definitions of links are nodes
 * of their own there, the box of a task is left out, and indented HTML keeps its indentation.
 */
export function isDoubtfulBefore(node: Node, source: QuickSource): boolean {
  if (node.type === 'html_block') return node.sourcepos[0][1] !== 1 || /^\s/.test(source.rawOf(node));
  const raw = source.rawOf(node);
  return raw.startsWith('[') && (raw.includes(']:') || node.parent?.type === 'item');
}

/** Whether a container ends with a blank line, the draft, or the next item of a list around it. */
function endsClearly(node: Node, source: QuickSource): boolean {
  const last = source.lastLine(node);
  if (/^[ >]*$/.test(source.line(last + 1))) return true;
  for (let up = node.parent; up !== null; up = up.parent) {
    if (up.type === 'item' && up.next !== null && source.firstLine(up.next) === last + 1) return true;
  }
  return false;
}

/** Whether a line of a text in a container may continue it without the container's own marks. */
function isLazy(node: Node, source: QuickSource): boolean {
  if (node.parent?.type === 'document') return false;
  let quotes = 0;
  for (let up = node.parent; up !== null; up = up.parent) if (up.type === 'block_quote') quotes += 1;
  for (let line = source.firstLine(node) + 1; line <= source.lastLine(node); line += 1) {
    const margin = /^[ >]*/.exec(source.line(line))?.[0] ?? '';
    if (margin.length < node.sourcepos[0][1] - 1 || margin.split('>').length - 1 !== quotes) return true;
  }
  return false;
}

function mayHoldTable(node: Node, source: QuickSource): boolean {
  const raw = source.rawOf(node);
  if (!delimiterRow.test(raw)) return false;
  if (node.parent?.type !== 'document' || !neatTable.test(raw)) return true;
  return delimiterRow.test(raw.slice(raw.indexOf('\n', raw.indexOf('\n') + 1)));
}

function withoutLastLine(raw: string): string {
  return raw.slice(0, raw.lastIndexOf('\n') + 1).trimEnd();
}
