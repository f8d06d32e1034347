import { type Node, Parser } from 'commonmark';
import type { CodeBlock } from '../../core/draft-evidence.ts';
import { describeBlock, textBefore } from './describe-block.ts';
import { isDoubtful, isDoubtfulBefore, tabInMargin } from './doubtful-node.ts';
import { isPlainMarkdown } from './plain-markdown.ts';
import { QuickSource } from './quick-source.ts';

const mostSiblings = 4;
/** A line of blanks, of which a container or an indented fence eats a part. */
const blankLine = /\n[ >]* \r?\n/;
/** A line that begins with the indentation of code and nothing less plain, or is empty. */
const plainlyIndented = /^(?:(?:\t| {4}).*\S.*|)$/;

/**
 * The code blocks of a Markdown draft as `extractCodeBlocks` finds them, at a small part of the time; undefined for a
 * draft that holds anything which the quick parser (commonmark.js) and the one that makes the tree may take differently.
 */
export function quickCodeBlocks(text: string): CodeBlock[] | undefined {
  if (!isPlainMarkdown(text)) return undefined;
  const source = new QuickSource(text);
  const blocks: CodeBlock[] = [];
  const walker = parseBlocks(text.slice(source.matter)).walker();
  for (let step = walker.next(); step !== null; step = walker.next()) {
    const { node, entering } = step;
    if (!entering) continue;
    if (isDoubtful(node, source)) return undefined;
    if (node.type !== 'code_block') continue;
    const found = codeOf(node, source);
    if (found === undefined) return undefined;
    blocks.push(...found);
  }
  return blocks;
}

interface BlockParser extends Parser {
  blocks: Record<string, object>;
  processInlines: (root: Node) => void;
}

/** Block structure only. Link reference definitions stay in their paragraphs, so that no node is lost. */
function parseBlocks(text: string): Node {
  const parser = new Parser() as BlockParser;
  parser.processInlines = () => {};
  parser.blocks = { ...parser.blocks, document: { ...parser.blocks['document'], finalize: () => {} } };
  return parser.parse(text);
}

function codeOf(node: Node, source: QuickSource): CodeBlock[] | undefined {
  const before = beforeSibling(node, source);
  if (before === undefined) return undefined;
  const isFenced = typeof node.info === 'string';
  return isFenced ? fencedCode(node, before, source) : indentedCode(node, before, source);
}

/** Undefined for a fence that is not closed, or indented in a way that leaves doubts. */
function fencedCode(node: Node, before: string, source: QuickSource): CodeBlock[] | undefined {
  const { text, lines } = source;
  const literal = node.literal ?? '';
  const codeLines = literal.split('\n').length - 1;
  const info = source
    .line(source.firstLine(node))
    .slice(node.sourcepos[0][1] - 1)
    .replace(/^(?:`+|~+)[ \t]*/, '');
  if (/[\\&]/.test(info) || source.lastLine(node) - source.firstLine(node) - 1 !== codeLines) return undefined;
  const start = { line: source.firstLine(node), column: node.sourcepos[0][1] };
  if (start.column > 1) {
    const raw = text.slice(lines.offsetAt({ ...start, column: 1 }), source.endOf(node));
    if (tabInMargin.test(raw) || blankLine.test(raw)) return undefined;
  }
  const end = lines.pointAt(source.endOf(node));
  return describeBlock({ style: 'fenced', info, value: literal.slice(0, -1), start, end, before }, text, lines);
}

/** Undefined in or after a container, without an empty line on either side, and where blanks leave doubts. */
function indentedCode(node: Node, before: string, source: QuickSource): CodeBlock[] | undefined {
  const { text, lines } = source;
  const start = { line: source.firstLine(node), column: 1 };
  const last = source.lastLine(node);
  if (node.parent?.type !== 'document' || node.prev?.type === 'list' || node.prev?.type === 'block_quote')
    return undefined;
  for (let line = start.line; line <= last; line += 1) if (!plainlyIndented.test(source.line(line))) return undefined;
  if ((start.line > 1 && source.line(start.line - 1) !== '') || source.line(last + 1) !== '') return undefined;
  const end = lines.pointAt(source.endOf(node));
  const value = (node.literal ?? '').slice(0, -1);
  return describeBlock({ style: 'indented', info: '', value, start, end, before }, text, lines);
}

/** As in `extractCodeBlocks`; undefined where the trees may differ in what stands before. */
function beforeSibling(node: Node, source: QuickSource): string | undefined {
  let from: number | undefined;
  let to: number | undefined;
  let sibling = node.prev;
  for (let seen = 0; seen < mostSiblings && sibling?.type !== 'code_block'; seen += 1) {
    if (sibling === null) {
      if (node.parent?.type !== 'document' || source.matter === 0) break;
      from = 0;
      to ??= source.lines.lineRange(source.matterLines, source.text).to;
      break;
    }
    if (isDoubtfulBefore(sibling, source)) return undefined;
    from = source.startOf(sibling);
    to ??= source.endOf(sibling);
    if (sibling.type !== 'html_block' || !source.text.startsWith('<!--', from)) break;
    sibling = sibling.prev;
  }
  return from === undefined || to === undefined ? '' : textBefore(source.text, from, to);
}
