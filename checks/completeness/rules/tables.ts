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

/** Lines that were meant as a table but are read as a paragraph: a row of dashes that fits no header. */
function unreadTables(page: Page): Spot[] {
  return page.literals.flatMap(({ entry, text, from }): Spot[] => {
    if (entry.node.type !== 'paragraph' || !text.includes('|')) return [];
    let at = from;
    for (const line of text.split('\n')) {
      if (delimiterRow.test(line.replaceAll(masks.syntax, '').trimEnd()))
        return [{ code: 'table-not-read', params: {}, place: page.at(at, at + line.trimEnd().length) }];
      at += line.length + 1;
    }
    return [];
  });
}
