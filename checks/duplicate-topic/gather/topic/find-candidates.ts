import type { CorpusIndex } from '../index/corpus-index.ts';
import { Best, byPath } from '../index/vectors.ts';
import type { Focus } from './heaviest.ts';
import { TopicSpace } from './topic-space.ts';

export interface NearPage {
  readonly page: number;
  /** Of both focuses, from 0 to 1. */
  readonly cosine: number;
}

interface CandidateOptions {
  readonly most: number;
  readonly accepts: (page: number) => boolean;
}

/** The share of a page that a term of its focus has, about: only for choosing whom to weigh in full. */
const usualShare = 0.03;

/** The pages with the nearest focus, best first. */
export function findCandidates(focus: Focus, index: CorpusIndex, { most, accepts }: CandidateOptions): NearPage[] {
  const space = TopicSpace.of(index);
  const sums = new Float64Array(index.capacity);
  focus.terms.forEach((term, at) => {
    const push = (focus.weights[at] ?? 0) * Math.max(0.1, Math.log(usualShare / space.usual(term)));
    for (const { pages, counts, offset } of index.postings('subject', term)) {
      for (let entry = 0; entry < pages.length; entry += 1) {
        const page = (pages[entry] ?? 0) + offset;
        sums[page] = (sums[page] ?? 0) + push * (counts[entry] ?? 0);
      }
    }
  });
  const best = new Best(most);
  for (let page = 0; page < sums.length; page += 1) {
    const sum = sums[page] ?? 0;
    if (sum === 0) continue;
    const estimate = sum / (space.masses[page] || 1);
    if (best.wouldTake(estimate) && index.isLiving(page) && accepts(page)) best.take(page, estimate);
  }
  const weights = new Map(Array.from(focus.terms, (term, at) => [term, focus.weights[at] ?? 0]));
  const nearest = best.pages.map((page) => ({ page, cosine: cosineOf(weights, space.focusOfPage(page)) }));
  return nearest.sort((one, other) => other.cosine - one.cosine || byPath(index, one.page, other.page));
}

function cosineOf(weights: ReadonlyMap<number, number>, { terms, weights: own }: Focus): number {
  let sum = 0;
  for (let at = 0; at < terms.length; at += 1) sum += (weights.get(terms[at] ?? 0) ?? 0) * (own[at] ?? 0);
  return sum;
}
