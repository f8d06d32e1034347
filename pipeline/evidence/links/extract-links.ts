import type { Definition, Image, Link, Node, Nodes, Root } from 'mdast';
import type { FrontMatter } from '../../core/draft-evidence.ts';
import type { DraftLink, DraftLinks, LinkRole } from '../../core/link-evidence.ts';
import { LineIndex } from '../../core/place.ts';
import type { Place } from '../../core/types.ts';
import { findDestination } from './destination.ts';
import { frontMatterLinks } from './front-matter-links.ts';
import { htmlLinks } from './html-links.ts';
import { findIgnores } from './ignores.ts';
import { jsxLinks } from './jsx-links.ts';
import type { Range, RawLink } from './raw-link.ts';
import { textOf } from './text-of.ts';

/** Every address of a draft and where it stands. One walk over the tree; code holds no links. */
export function extractLinks(root: Root, matter: FrontMatter, text: string): DraftLinks {
  const lines = new LineIndex(text);
  const raw: RawLink[] = [];
  const uses = new Map<string, { readonly places: Place[]; images: number; marked: number }>();
  const comments: Range[] = [];
  for (const node of walk(root)) {
    const { from, to } = rangeOf(node);
    if (node.type === 'link') raw.push(ofLink(node, text));
    else if (node.type === 'image') raw.push(ofImage(node, text));
    else if (node.type === 'definition') raw.push(ofDefinition(node, text));
    else if (node.type === 'linkReference' || node.type === 'imageReference') {
      const use = uses.get(node.identifier) ?? { places: [], images: 0, marked: 0 };
      use.places.push(lines.placeOf(from, to));
      if (node.type === 'imageReference') use.images += 1;
      if (isMarked(text, to)) use.marked += 1;
      uses.set(node.identifier, use);
    } else if (node.type === 'html') {
      const found = htmlLinks(text, from, to);
      raw.push(...found.links);
      comments.push(...found.comments);
    } else if (isJsx(node)) raw.push(...jsxLinks(node as never, text));
    else if (isExpression(node)) comments.push({ from, to });
  }
  const links = [...frontMatterLinks(matter, text), ...raw].map((link) => placed(link, { text, lines, uses }));
  return { links, ignores: findIgnores(text, comments, lines) };
}

/** In the order of the draft, without recursion: nesting is bounded, but not by us. */
function* walk(root: Root): Generator<Nodes> {
  const stack: Nodes[] = [root];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    yield node;
    if (!('children' in node)) continue;
    for (let index = node.children.length - 1; index >= 0; index -= 1) stack.push(node.children[index] as Nodes);
  }
}

function rangeOf(node: Node): Range {
  return { from: node.position?.start.offset ?? 0, to: node.position?.end.offset ?? 0 };
}

function isJsx(node: Node): boolean {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

function isExpression(node: Node): boolean {
  return node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
}

function ofLink(node: Link, text: string): RawLink {
  const { from, to } = rangeOf(node);
  const shared = { address: node.url.trim(), role: 'link', text: textOf(node), from, to } as const;
  const first = text[from];
  if (first === '[') {
    const last = node.children.at(-1);
    const found = findDestination(text, { from: last === undefined ? from + 1 : rangeOf(last).to, to }, node.url);
    return { ...shared, syntax: 'inline', ...addressAt(found ?? { from, to }) };
  }
  if (first === '<') return { ...shared, syntax: 'autolink', ...addressAt({ from: from + 1, to: to - 1 }) };
  return { ...shared, syntax: 'literal', ...addressAt({ from, to }) };
}

function ofImage(node: Image, text: string): RawLink {
  const { from, to } = rangeOf(node);
  const found = findDestination(text, { from: from + 2, to }, node.url);
  const shared = { role: 'image', syntax: 'inline', text: node.alt ?? '', from, to } as const;
  return { ...shared, address: node.url.trim(), ...addressAt(found ?? { from, to }) };
}

function ofDefinition(node: Definition, text: string): RawLink {
  const { from, to } = rangeOf(node);
  const found = findDestination(text, { from, to }, node.url, ']:');
  const { identifier, label } = node;
  const shared = { role: 'link', syntax: 'definition', text: label ?? identifier, identifier, from, to } as const;
  return { ...shared, address: node.url.trim(), ...addressAt(found ?? { from, to }) };
}

function addressAt({ from, to }: Range): Pick<RawLink, 'addressFrom' | 'addressTo'> {
  return { addressFrom: from, addressTo: to };
}

interface Uses {
  readonly places: readonly Place[];
  readonly images: number;
  readonly marked: number;
}

function placed(
  { from, to, addressFrom, addressTo, identifier, ...link }: RawLink,
  { text, lines, uses }: { readonly text: string; readonly lines: LineIndex; readonly uses: ReadonlyMap<string, Uses> },
): DraftLink {
  const use = identifier === undefined ? undefined : uses.get(identifier);
  const role: LinkRole = use !== undefined && use.images === use.places.length ? 'image' : link.role;
  const marked = use === undefined ? isMarked(text, to) : use.marked === use.places.length;
  return {
    ...link,
    role,
    place: lines.placeOf(from, to),
    addressPlace: lines.placeOf(addressFrom, addressTo),
    ...(identifier !== undefined && { uses: use?.places ?? [] }),
    ...(marked && { marked }),
  };
}

function isMarked(text: string, to: number): boolean {
  return /^[ \t]?<!--\s{0,3}ignore\s{0,3}-->/.test(text.slice(to, to + 24));
}
