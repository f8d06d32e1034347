/** A line without its ending. */
export interface Line {
  readonly from: number;
  readonly to: number;
}

export interface Fence {
  readonly mark: string;
  readonly length: number;
}

export function fenceAt(text: string, at: number, to: number): Fence | undefined {
  const mark = text[at];
  if (mark !== '`' && mark !== '~') return undefined;
  let end = at;
  while (end < to && text[end] === mark) end += 1;
  if (end - at < 3) return undefined;
  // Backticks after backticks: that is code within a line.
  if (mark === '`' && text.slice(end, to).includes('`')) return undefined;
  return { mark, length: end - at };
}

/** Whether the line after this one makes it a heading, and where to read on. */
export function underlineAt(
  text: string,
  { from, to }: Line,
  next: number,
): { readonly level: number; readonly next: number } | undefined {
  const first = text.charCodeAt(next);
  if ((first !== 0x3d && first !== 0x2d) || '|>'.includes(text[from] ?? '')) return undefined;
  if (to - from > 300) return undefined;
  const ending = text.indexOf('\n', next);
  const under = text.slice(next, ending < 0 ? text.length : Math.min(ending, next + 300)).trimEnd();
  if (!/^(?:=+|-{2,})$/.test(under)) return undefined;
  return { level: first === 0x3d ? 1 : 2, next: ending < 0 ? text.length : ending + 1 };
}

/** `- `, `* `, `+ `, `12. ` or `3) `, with its blank. */
export function markerLength(text: string, at: number, to: number): number {
  const first = text.charCodeAt(at);
  if (first === 0x2d || first === 0x2a || first === 0x2b) return isBlankAt(text, at + 1) && at + 1 < to ? 2 : 0;
  let end = at;
  while (end < to && end - at < 9 && text.charCodeAt(end) >= 0x30 && text.charCodeAt(end) <= 0x39) end += 1;
  if (end === at || (text[end] !== '.' && text[end] !== ')')) return 0;
  return isBlankAt(text, end + 1) && end + 1 < to ? end + 2 - at : 0;
}

function isBlankAt(text: string, at: number): boolean {
  return text.charCodeAt(at) === 0x20 || text.charCodeAt(at) === 0x09;
}

export function isModuleSyntax(line: string): boolean {
  return /^(?:import\s+(?:["'{*]|[\w$]+(?:\s+from\b|\s*,))|export\s+(?:default|const|let|function|async|class|\{|\*))/.test(
    line,
  );
}
