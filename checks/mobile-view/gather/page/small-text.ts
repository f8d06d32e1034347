import type { SmallText } from '../../facts.ts';
import type { Kit } from './kit.ts';
import type { TextLine } from './text-lines.ts';

/** Runs in the page. Text smaller than asked, as it is drawn: a construct each, the smallest first. */
export function smallText(
  kit: Kit,
  lines: readonly TextLine[],
  { least, most, placeAttribute }: SmallTextSettings,
): SmallText[] {
  const groups = new Map<Element, { size: number; characters: number; inDrawing: boolean }>();
  const counted = new Set<Text>();
  let element: Element | undefined;
  let size = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    if (line.element !== element) {
      if (kit.late()) break;
      element = line.element;
      size = isExempt(element) ? Number.POSITIVE_INFINITY : drawnSize(element);
    }
    if (size >= least - 0.05 || counted.has(line.node)) continue;
    counted.add(line.node);
    const drawing = element.closest('svg');
    const group = drawing ?? element.closest(`[${placeAttribute}]`) ?? element;
    const known = groups.get(group) ?? { size, characters: 0, inDrawing: drawing !== null };
    known.size = Math.min(known.size, size);
    known.characters += line.node.data.replace(/\s+/g, '').length;
    groups.set(group, known);
  }
  return [...groups]
    .sort(([, one], [, other]) => one.size - other.size)
    .slice(0, most)
    .map(([group, { size, characters, inDrawing }]) => ({
      ...kit.part(group),
      size: Math.round(size * 10) / 10,
      characters,
      inDrawing,
    }));

  /** Small by nature, or no text of its own. */
  function isExempt(one: Element): boolean {
    return one.closest('sup, sub, kbd, rt, rp, math, .katex, mjx-container, [aria-hidden=true]') !== null;
  }

  /** What transforms make of the font's size. */
  function drawnSize(one: Element): number {
    const size = Number.parseFloat(kit.style(one).fontSize);
    if (one instanceof SVGGraphicsElement) {
      const matrix = one.getScreenCTM();
      return matrix === null ? size : size * Math.hypot(matrix.a, matrix.b);
    }
    const block = one instanceof HTMLElement && one.offsetWidth > 0 ? one : undefined;
    if (block === undefined || kit.style(block).display === 'inline') return size * outerScale(one);
    return size * (kit.rect(block).width / block.offsetWidth > 0.98 ? 1 : kit.rect(block).width / block.offsetWidth);
  }

  function outerScale(one: Element): number {
    const outer = one.parentElement;
    if (!(outer instanceof HTMLElement) || outer.offsetWidth === 0) return 1;
    if (kit.style(outer).display === 'inline') return outerScale(outer);
    const scale = kit.rect(outer).width / outer.offsetWidth;
    return scale > 0.98 ? 1 : scale;
  }
}

export interface SmallTextSettings {
  /** In CSS pixels. */
  readonly least: number;
  readonly most: number;
  readonly placeAttribute: string;
}
