import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { placeAttribute } from '../../evidence.ts';

/** Tells each element where in the draft it comes from. To be run on sanitised trees: no draft can write the attribute. */
export function markPlaces(root: Root): void {
  visit(root, 'element', (element: Element) => {
    const { position } = element;
    if (position === undefined) return;
    const [from, to] = [position.start, position.end];
    element.properties[placeAttribute] = `${from.line}:${from.column}-${to.line}:${to.column}`;
  });
}
