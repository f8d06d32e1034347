import { type Node, Parser } from 'commonmark';
import { findBlock } from '../../../../pipeline/evidence/front-matter/find-block.ts';
import type { PageFacts, Piece } from './page-facts.ts';
import { footnoteIds, PieceReader } from './read-pieces.ts';

const footnote = /^[ \t>]{0,20}\[\^([^\]\s]{1,100})\]:/gm;

/** What a file tells of itself to fragments. Fast: a CommonMark parser without positions, one pass. */
export function readPage(path: string, text: string): PageFacts {
  const kind = kindOf(path, text);
  const shared = { kind, lines: countLines(text), isEmpty: text.trim() === '' };
  if (kind === 'html') return { ...shared, ...collect([{ kind: 'html', value: text }]) };
  if (kind !== 'markdown') return { ...shared, headings: [], ids: [], terms: [] };
  const body = plainMarkdown(path, text);
  const facts = collect(pieces(new Parser().parse(body)));
  const labels = text.includes('[^') ? [...body.matchAll(footnote)].map(([, label = '']) => label) : [];
  return { ...shared, ...facts, ids: [...facts.ids, ...footnoteIds(labels)] };
}

/** What readers of a file read, without markup. */
export function readText(path: string, text: string): string {
  const kind = kindOf(path, text);
  if (kind === 'html') return readable(withoutCode(withoutCode(text, 'script'), 'style').replace(/<[^<>]*>/g, ' '));
  if (kind !== 'markdown') return readable(text);
  const parts: string[] = [];
  const walker = new Parser().parse(plainMarkdown(path, text)).walker();
  for (let event = walker.next(); event !== null; event = walker.next()) {
    const { type, literal } = event.node;
    if (type === 'text' || type === 'code' || type === 'code_block') parts.push(literal ?? '');
    else if (!inline.has(type)) parts.push(' ');
  }
  return readable(parts.join(''));
}

function withoutCode(html: string, element: string): string {
  const parts: string[] = [];
  let at = 0;
  for (let open = html.indexOf(`<${element}`); open !== -1; open = html.indexOf(`<${element}`, at)) {
    parts.push(html.slice(at, open));
    const close = html.indexOf(`</${element}`, open);
    at = close === -1 ? html.length : close;
  }
  return [...parts, html.slice(at)].join(' ');
}

const inline: ReadonlySet<string> = new Set(['emph', 'strong', 'link', 'image', 'html_inline']);

/** Browsers compare text fragments without regard to case and to how blanks are written. */
export function readable(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ');
}

export function collect(all: Iterable<Piece>): Pick<PageFacts, 'headings' | 'ids' | 'terms' | 'open'> {
  const reader = new PieceReader();
  for (const piece of all) reader.read(piece);
  const { headings, ids, terms, open } = reader;
  return { headings, ids, terms, ...(open !== undefined && { open }) };
}

function kindOf(path: string, text: string): PageFacts['kind'] {
  if (/\.(?:md|mdx|markdown|mdoc|qmd|mkd)$/i.test(path)) return 'markdown';
  if (/\.(?:x?html?|svg|vue|astro|svelte)$/i.test(path)) return 'html';
  return text.includes('\0') ? 'binary' : 'text';
}

export function countLines(text: string): number {
  if (text === '') return 0;
  let lines = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) if (at + 1 < text.length) lines += 1;
  return lines;
}

/** Without front matter; MDX, which knows no indented code, with its headings at the margin. */
function plainMarkdown(path: string, text: string): string {
  const isMdx = /\.mdx$/i.test(path);
  const block = findBlock(text, isMdx ? 'mdx' : 'md');
  const body = block?.state === 'whole' ? text.slice(block.to) : text;
  return isMdx ? body.replace(/^[ \t]{4,}(?=#{1,6}[ \t]|<)/gm, '') : body;
}

function* pieces(root: Node): Generator<Piece> {
  const walker = root.walker();
  let text: string[] = [];
  let images = 0;
  for (let event = walker.next(); event !== null; event = walker.next()) {
    const { node, entering } = event;
    const { type } = node;
    if (type === 'image') images += entering ? 1 : -1;
    else if (type === 'html_block' || type === 'html_inline') yield { kind: 'html', value: node.literal ?? '' };
    else if (type === 'softbreak' || type === 'linebreak') text.push('\n');
    else if (type === 'text' || type === 'code') {
      if (images === 0) text.push(node.literal ?? '');
    } else if (type === 'heading' || type === 'paragraph') {
      if (!entering && type === 'heading') yield { kind: 'heading', text: text.join('').trim() };
      else if (!entering) yield { kind: 'text', value: text.join('') };
      text = [];
    }
  }
}
