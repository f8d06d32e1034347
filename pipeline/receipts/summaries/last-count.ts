/** The number in the last match of a pattern's first group; 0 where nothing matches. */
export function lastCount(text: string, pattern: RegExp): number {
  let count = 0;
  for (const match of text.matchAll(pattern)) count = Number(match[1]);
  return count;
}
