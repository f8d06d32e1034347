import type { Heading, RootContent } from 'mdast';
import { type Entry, ofType } from '../page/entries.ts';
import type { Page, Spot } from '../page/page.ts';

/** A heading with nothing below it before the next heading of its level or a higher one. */
export function sectionsRule({ entries, source, at }: Page): Spot[] {
  return ofType(entries, 'heading').flatMap((heading) => {
    if (heading.parent === undefined || !('children' in heading.parent.node)) return [];
    const siblings = heading.parent.node.children as RootContent[];
    const next = nextVisible(siblings, heading.index + 1);
    if (!endsSection(next, heading)) return [];
    if (next === undefined && heading.parent.node.type !== 'root') return [];
    const title = source
      .slice(heading.from, heading.to)
      .replace(/^#+\s*/, '')
      .slice(0, 80);
    return [{ code: 'section-empty', params: { title }, place: at(heading.from, heading.to) }];
  });
}

function nextVisible(siblings: readonly RootContent[], from: number): RootContent | undefined {
  for (let index = from; index < siblings.length; index += 1) {
    const node = siblings[index];
    if (node !== undefined && !isInvisible(node)) return node;
  }
  return undefined;
}

function endsSection(next: RootContent | undefined, { node }: Entry<Heading>): boolean {
  if (node.children.length === 0) return false;
  return next === undefined || (next.type === 'heading' && next.depth <= node.depth);
}

/** Comments, definitions and rules are nothing to read. */
function isInvisible(node: RootContent): boolean {
  if (node.type === 'html') return /^<!--[\s\S]*-->\s*$/.test(node.value);
  return node.type === 'definition' || node.type === 'thematicBreak';
}
