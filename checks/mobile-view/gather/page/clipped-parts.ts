import type { ClippedPart } from '../../facts.ts';
import type { Kit } from './kit.ts';
import type { TextLine } from './text-lines.ts';

interface Item {
  readonly element: Element;
  readonly what: ClippedPart['what'];
  readonly left: number;
  readonly right: number;
  readonly chain: readonly Element[];
}

/**
 * Runs in the page. What begins in sight and ends behind the edge of a box that neither scrolls nor gives way. What
 * lies wholly behind it may be meant to come in later: other slides, menus.
 */
export function clippedParts(kit: Kit, lines: readonly TextLine[], most: number): ClippedPart[] {
  const { style, rect, holders, root } = kit;
  const slack = 2;
  const cuts = (element: Element): boolean => /^(?:hidden|clip)$/.test(style(element).overflowX);
  const rootCuts = cuts(root) || (style(root).overflowX === 'visible' && cuts(document.body));
  const moves = (element: Element): boolean => {
    const { transform, animationName, display } = style(element);
    return display !== 'inline' && (transform !== 'none' || animationName !== 'none');
  };
  const found = new Map<Element, { worst: number; item: Item }>();

  const look = (item: Item): void => {
    let holder: Element | undefined;
    for (const at of item.chain) {
      if (moves(at)) return;
      const { overflowX } = style(at);
      if (at === document.body || overflowX === 'visible') continue;
      if (overflowX !== 'hidden' && overflowX !== 'clip') return;
      const { left, width } = rect(at);
      const inner = left + at.clientLeft;
      if (crosses(item, inner, width === 0 ? inner : inner + at.clientWidth)) {
        holder = at;
        break;
      }
    }
    holder ??= rootCuts && crosses(item, -scrollX, kit.width - scrollX) ? root : undefined;
    if (holder === undefined) return;
    const [left, right] = holder === root ? [-scrollX, kit.width - scrollX] : innerEdges(holder);
    const hidden = Math.max(item.right - right, left - item.left);
    const known = found.get(holder);
    if (known === undefined || known.worst < hidden) found.set(holder, { worst: hidden, item });
  };
  const innerEdges = (holder: Element): [number, number] => {
    const left = rect(holder).left + holder.clientLeft;
    return [left, left + holder.clientWidth];
  };
  const crosses = ({ left, right }: Item, from: number, to: number): boolean =>
    left < to - slack && right > from + slack && (right > to + slack || left < from - slack);

  let element: Element | undefined;
  let chain: Element[] = [];
  for (const line of lines) {
    if (line.element !== element) {
      if (kit.late()) break;
      element = line.element;
      chain = element.closest('svg, math, [aria-hidden=true]') === null ? [element, ...holders(element)] : [];
    }
    if (chain.length > 0) look({ element: line.element, what: 'text', left: line.left, right: line.right, chain });
  }
  for (const one of kit.elements) {
    if (kit.late()) break;
    const media = /^(?:img|video|canvas|svg|iframe|object|embed|table)$/.test(one.localName);
    const scrolls = /^(?:auto|scroll)$/.test(style(one).overflowX) && one.scrollWidth > one.clientWidth + 1;
    if ((!media && !scrolls) || one.parentElement?.closest('svg, math, [aria-hidden=true]') != null) continue;
    const { left, right, width, height } = rect(one);
    if (width < 8 || height < 8) continue;
    const what = scrolls
      ? 'scroller'
      : one.localName === 'table'
        ? 'text'
        : one.localName === 'img'
          ? 'image'
          : 'embed';
    look({ element: one, what, left, right, chain: holders(one) });
  }
  return [...found]
    .sort(([, one], [, other]) => other.worst - one.worst)
    .slice(0, most)
    .map(([holder, { worst, item }]) => ({
      ...kit.part(holder === root ? item.element : holder),
      what: item.what,
      cut: kit.part(item.element).text,
      hidden: Math.round(worst),
      ellipsis: style(holder).textOverflow !== 'clip' && item.what === 'text',
    }));
}
