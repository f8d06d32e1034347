import { within } from '../page/entries.ts';
import type { Page, Spot } from '../page/page.ts';

/** Shorter paragraphs recur on purpose: labels, captions, warnings. */
const shortest = 100;
/** How many blocks apart the second may stand: a paste slip repeats what is near. */
const farthest = 6;

/** A paragraph that stands twice within a few blocks. */
export function duplicatesRule({ entries, source, at }: Page): Spot[] {
  const seen = new Map<string, { readonly count: number; readonly line: number }>();
  let count = 0;
  return entries.flatMap((entry): Spot[] => {
    const { node, from, to } = entry;
    if (node.type !== 'paragraph' && node.type !== 'code' && node.type !== 'heading') return [];
    count += 1;
    if (node.type !== 'paragraph' || to - from < shortest) return [];
    if (within(entry, 'mdxJsxFlowElement', 'tableCell')) return [];
    const text = source.slice(from, to).replace(/\s+/g, ' ');
    const before = seen.get(text);
    const line = node.position?.start.line ?? 1;
    seen.set(text, { count, line });
    if (before === undefined || count - before.count > farthest) return [];
    return [{ code: 'paragraph-repeated', params: { line: before.line }, place: at(from, to) }];
  });
}
