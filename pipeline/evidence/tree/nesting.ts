import { PublishError } from '../../core/error.ts';
import type { Draft } from '../../core/types.ts';

/** Markdown deeper than this is no text for readers, and exhausts recursive walks. */
export const maxNesting = 100;

/** Throws a PublishError `nested-too-deep`, with the place. */
export function refuseDeepNesting({ path, text }: Pick<Draft, 'path' | 'text'>): void {
  const { depth, line } = deepestNesting(text);
  if (depth <= maxNesting) return;
  const message = `${path}:${line}:1: quotes and lists nest more than ${maxNesting} levels deep; nothing was judged.`;
  throw new PublishError('nested-too-deep', message);
}

const container = /[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))[ \t]?/y;
/** A line of these alone is a rule, however many there are. */
const rule = /[ \t]*(?:-[- \t]*|\*[* \t]*)(?:\r?\n|$)/y;

/**
 * How deep quotes and lists nest at most, and where: markers that open on one line, and lists that indent further and
 * further. Rather too deep than too shallow, since code that looks like it nests as deep is not written. Stops at the
 * first line that is too deep; one linear pass until then.
 */
export function deepestNesting(text: string): { readonly depth: number; readonly line: number } {
  let deepest = { depth: 0, line: 1 };
  let line = 0;
  const indents: number[] = [];
  for (const start of lineStarts(text)) {
    line += 1;
    const indent = indentAt(text, start);
    if (start + indent === text.length || isLineEnd(text[start + indent])) continue;
    rule.lastIndex = start;
    if (rule.test(text)) continue;
    while ((indents.at(-1) ?? -1) >= indent) indents.pop();
    container.lastIndex = start;
    let depth = indents.length;
    while (depth <= maxNesting && container.test(text)) depth += 1;
    if (depth > indents.length) indents.push(indent);
    if (depth > deepest.depth) deepest = { depth, line };
    if (depth > maxNesting) break;
  }
  return deepest;
}

function* lineStarts(text: string): Generator<number> {
  yield 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) yield at + 1;
}

function indentAt(text: string, start: number): number {
  let at = start;
  while (text[at] === ' ' || text[at] === '\t') at += 1;
  return at - start;
}

function isLineEnd(unit: string | undefined): boolean {
  return unit === '\n' || unit === '\r';
}
