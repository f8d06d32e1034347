import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { embedded } from './sanitise.ts';

const defaultSize = { width: 560, height: 315 };

/** Boxes in the place of frames and players: as large, and never loaded. They shrink with the screen, as sites let them. */
export function standInForEmbeds(root: Root): void {
  visit(root, 'element', (element: Element) => {
    if (!embedded.includes(element.tagName)) return;
    const { tagName, properties } = element;
    const [width, height] = [sizeOf(properties['width']), sizeOf(properties['height'])];
    const ratio = `${width ?? defaultSize.width}/${height ?? defaultSize.height}`;
    const source = typeof properties['src'] === 'string' ? hostOf(properties['src']) : '';
    element.tagName = 'div';
    element.properties = {
      className: ['embed'],
      style: `width:${width ?? defaultSize.width}px;aspect-ratio:${tagName === 'audio' ? '10/1' : ratio}`,
    };
    element.children = [{ type: 'text', value: `${tagName}${source}` }];
  });
}

function sizeOf(value: unknown): number | undefined {
  const size = typeof value === 'number' ? value : Number.parseInt(String(value), 10);
  return String(value).endsWith('%') || !(size > 0 && size < 5_000) ? undefined : size;
}

function hostOf(source: string): string {
  const host = URL.parse(source, 'http://localhost/')?.host ?? '';
  return host === '' || host === 'localhost' ? '' : `: ${host}`;
}
