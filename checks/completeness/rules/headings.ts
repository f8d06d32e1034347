import type { Heading } from 'mdast';
import { type Entry, ofType } from '../page/entries.ts';
import type { Page, Spot } from '../page/page.ts';

/** Title, levels and repetition of headings. Headings in quotes and lists do not count for the outline. */
export function headingsRule(page: Page): Spot[] {
  const headings = ofType(page.entries, 'heading');
  const outline = headings.filter(({ parent }) => isOutline(parent));
  return [
    ...titleSpots(page, outline),
    ...severalTitles(page, outline),
    ...jumps(page, outline),
    ...repeated(page, outline),
    ...headings.flatMap((heading) => emptyHeading(page, heading)),
  ];
}

function isOutline(parent: Entry | undefined): boolean {
  return parent?.node.type === 'root' || (parent?.node.type.startsWith('mdxJsx') ?? false);
}

function titleSpots({ frontMatter, entries, at }: Page, headings: readonly Entry<Heading>[]): Spot[] {
  const { data } = frontMatter;
  if (frontMatter.problems.length > 0) return [];
  if (['title', 'name', 'hero', 'layout', 'redirect'].some((key) => hasContent(data[key]))) return [];
  if (headings.some(({ node }) => node.depth === 1)) return [];
  if (ofType(entries, 'html').some(({ node }) => /<h1[\s>]/i.test(node.value))) return [];
  if (entries.some(({ node }) => 'name' in node && node.name === 'h1')) return [];
  const first = entries.find(({ node, parent }) => parent?.node.type === 'root' && !isFurniture(node.type));
  if (first === undefined) return [];
  const top = Math.min(...headings.map(({ node }) => node.depth));
  const isTitle = first.node.type === 'heading' && headings.filter(({ node }) => node.depth === top).length === 1;
  const place = at(first.from, Math.min(first.to, first.from + 80));
  return [{ code: 'title-missing', params: {}, place, severity: isTitle ? 'note' : 'warning' }];
}

function hasContent(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

function isFurniture(type: string): boolean {
  return ['yaml', 'toml', 'json', 'html', 'definition', 'mdxjsEsm', 'mdxFlowExpression'].includes(type);
}

function severalTitles({ at }: Page, headings: readonly Entry<Heading>[]): Spot[] {
  const [first, ...more] = headings.filter(({ node }) => node.depth === 1);
  if (first === undefined) return [];
  const line = first.node.position?.start.line ?? 1;
  return more.map(({ from, to }) => ({ code: 'several-titles', params: { line }, place: at(from, to) }));
}

function jumps({ at }: Page, headings: readonly Entry<Heading>[]): Spot[] {
  return headings.flatMap(({ node, from, to }, index) => {
    const before = headings[index - 1]?.node.depth;
    if (before === undefined || node.depth <= before + 1) return [];
    return [{ code: 'heading-level-skipped', params: { from: before, to: node.depth }, place: at(from, to) }];
  });
}

/** The same heading twice in a row, with or without text between: the second was pasted or left by a translator. */
function repeated({ source, at }: Page, headings: readonly Entry<Heading>[]): Spot[] {
  return headings.flatMap(({ node, from, to }, index) => {
    const before = headings[index - 1];
    if (before === undefined || before.node.depth !== node.depth || node.children.length === 0) return [];
    const text = titleOf(source.slice(from, to));
    if (text !== titleOf(source.slice(before.from, before.to))) return [];
    const line = before.node.position?.start.line ?? 1;
    return [{ code: 'heading-repeated', params: { title: text.slice(0, 80), line }, place: at(from, to) }];
  });
}

function titleOf(raw: string): string {
  return raw
    .replace(/^#+|#+[ \t]*$/g, '')
    .replace(/\{[^{}]*\}/g, '')
    .trim();
}

function emptyHeading({ at }: Page, { node, from, to }: Entry<Heading>): Spot[] {
  return node.children.length === 0 ? [{ code: 'heading-empty', params: {}, place: at(from, to) }] : [];
}
