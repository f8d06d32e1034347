/** What only a shell understands. */
const shellOnly = /[|&;<>()$`\\*?#~!{}\n]/;

/**
 * The program and its arguments. A text is split at blanks, quotes keep them together; undefined where it needs a shell, or
 * where a quote is not closed.
 */
export function splitCommand(command: string | readonly string[]): readonly string[] | undefined {
  if (typeof command !== 'string') return command;
  const words: string[] = [];
  for (const [, single, double, plain, rest] of command.matchAll(/'([^']*)'|"([^"]*)"|([^\s'"]+)|(['"])/g)) {
    if (rest !== undefined) return undefined;
    if (plain !== undefined && shellOnly.test(plain)) return undefined;
    if (double !== undefined && /[$`\\]/.test(double)) return undefined;
    words.push(single ?? double ?? plain ?? '');
  }
  return words.length > 0 ? words : undefined;
}
