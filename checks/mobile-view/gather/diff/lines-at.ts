/// <reference lib="dom" />

/** What of the page comes from which lines of the draft, in CSS pixels from the top of the page. */
export interface LineBox {
  readonly top: number;
  readonly bottom: number;
  readonly first: number;
  readonly last: number;
}

/** Runs in the page. Blocks alone: what holds other blocks would name them all. */
export function linesAt({ attribute, most }: { readonly attribute: string; readonly most: number }): LineBox[] {
  const blocks = 'p,li,h1,h2,h3,h4,h5,h6,pre,td,th,dt,dd,summary,figcaption,img,svg,hr';
  const boxes: LineBox[] = [];
  for (const element of document.querySelectorAll(blocks)) {
    const [, first, last] = /^(\d+):\d+-(\d+):/.exec(element.getAttribute(attribute) ?? '') ?? [];
    if (first === undefined || last === undefined) continue;
    const { top, bottom } = element.getBoundingClientRect();
    boxes.push({ top: top + scrollY, bottom: bottom + scrollY, first: Number(first), last: Number(last) });
    if (boxes.length === most) break;
  }
  return boxes;
}
