import type { Table } from 'mdast';
import { type Entry, ofType } from '../page/entries.ts';
import { masks } from '../page/literals.ts';
import type { Page, Spot } from '../page/page.ts';

const delimiterRow =
  /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)+\|?[ \t]*$|^[ \t>]*\|[ \t]*:?-{3,}:?[ \t]*\|[ \t]*$/;

export function tablesRule(page: Page): Spot[] {
  return [...ofType(page.entries, 'table').flatMap((table) => rowSpots(page, table)), ...unreadTables(page)];
}

function rowSpots(page: Page, { node }: Entry<Table>): Spot[] {
  const [header, ...rows] = node.children;
  const width = header?.children.length ?? 0;
  return rows.flatMap((row): Spot[] => {
    const cells = row.children.length;
    const from = row.position?.start.offset ?? 0;
    const to = row.position?.end.offset ?? from;
    if (cells === width) return [];
    const raw = page.source.slice(from, to);
    const params = { cells, width };
    if (cells < width) return [{ code: 'table-row-short', params, place: page.at(from, to) }];
    const extra = row.children.slice(width).some(({ children }) => children.length > 0);
    const code = raw.includes('`') ? 'table-pipe-unescaped' : 'table-row-long';
    return extra ? [{ code, params, place: page.at(from, to) }] : [];
  });
}

/** Lines that were meant as a table but are read as a paragraph: no row of dashes, or one that fits no header. */
function unreadTables(page: Page): Spot[] {
  return page.literals.flatMap(({ entry, text, from }): Spot[] => {
    if (entry.node.type !== 'paragraph' || !text.includes('|')) return [];
    const lines = text.split('\n').map((line) => line.replace(/^[ \t>]+/, '').trimEnd());
    const dashes = lines.findIndex((line) => delimiterRow.test(line.replaceAll(masks.syntax, '').trimEnd()));
    if (dashes === -1 && !lines.every(isRow)) return [];
    const [line = '', at] = [text.split('\n')[Math.max(0, dashes)], from + lengthOf(text, Math.max(0, dashes))];
    return [{ code: 'table-not-read', params: {}, place: page.at(at, at + line.trimEnd().length) }];
  });
}

/** Begins and ends with a pipe, and has two cells or more. */
function isRow(line: string): boolean {
  return line.startsWith('|') && line.endsWith('|') && line.split('|').length > 3;
}

/** Of the first lines, with their endings. */
function lengthOf(text: string, lines: number): number {
  let at = 0;
  for (let line = 0; line < lines; line += 1) at = text.indexOf('\n', at) + 1;
  return at;
}
