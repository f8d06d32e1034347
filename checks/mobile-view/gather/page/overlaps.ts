import type { Overlap } from '../../facts.ts';
import type { Area, Kit } from './kit.ts';
import type { TextLine } from './text-lines.ts';

/** Runs in the page. Lines of text that are drawn over lines of another element. */
export function overlaps(kit: Kit, lines: readonly TextLine[], most: number): Overlap[] {
  const mostPairs = 2_000_000;
  const bounds = new Map<Element, Bounds | undefined>();
  const upright = lines.flatMap((line) => {
    const core = visibleCore(line);
    return core === undefined ? [] : [core];
  });
  upright.sort((one, other) => one.top - other.top);
  const found = new Map<string, Overlap>();
  const numbers = new Map<Element, number>();
  let running: Core[] = [];
  let pairs = 0;
  for (const line of upright) {
    if (kit.late()) break;
    running = running.filter(({ bottom }) => bottom > line.top + 3);
    pairs += running.length;
    if (pairs > mostPairs) {
      kit.leftOut.push({ what: 'overlaps' });
      break;
    }
    for (const over of running) {
      const width = Math.min(over.right, line.right) - Math.max(over.left, line.left);
      const height = Math.min(over.bottom, line.bottom) - line.top;
      if (width <= 8 || height <= 3 || !areApart(over, line)) continue;
      const key = `${numberOf(over.element)} ${numberOf(line.element)}`;
      if (found.has(key) || found.size >= most) continue;
      const [first, second] =
        over.element.compareDocumentPosition(line.element) & Node.DOCUMENT_POSITION_FOLLOWING
          ? [over, line]
          : [line, over];
      const part = kit.part(second.element, rectOf(second));
      const other = kit.part(first.element, rectOf(first));
      found.set(key, { ...part, over: other, width: Math.round(width), height: Math.round(height) });
    }
    running.push(line);
  }
  return [...found.values()];

  interface Bounds {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }

  interface Core extends TextLine {
    readonly lineTop: number;
    readonly lineBottom: number;
  }

  /** The middle of a line, where letters are, within what holds it. Moving and floating things lie over text on purpose. */
  function visibleCore(line: TextLine): Core | undefined {
    const { element, top, bottom } = line;
    if (line.right - line.left <= 8 || bottom - top <= 4) return undefined;
    const held = holding(element);
    if (held === undefined) return undefined;
    const left = Math.max(line.left, held.left);
    const right = Math.min(line.right, held.right);
    const trim = (bottom - top) * 0.2;
    const core = { top: Math.max(top + trim, held.top), bottom: Math.min(bottom - trim, held.bottom) };
    if (right - left <= 8 || core.bottom - core.top <= 3) return undefined;
    return { ...line, left, right, ...core, lineTop: top, lineBottom: bottom };
  }

  function holding(element: Element): Bounds | undefined {
    if (!bounds.has(element)) bounds.set(element, measure(element));
    return bounds.get(element);
  }

  function measure(element: Element): Bounds | undefined {
    const { POSITIVE_INFINITY: far } = Number;
    const free = 'ruby, math, .katex, mjx-container, button, [role=button], [role=tooltip], [aria-hidden=true]';
    if (element.closest(free) !== null) return undefined;
    const within = { left: -far, right: far, top: -far, bottom: far };
    for (const at of [element, ...kit.holders(element)]) {
      const { position, overflowX, overflowY, display } = kit.style(at);
      if (position === 'fixed' || position === 'sticky') return undefined;
      if (display === 'inline' || at === document.body || (overflowX === 'visible' && overflowY === 'visible'))
        continue;
      const { left, right, top, bottom } = kit.rect(at);
      within.left = Math.max(within.left, left);
      within.right = Math.min(within.right, right);
      within.top = Math.max(within.top, top);
      within.bottom = Math.min(within.bottom, bottom);
    }
    return within;
  }

  function rectOf({ left, right, lineTop, lineBottom }: Core): Area {
    return { left, top: lineTop, width: right - left, height: lineBottom - lineTop };
  }

  function areApart(one: Core, other: Core): boolean {
    if (one.element === other.element) return false;
    if (one.element.contains(other.element) || other.element.contains(one.element)) return false;
    // The same words twice at one place are drawn so for their looks.
    return one.node.data.trim() !== other.node.data.trim();
  }

  function numberOf(element: Element): number {
    const known = numbers.get(element);
    if (known !== undefined) return known;
    numbers.set(element, numbers.size);
    return numbers.size - 1;
  }
}
