import { closestMatch } from 'leven';

/** The candidate fewest edits away from `word`, if that is few for its length: for “did you mean”. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const maxDistance = Math.floor(word.length / 3) + 1;
  return closestMatch(word, [...candidates], { maxDistance });
}
