import { mix32 } from './hash.ts';
import type { Word } from './words.ts';

/** Words in a run. Measured: runs of 3, every second one kept, find edited copies that runs of 5 miss. */
export const runLength = 3;

const multiplier = 0x9e3779b1;

/** The hashes of all runs of words within a stretch, in order. */
export function runsOf(words: readonly Word[], from: number, to: number): Uint32Array {
  const runs = new Uint32Array(Math.max(0, to - from - runLength + 1));
  let first = words[from]?.copy ?? 0;
  let second = words[from + 1]?.copy ?? 0;
  for (let at = 0; at < runs.length; at += 1) {
    const third = words[from + at + 2]?.copy ?? 0;
    runs[at] = mix32((Math.imul((Math.imul(first, multiplier) + second) | 0, multiplier) + third) | 0);
    first = second;
    second = third;
  }
  return runs;
}

/** Of those runs the hashes that are even, ascending, each once. */
export function samplePrints(words: readonly Word[], from: number, to: number): Uint32Array {
  const runs = runsOf(words, from, to);
  let even = 0;
  for (let at = 0; at < runs.length; at += 1) {
    const hash = runs[at] ?? 0;
    if ((hash & 1) === 0) runs[even++] = hash;
  }
  const sorted = runs.subarray(0, even).sort();
  let length = 0;
  for (let at = 0; at < even; at += 1) {
    const hash = sorted[at] ?? 0;
    if (length === 0 || sorted[length - 1] !== hash) sorted[length++] = hash;
  }
  return sorted.slice(0, length);
}
