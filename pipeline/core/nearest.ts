import leven, { closestMatch } from 'leven';

/** The candidate fewest edits away from `word`, if that is few for its length: for “did you mean”. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const maxDistance = Math.floor(word.length / 3) + 1;
  return closestMatch(word, [...candidates], { maxDistance });
}

/** Whether one letter too many, too few or wrong makes the one out of the other. */
export function isSlipOf(word: string, right: string): boolean {
  return leven(word, right, { maxDistance: 2 }) === 1;
}
