import type { Counts } from '../page/counter.ts';
import type { Space } from './build-segment.ts';
import type { CorpusIndex } from './corpus-index.ts';

/** Weights by term, of length 1 (all 0 where nothing is telling). */
export type Vector = ReadonlyMap<number, number>;

export interface Near {
  readonly page: number;
  readonly cosine: number;
}

export interface NearOptions {
  readonly space: Space;
  readonly most: number;
  readonly accepts: (page: number) => boolean;
  /** How many of the vector's heaviest terms look for pages. */
  readonly terms: number;
}

/** Square roots of counts, times how telling each term is. */
export function vectorOf({ terms, counts }: Counts, index: CorpusIndex, space: Space): Vector {
  const weights = new Map<number, number>();
  for (let at = 0; at < terms.length; at += 1) {
    const term = terms[at] ?? 0;
    weights.set(term, Math.sqrt(counts[at] ?? 0) * index.idf(space, term));
  }
  return unit(weights);
}

export function unit(weights: Map<number, number>): Vector {
  let sum = 0;
  for (const weight of weights.values()) sum += weight * weight;
  const length = Math.sqrt(sum) || 1;
  for (const [term, weight] of weights) weights.set(term, weight / length);
  return weights;
}

export function cosine(one: Vector, other: Vector): number {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  let sum = 0;
  for (const [term, weight] of small) sum += weight * (large.get(term) ?? 0);
  return sum;
}

/** The cosine of a vector with the counts of a page. */
export function cosineWith(vector: Vector, { terms, counts }: Counts, index: CorpusIndex, space: Space): number {
  let dot = 0;
  let sum = 0;
  for (let at = 0; at < terms.length; at += 1) {
    const term = terms[at] ?? 0;
    const weight = Math.sqrt(counts[at] ?? 0) * index.idf(space, term);
    sum += weight * weight;
    dot += weight * (vector.get(term) ?? 0);
  }
  return sum === 0 ? 0 : dot / Math.sqrt(sum);
}

const shortlist = 3;
const leastCosine = 0.03;

/**
 * The pages nearest to a vector, best first. A shortlist is made from the heaviest terms and the mass of each page, which
 * no other page has a say in; its cosines are exact.
 */
export function nearestTo(vector: Vector, index: CorpusIndex, options: NearOptions): Near[] {
  const { space, most, accepts, terms } = options;
  const dots = new Float64Array(index.capacity);
  const heaviest = [...vector].toSorted((one, other) => other[1] - one[1] || one[0] - other[0]).slice(0, terms);
  for (const [term, weight] of heaviest) {
    const push = weight * index.idf(space, term);
    if (push === 0) continue;
    for (const { pages, counts, offset } of index.postings(space, term)) {
      for (let at = 0; at < pages.length; at += 1) {
        const page = (pages[at] ?? 0) + offset;
        dots[page] = (dots[page] ?? 0) + push * Math.sqrt(counts[at] ?? 0);
      }
    }
  }
  const best = new Best(most * shortlist);
  for (let page = 0; page < dots.length; page += 1) {
    const dot = dots[page] ?? 0;
    if (dot === 0) continue;
    const estimate = dot / Math.sqrt(index.mass(page, space) || 1);
    if (best.wouldTake(estimate) && index.isLiving(page) && accepts(page)) best.take(page, estimate);
  }
  return best.pages
    .map((page) => ({ page, cosine: cosineWith(vector, index.vector(page, space), index, space) }))
    .filter(({ cosine }) => cosine >= leastCosine)
    .sort((one, other) => other.cosine - one.cosine || byPath(index, one.page, other.page))
    .slice(0, most);
}

export function byPath(index: CorpusIndex, one: number, other: number): number {
  const [a, b] = [index.path(one), index.path(other)];
  return a < b ? -1 : Number(a > b);
}

/** Keeps the best of many; of equals it keeps all, so that their order decides nothing. */
export class Best {
  readonly #most: number;
  #kept: { readonly page: number; readonly score: number }[] = [];
  #least = 0;

  constructor(most: number) {
    this.#most = most;
  }

  wouldTake(score: number): boolean {
    return score >= this.#least;
  }

  take(page: number, score: number): void {
    this.#kept.push({ page, score });
    if (this.#kept.length >= this.#most * 4) this.#cut();
  }

  get pages(): number[] {
    this.#cut();
    return this.#kept.map(({ page }) => page);
  }

  #cut(): void {
    this.#kept.sort((one, other) => other.score - one.score);
    this.#least = this.#kept[this.#most - 1]?.score ?? 0;
    this.#kept = this.#kept.filter(({ score }) => score >= this.#least);
  }
}
