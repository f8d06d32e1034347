import { runLength, runsOf } from '../page/prints.ts';
import type { Word } from '../page/words.ts';

/** A stretch of equal words: `length` words from `from` on here, from `there` on in the other page. */
export interface EqualRun {
  readonly from: number;
  readonly there: number;
  readonly length: number;
}

/** Runs that follow each other in both pages with few words between them. */
export interface Passage {
  readonly runs: readonly EqualRun[];
  /** Of words, all runs together. */
  readonly equal: number;
}

const shortestRun = 4;
/** Of the places where a run of words stands in the other page, so many are tried. */
const mostTried = 16;
const widestGap = 15;
const widestGapThere = 30;

/** What of `words` stands in `others` too, in the order of `words`; linear but for a bounded number of tries. */
export function passagesOf(words: readonly Word[], others: readonly Word[]): Passage[] {
  const passages: Passage[] = [];
  let open: EqualRun[] = [];
  const close = (): void => {
    if (open.length > 0) passages.push({ runs: open, equal: open.reduce((sum, { length }) => sum + length, 0) });
    open = [];
  };
  for (const run of equalRuns(words, others)) {
    const last = open.at(-1);
    if (last !== undefined && !follows(run, last)) close();
    open.push(run);
  }
  close();
  return passages;
}

function follows(run: EqualRun, last: EqualRun): boolean {
  const gap = run.from - last.from - last.length;
  const gapThere = run.there - last.there - last.length;
  return gap <= widestGap && gapThere >= 0 && gapThere <= widestGapThere;
}

function* equalRuns(words: readonly Word[], others: readonly Word[]): Generator<EqualRun> {
  const here = runsOf(words, 0, words.length);
  const places = placesOf(runsOf(others, 0, others.length));
  let expected = 0;
  for (let from = 0; from < here.length;) {
    let best: EqualRun | undefined;
    for (const there of places.get(here[from] ?? 0) ?? []) {
      const length = equalLength(words, from, others, there);
      const closer =
        best !== undefined && length === best.length && Math.abs(there - expected) < Math.abs(best.there - expected);
      if (length >= shortestRun && (best === undefined || length > best.length || closer))
        best = { from, there, length };
    }
    if (best === undefined) {
      from += 1;
      expected += 1;
      continue;
    }
    yield best;
    from += best.length;
    expected = best.there + best.length;
  }
}

function placesOf(runs: Uint32Array): Map<number, number[]> {
  const places = new Map<number, number[]>();
  runs.forEach((run, at) => {
    const known = places.get(run);
    if (known === undefined) places.set(run, [at]);
    else if (known.length < mostTried) known.push(at);
  });
  return places;
}

function equalLength(words: readonly Word[], from: number, others: readonly Word[], there: number): number {
  let length = 0;
  while (from + length < words.length && there + length < others.length) {
    if (words[from + length]?.copy !== others[there + length]?.copy) break;
    length += 1;
  }
  return length < runLength ? 0 : length;
}
