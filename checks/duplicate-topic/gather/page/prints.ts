import { mix32 } from './hash.ts';
import type { Word } from './words.ts';

/** Words in a run. Measured: runs of 3, every second one kept, find edited copies that runs of 5 miss. */
export const runLength = 3;

/** The hash of the run of words that starts at `at`. */
export function runAt(words: readonly Word[], at: number): number {
  let hash = 0;
  for (let step = 0; step < runLength; step += 1) {
    hash = (Math.imul(hash, 0x9e3779b1) + (words[at + step]?.copy ?? 0)) | 0;
  }
  return mix32(hash);
}

/** The hashes of all runs of words within a stretch that are even, ascending, each once. */
export function samplePrints(words: readonly Word[], from: number, to: number): Uint32Array {
  const kept: number[] = [];
  for (let at = from; at + runLength <= to; at += 1) {
    const hash = runAt(words, at);
    if ((hash & 1) === 0) kept.push(hash);
  }
  const sorted = Uint32Array.from(kept).sort();
  let length = 0;
  for (const hash of sorted) {
    if (length === 0 || sorted[length - 1] !== hash) sorted[length++] = hash;
  }
  return sorted.slice(0, length);
}
