import type { Element, Root, Text } from 'hast';
import { visit } from 'unist-util-visit';

/** In characters: a cell with more of them gets room for a few words. */
const longCell = 20;

/** Wide tables scroll for themselves, and the keyboard reaches what scrolls. */
export function letScroll(root: Root): void {
  visit(root, 'element', (element: Element, index, parent) => {
    if (element.tagName === 'td' && textLength(element) > longCell) element.properties['className'] = ['long'];
    if (element.tagName === 'pre') element.properties['tabIndex'] = 0;
    if (element.tagName !== 'table' || parent === undefined || index === undefined) return undefined;
    const frame: Element = {
      type: 'element',
      tagName: 'div',
      properties: { className: ['table'], tabIndex: 0 },
      children: [element],
      ...(element.position && { position: element.position }),
    };
    parent.children[index] = frame;
    return undefined;
  });
}

function textLength(element: Element): number {
  let length = 0;
  visit(element, 'text', ({ value }: Text) => void (length += value.length));
  return length;
}
