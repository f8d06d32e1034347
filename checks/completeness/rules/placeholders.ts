import type { ProseBlock } from '../../../pipeline/core/draft-evidence.ts';
import { ofType } from '../page/entries.ts';
import type { Page, Spot } from '../page/page.ts';
import { codeMasked } from '../page/prose-text.ts';
import { placeholders } from './placeholder-patterns.ts';

/** What a writer left to be filled in, where readers see it, and notes to oneself in comments. */
export function placeholdersRule(page: Page): Spot[] {
  return [...page.prose.flatMap((block) => blockSpots(page, block)), ...commentSpots(page)];
}

function blockSpots(page: Page, block: ProseBlock): Spot[] {
  const text = codeMasked(block);
  for (const { pattern, longest, severity, notIn } of placeholders) {
    if ((longest !== undefined && text.length > longest) || notIn === block.kind) continue;
    const found = pattern.exec(text);
    if (found === null) continue;
    const end = found.index + found[0].length;
    const params = { text: block.text.slice(found.index, end).trim().slice(0, 80) };
    return [{ code: 'placeholder', params, place: page.inProse(block, found.index, end), severity }];
  }
  return [];
}

const marker = /(?<![\w-])(?:TODO|FIXME|TBD|XXX)(?![\w-])/;

/** Readers do not see comments, but everybody who opens the page's source does. */
function commentSpots({ entries, source, at, inCode }: Page): Spot[] {
  const comments: { readonly from: number; readonly to: number }[] = [];
  for (let from = source.indexOf('<!--'); from !== -1; from = source.indexOf('<!--', from + 4)) {
    const to = source.indexOf('-->', from + 4);
    if (to === -1) break;
    if (inCode(from)) continue;
    comments.push({ from, to });
    from = to;
  }
  for (const { node, from, to } of ofType(entries, 'mdxFlowExpression', 'mdxTextExpression')) {
    if (node.value.trimStart().startsWith('/*')) comments.push({ from, to });
  }
  for (const { node, from, to } of ofType(entries, 'definition')) if (node.url === '#') comments.push({ from, to });
  return comments.flatMap(({ from, to }): Spot[] => {
    const found = marker.exec(source.slice(from, to));
    if (found === null) return [];
    const start = from + found.index;
    const line = source.slice(start, Math.min(to, start + 120)).split(/[\r\n]/, 1)[0] ?? '';
    const place = at(start, start + line.trimEnd().length);
    return [{ code: 'placeholder-in-comment', params: { text: found[0] }, place }];
  });
}
