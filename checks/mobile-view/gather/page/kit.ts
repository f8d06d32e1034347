import type { Box } from '../../evidence.ts';
import type { LeftOut, Part } from '../../facts.ts';

export interface KitSettings {
  readonly placeAttribute: string;
  /** How long collecting may take in the page, in milliseconds. */
  readonly timeMs: number;
  readonly mostElements: number;
}

/** From the upper left corner of the window. */
export type Area = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** What the functions of this folder share while they run in the page. */
export interface Kit {
  readonly root: Element;
  /** What readers see, in document order, up to the cap. */
  readonly elements: readonly Element[];
  readonly leftOut: LeftOut[];
  /** Of the page in CSS pixels, without scroll bars. */
  readonly width: number;
  readonly style: (element: Element) => CSSStyleDeclaration;
  readonly rect: (element: Element) => DOMRect;
  readonly isSeen: (element: Element) => boolean;
  /** The boxes that hold an element, from the inside out; each may cut it off or scroll it. */
  readonly holders: (element: Element) => Element[];
  /** Whether time is over; collecting then stops where it is, and says so. */
  readonly late: () => boolean;
  readonly box: (rect: Area) => Box;
  readonly part: (element: Element, area?: Area) => Part;
}

/** Runs in the page. */
export function makeKit({ placeAttribute, timeMs, mostElements }: KitSettings): Kit {
  const root = document.documentElement;
  const end = performance.now() + timeMs;
  const leftOut: LeftOut[] = [];
  const styles = new Map<Element, CSSStyleDeclaration>();
  const rects = new Map<Element, DOMRect>();
  const unseen = new Map<Element, boolean>();
  const held = new Map<Element, Element[]>();
  let isLate = false;

  const late = (): boolean => {
    if (!isLate && performance.now() > end) {
      isLate = true;
      leftOut.push({ what: 'time' });
    }
    return isLate;
  };

  const style = (element: Element): CSSStyleDeclaration => {
    let known = styles.get(element);
    if (known === undefined) styles.set(element, (known = getComputedStyle(element)));
    return known;
  };

  const rect = (element: Element): DOMRect => {
    let known = rects.get(element);
    if (known === undefined) rects.set(element, (known = element.getBoundingClientRect()));
    return known;
  };

  /** For screen readers alone: a pixel small, clipped to nothing, or beside the page. */
  const isTuckedAway = (element: Element): boolean => {
    const { position, clip, clipPath, overflowX } = style(element);
    const { width, height, right, bottom } = rect(element);
    const floats = position === 'absolute' || position === 'fixed';
    if ((width <= 1.5 || height <= 1.5) && (floats || overflowX === 'hidden' || overflowX === 'clip')) return true;
    if (/^inset\((?:[5-9]\d|100)(?:\.\d+)?%/.test(clipPath)) return true;
    if (floats && /^rect\((?:0px|1px),? (?:0px|1px),? (?:0px|1px),? (?:0px|1px)\)/.test(clip)) return true;
    return floats && (right + scrollX <= 0 || bottom + scrollY <= 0);
  };

  const isUnseen = (element: Element): boolean => {
    const known = unseen.get(element);
    if (known !== undefined) return known;
    const { parentElement: parent } = element;
    const says =
      (parent !== null && parent !== document.body && isUnseen(parent)) ||
      (element !== document.body && isTuckedAway(element));
    unseen.set(element, says);
    return says;
  };

  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isUnseen(element);

  const holdsFixed = ({ transform, filter, contain }: CSSStyleDeclaration): boolean =>
    transform !== 'none' || filter !== 'none' || /paint|strict|content/.test(contain);

  const holders = (element: Element): Element[] => {
    const known = held.get(element);
    if (known !== undefined) return known;
    const found: Element[] = [];
    held.set(element, found);
    let { position } = style(element);
    for (let at = element.parentElement; at !== null && at !== root; at = at.parentElement) {
      const own = style(at);
      if (position === 'fixed' && !holdsFixed(own)) continue;
      if (position === 'absolute' && own.position === 'static' && !holdsFixed(own)) continue;
      found.push(at);
      position = own.position;
    }
    return found;
  };

  const box = ({ left, top, width, height }: Area): Box => ({
    x: Math.round(left + scrollX),
    y: Math.round(top + scrollY),
    width: Math.round(width),
    height: Math.round(height),
  });

  const isFurniture = (element: Element): boolean => {
    const area = element.closest(
      'main, article, nav, footer, aside, header, [role=navigation], [role=banner], [role=contentinfo], [role=complementary], [role=search]',
    );
    if (area === null || area.matches('main, article')) return false;
    return !(area.matches('header') && area.closest('main, article') !== null);
  };

  const nameOf = (element: Element): string => {
    const [first] = element.classList;
    return (element.localName + (first === undefined ? '' : `.${first}`)).slice(0, 60);
  };

  const part: Kit['part'] = (element, where) => {
    const place = element.closest(`[${placeAttribute}]`)?.getAttribute(placeAttribute);
    const text = (element.textContent ?? '').slice(0, 2000).replace(/\s+/g, ' ').trim();
    return {
      box: box(where ?? element.getBoundingClientRect()),
      ...(typeof place === 'string' && { place }),
      element: nameOf(element),
      text: text.slice(0, 80),
      furniture: isFurniture(element),
    };
  };

  const elements: Element[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
  for (let visited = 0; walker.nextNode() !== null; visited += 1) {
    if (visited >= mostElements || late()) {
      leftOut.push({ what: 'elements', count: document.body.getElementsByTagName('*').length - visited });
      break;
    }
    const element = walker.currentNode as Element;
    if (isSeen(element)) elements.push(element);
  }

  const width = root.clientWidth;
  return { root, elements, leftOut, width, style, rect, isSeen, holders, late, box, part };
}
