import type { WidePart } from '../../facts.ts';
import type { Kit } from './kit.ts';
import type { TextLine } from './text-lines.ts';

/** Runs in the page. What makes the page wider than the screen: the innermost of it, the farthest first. */
export function wideParts(kit: Kit, lines: readonly TextLine[], most: number): WidePart[] {
  const edge = kit.width + 1 - scrollX;
  const isFree = (element: Element): boolean => {
    const { position } = kit.style(element);
    if (position === 'fixed') return false;
    return kit.holders(element).every((holder) => {
      const held = kit.style(holder);
      return held.position !== 'fixed' && (holder === document.body || held.overflowX === 'visible');
    });
  };
  const reaches = new Map<Element, number>();
  for (const { element, right } of lines) {
    if (right <= edge || (reaches.get(element) ?? 0) >= right) continue;
    const own = kit.style(element).overflowX;
    if ((own === 'visible' || element === document.body) && isFree(element)) reaches.set(element, right);
  }
  for (const element of kit.elements) {
    if (kit.late()) break;
    const { right, width, height } = kit.rect(element);
    if (right <= edge || width === 0 || height === 0 || (reaches.get(element) ?? 0) >= right) continue;
    if (isFree(element)) reaches.set(element, right);
  }
  const outer = new Set<Element>();
  for (const element of reaches.keys()) {
    for (let at = element.parentElement; at !== null && !outer.has(at); at = at.parentElement) outer.add(at);
  }
  const constructs = new Map<Element, number>();
  for (const [element, right] of reaches) {
    if (outer.has(element)) continue;
    const construct = element.closest('table, pre, figure, svg, math') ?? element;
    constructs.set(construct, Math.max(constructs.get(construct) ?? 0, right));
  }
  return [...constructs]
    .sort(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([element, right]) => ({ ...kit.part(element), past: Math.round(right + scrollX - kit.width) }));
}
