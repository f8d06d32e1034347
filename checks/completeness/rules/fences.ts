import type { Code } from 'mdast';
import { type Entry, ofType } from '../page/entries.ts';
import type { Page, Spot } from '../page/page.ts';

const opener = /^(`{3,}|~{3,})/;

/** Fences that are never closed, and fences that swallow the next one because their own end is missing or damaged. */
export function fencesRule(page: Page): Spot[] {
  return ofType(page.entries, 'code').flatMap((code): Spot[] => {
    const fence = opener.exec(page.source.slice(code.from, code.from + 200))?.[0];
    if (fence === undefined) return [];
    const firstLine = page.at(code.from, code.from + firstLineLength(page.source, code));
    const inner = innerOpener(code.node, fence);
    if (inner !== undefined) {
      const line = firstLine.start.line + 1 + inner.line;
      return [{ code: 'fence-swallows-fence', params: { line, opener: inner.text.slice(0, 40) }, place: firstLine }];
    }
    if (isClosed(page.source, code, fence)) return [];
    const params = { lines: page.at(code.to, code.to).end.line - firstLine.start.line };
    return [{ code: 'fence-unclosed', params, place: firstLine }];
  });
}

function firstLineLength(source: string, { from, to }: Entry): number {
  const feed = source.indexOf('\n', from);
  return (feed === -1 || feed > to ? to : feed) - from - (source[feed - 1] === '\r' ? 1 : 0);
}

/** An opening fence with a language inside a block that it cannot lie in: no closing fence may carry a language. */
function innerOpener({ value }: Code, fence: string): { readonly line: number; readonly text: string } | undefined {
  const lines = value.split('\n');
  for (const [line, text] of lines.entries()) {
    const inner = /^ {0,3}(`{3,}|~{3,})[ \t]*[\w{[.+#-][^`]*$/.exec(text)?.[1];
    if (inner !== undefined && inner.length >= fence.length && inner[0] === fence[0])
      return { line, text: text.trim() };
  }
  return undefined;
}

function isClosed(source: string, { from, to }: Entry, fence: string): boolean {
  const raw = source.slice(from, to);
  const feed = Math.max(raw.lastIndexOf('\n'), raw.lastIndexOf('\r'));
  if (feed === -1) return false;
  const last = raw
    .slice(feed + 1)
    .replace(/^[\s>]+/, '')
    .trimEnd();
  return last.length >= fence.length && last === (fence[0] ?? '').repeat(last.length);
}
