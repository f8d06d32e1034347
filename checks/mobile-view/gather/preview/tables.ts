import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** Wide tables scroll for themselves, and the keyboard reaches what scrolls. */
export function letScroll(root: Root): void {
  visit(root, 'element', (element: Element, index, parent) => {
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
    return SKIP;
  });
}
