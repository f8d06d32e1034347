import type { Kit } from './kit.ts';

/** A stretch of text on one line, as the page draws it. */
export interface TextLine {
  /** The text's own element. */
  readonly element: Element;
  readonly node: Text;
  /** From the upper left corner of the window. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Runs in the page. Every line of text that readers see, in document order. */
export function textLines({ isSeen, late, leftOut }: Kit, mostLines: number): TextLine[] {
  const lines: TextLine[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let element: Element | null = null;
  let shown = false;
  while (walker.nextNode() !== null) {
    const node = walker.currentNode as Text;
    if (node.parentElement !== element) {
      if (late()) break;
      element = node.parentElement;
      shown =
        element !== null && !/^(?:script|style|noscript|template|title)$/.test(element.localName) && isSeen(element);
    }
    if (!shown || element === null || !/\S/.test(node.data)) continue;
    range.selectNodeContents(node);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      if (right - left >= 1 && bottom - top >= 1) lines.push({ element, node, left, right, top, bottom });
    }
    if (lines.length < mostLines) continue;
    leftOut.push({ what: 'text-lines' });
    break;
  }
  return lines;
}
