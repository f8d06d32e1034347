/** Markdown deeper than this is no text for readers, and exhausts recursive walks. */
export const maxNesting = 100;

const container = /[ \t]{0,3}(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))[ \t]?/y;

/** How many quote and list markers open on one line at most, or how deep lists indent, and where. One linear pass. */
export function deepestNesting(text: string): { readonly depth: number; readonly line: number } {
  let deepest = { depth: 0, line: 1 };
  let line = 0;
  let indents: number[] = [];
  for (const start of lineStarts(text)) {
    line += 1;
    container.lastIndex = start;
    const indent = indentAt(text, start);
    indents = indents.filter((one) => one < indent);
    let depth = indents.length;
    while (depth <= maxNesting && container.test(text)) depth += 1;
    if (depth > indents.length && indent > 0) indents.push(indent);
    if (depth > deepest.depth) deepest = { depth, line };
  }
  return deepest;
}

function* lineStarts(text: string): Generator<number> {
  yield 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) yield at + 1;
}

function indentAt(text: string, start: number): number {
  let at = start;
  while (text[at] === ' ' || text[at] === '\t') at += 1;
  return at - start;
}
