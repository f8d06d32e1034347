import type { Cell } from '../../facts.ts';
import type { Kit } from './kit.ts';
import type { TextLine } from './text-lines.ts';

/** Runs in the page. Table cells of several lines with few characters on each. */
export function narrowCells(kit: Kit, lines: readonly TextLine[], most: number): Cell[] {
  const byCell = new Map<Element, TextLine[]>();
  let element: Element | undefined;
  let cell: Element | null = null;
  for (const line of lines) {
    if (line.element !== element) {
      element = line.element;
      cell = element.closest('td, th');
    }
    if (cell === null) continue;
    const known = byCell.get(cell);
    if (known === undefined) byCell.set(cell, [line]);
    else known.push(line);
  }
  const found: Cell[] = [];
  for (const [one, own] of byCell) {
    if (kit.late()) break;
    if (own.length < 4 || one.querySelector('pre, img, svg, ul, ol, table, video, iframe') !== null) continue;
    if (kit.style(one).writingMode !== 'horizontal-tb') continue;
    const rows = countRows(own);
    const text = (one.textContent ?? '').replace(/\s+/g, '');
    if (rows < 4 || text.length < 4 || text.length / rows >= 8) continue;
    const fullWidth = text.match(/[\u1100-\u11ff\u3040-\u30ff\u3130-\u318f\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff]/g);
    const table = one.closest('table') ?? one;
    const { place, ...part } = kit.part(one);
    const whole = kit.part(table).place ?? place;
    found.push({
      ...part,
      ...(whole !== undefined && { place: whole }),
      lines: rows,
      breaks: countBreaks(one),
      characters: text.length,
      fullWidth: fullWidth?.length ?? 0,
      brokenWords: countBroken(own),
    });
    if (found.length < most) continue;
    kit.leftOut.push({ what: 'cells' });
    break;
  }
  return found;

  /** Pieces that lie beside each other are one row. */
  function countRows(pieces: readonly TextLine[]): number {
    let rows = 0;
    let middle = Number.NEGATIVE_INFINITY;
    for (const { top, bottom } of [...pieces].sort((a, b) => a.top + a.bottom - b.top - b.bottom)) {
      const at = (top + bottom) / 2;
      if (at - middle <= (bottom - top) / 2) continue;
      rows += 1;
      middle = at;
    }
    return rows;
  }

  /** Words that begin on one line and end on another, though nothing in them allows it. */
  function countBroken(pieces: readonly TextLine[]): number {
    const range = document.createRange();
    let broken = 0;
    let tried = 0;
    for (const node of new Set(pieces.map((piece) => piece.node))) {
      for (const { 0: word, index } of node.data.matchAll(/[\p{Script=Latin}\p{N}]{4,}/gu)) {
        if ((tried += 1) > 50) return broken;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const [first, ...more] = range.getClientRects();
        if (first !== undefined && more.some(({ top }) => top > first.top + first.height / 2)) broken += 1;
      }
    }
    return broken;
  }

  function countBreaks(within: Element): number {
    let breaks = within.getElementsByTagName('br').length;
    for (const child of within.getElementsByTagName('*')) {
      if (/^(?:block|flex|grid|list-item)$/.test(kit.style(child).display)) breaks += 1;
    }
    return breaks;
  }
}
