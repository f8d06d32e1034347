const longest = 140;

/** A parser's or compiler's words as one line, in the length that a terminal shows. */
export function cut(message: string): string {
  const line = message.replace(/\s+/g, ' ').trim().replace(/[.:]$/, '');
  return line.length <= longest ? line : `${line.slice(0, longest - 1).trimEnd()}…`;
}
