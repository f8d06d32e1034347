export interface Fence {
  /** Line of the opening fence, from 0. */
  readonly line: number;
  readonly indent: number;
  readonly info: string;
  readonly code: readonly string[];
  /** The nearest text line above it. */
  readonly before: string;
}

/** How many closing fences an opener looks at, so that a hostile block stays linear. */
const farthestCloser = 50;
const opening = /^([ \t]*)(`{3,}|~{3,})([^`\n]*)$/;

/** The closed fences among these lines. An opener without its closer is a line like any other. */
export function innerFences(lines: readonly string[]): Fence[] {
  const fences: Fence[] = [];
  const closers = closingLines(lines);
  let before = '';
  let next = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const [, blank = '', mark = '', info = ''] = opening.exec(line) ?? [];
    if (mark === '') {
      if (line.trim() !== '') before = line.trim();
      continue;
    }
    while ((closers[next]?.line ?? Infinity) <= at) next += 1;
    const end = closers.slice(next, next + farthestCloser).find((closer) => closer.mark.startsWith(mark));
    if (end === undefined) continue;
    const code = lines.slice(at + 1, end.line).map((inner) => withoutIndent(inner, blank.length));
    fences.push({ line: at, indent: blank.length, info, code, before });
    at = end.line;
    before = '';
  }
  return fences;
}

function closingLines(lines: readonly string[]): { readonly line: number; readonly mark: string }[] {
  return lines.flatMap((text, line) => {
    const mark = /^[ \t]*(`{3,}|~{3,})[ \t]*$/.exec(text)?.[1];
    return mark === undefined ? [] : [{ line, mark }];
  });
}

function withoutIndent(line: string, most: number): string {
  let at = 0;
  while (at < most && (line[at] === ' ' || line[at] === '\t')) at += 1;
  return line.slice(at);
}
