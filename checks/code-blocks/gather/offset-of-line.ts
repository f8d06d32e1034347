/** The offset at which a 1-based line starts; that of the last line for lines past the end. Lines end at `\n`. */
export function offsetOfLine(code: string, line: number): number {
  let start = 0;
  for (let at = 1; at < line; at += 1) {
    const end = code.indexOf('\n', start);
    if (end < 0) break;
    start = end + 1;
  }
  return start;
}
