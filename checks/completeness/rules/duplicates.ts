import { type Entry, within } from '../page/entries.ts';
import type { Page, Spot } from '../page/page.ts';

/** Shorter paragraphs recur on purpose: labels, captions, warnings. */
const shortestApart = 100;
const shortestBeside = 25;
/** How many blocks apart the second may stand: a paste slip repeats what is near. */
const farthest = 3;

/** A paragraph, code block or list item that stands twice side by side, and long paragraphs that nearly do. */
export function duplicatesRule(page: Page): Spot[] {
  return [...besideSpots(page), ...apartSpots(page)];
}

function besideSpots({ entries, source, at }: Page): Spot[] {
  return entries.flatMap((entry): Spot[] => {
    const { node, parent, index, from, to } = entry;
    if (node.type !== 'paragraph' && node.type !== 'code' && node.type !== 'listItem') return [];
    if (parent === undefined || !('children' in parent.node) || to - from < shortestBeside) return [];
    const before = parent.node.children[index - 1];
    if (before?.type !== node.type || before.position === undefined) return [];
    const other = source.slice(before.position.start.offset, before.position.end.offset);
    if (folded(other) !== folded(source.slice(from, to))) return [];
    return [{ code: 'block-repeated', params: { line: before.position.start.line }, place: at(from, to) }];
  });
}

function apartSpots({ entries, source, at }: Page): Spot[] {
  const seen = new Map<string, { readonly count: number; readonly entry: Entry }>();
  let count = 0;
  return entries.flatMap((entry): Spot[] => {
    const { node, from, to } = entry;
    if (node.type !== 'paragraph' && node.type !== 'code' && node.type !== 'heading') return [];
    count += 1;
    if (node.type !== 'paragraph' || to - from < shortestApart || within(entry, 'mdxJsxFlowElement')) return [];
    const text = folded(source.slice(from, to));
    const before = seen.get(text);
    seen.set(text, { count, entry });
    if (before === undefined || count - before.count > farthest || isBeside(before.entry, entry)) return [];
    return [
      {
        code: 'block-repeated',
        params: { line: at(before.entry.from, before.entry.from).start.line },
        place: at(from, to),
      },
    ];
  });
}

/** Told by the other rule: neighbours, or the only text of neighbouring list items. */
function isBeside(one: Entry, other: Entry): boolean {
  if (one.parent === other.parent) return other.index === one.index + 1;
  const [item, next] = [one.parent, other.parent];
  return item?.node.type === 'listItem' && item.parent === next?.parent && next?.index === item.index + 1;
}

function folded(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
