import type { CorpusIndex } from '../index/corpus-index.ts';
import { byPath, cosine, cosineWith, type Near, nearestTo, unit, type Vector, vectorOf } from '../index/vectors.ts';
import type { Counts } from '../page/counter.ts';
import type { FieldName, PageRecord } from '../record.ts';
import { subjectOf, sumOf } from '../weigh-fields.ts';

export interface TopicCandidate {
  readonly page: number;
  /** From 0 to 1; 1 is the same subject beyond doubt. */
  readonly score: number;
  readonly verdict: 'likely' | 'maybe' | 'other';
}

const candidates = 30;
const reranked = 10;
const crowd = 10;
const likely = 1.38;
const maybe = 0.74;

/** The pages on the draft's subject, best first. `accepts` leaves pages out that must not be named. */
export function rankTopics(
  draft: PageRecord,
  index: CorpusIndex,
  accepts: (page: number) => boolean,
): TopicCandidate[] {
  const subject = vectorOf(
    subjectOf((name) => draft.fields[name]),
    index,
    'subject',
  );
  const raw = focusOf((name) => draft.fields[name], index);
  const near = nearestTo(subject, index, { space: 'subject', most: candidates, accepts, terms: 120 });
  const ownCrowd = crowdOf(near.map(({ cosine }) => cosine));
  return near
    .map(({ page, cosine: subjectCosine }) => {
      const field = (name: FieldName): Counts => index.field(page, name);
      const titles = titleLikeness(draft.fields.title, field('title'), index);
      const z =
        -2.27 +
        0.8 * titles.cosine +
        1.43 * titles.contained +
        4 * cosine(raw, focusOf(field, index)) +
        0.48 * subjectCosine;
      return { page, z };
    })
    .sort((one, other) => other.z - one.z || byPath(index, one.page, other.page))
    .slice(0, reranked)
    .map(({ page, z }) => ({ page, z: z - 3.9 * (ownCrowd + crowdAround(page, index, accepts)) }))
    .sort((one, other) => other.z - one.z || byPath(index, one.page, other.page))
    .map(({ page, z }) => ({ page, score: rounded(1 / (1 + Math.exp(-z))), verdict: verdictOf(z) }));
}

function verdictOf(z: number): TopicCandidate['verdict'] {
  if (z >= likely) return 'likely';
  return z >= maybe ? 'maybe' : 'other';
}

/** Counts as they are, so that what a page comes back to again and again outweighs all it mentions. */
function focusOf(field: (name: FieldName) => Counts, index: CorpusIndex): Vector {
  const { terms, counts } = sumOf([
    { counts: field('body'), weight: 1 },
    { counts: field('headings'), weight: 4 },
    { counts: field('title'), weight: 20 },
  ]);
  const weights = new Map<number, number>();
  for (let at = 0; at < terms.length; at += 1) {
    weights.set(terms[at] ?? 0, (counts[at] ?? 0) * index.idf('subject', terms[at] ?? 0) ** 1.5);
  }
  return unit(weights);
}

function titleLikeness(one: Counts, other: Counts, index: CorpusIndex): { cosine: number; contained: number } {
  const flat = ({ terms }: Counts): Counts => ({ terms, counts: new Uint16Array(terms.length).fill(1) });
  const vector = vectorOf(flat(one), index, 'subject');
  return {
    cosine: cosineWith(vector, flat(other), index, 'subject'),
    contained: Math.max(shareOf(one, other, index), shareOf(other, one, index)),
  };
}

/** How much of what one title says stands in the other. */
function shareOf(one: Counts, other: Counts, index: CorpusIndex): number {
  const there = new Set(other.terms);
  let all = 0;
  let shared = 0;
  for (const term of one.terms) {
    const weight = index.idf('subject', term) ** 2;
    all += weight;
    if (there.has(term)) shared += weight;
  }
  return all === 0 ? 0 : shared / all;
}

/** How alike the pages around a page are to it: where all pages are alike, likeness tells little. */
function crowdAround(page: number, index: CorpusIndex, accepts: (page: number) => boolean): number {
  const known = neighbours.get(index) ?? new Map<number, readonly Near[]>();
  neighbours.set(index, known);
  let near = known.get(page);
  if (near === undefined) {
    const vector = vectorOf(index.vector(page, 'subject'), index, 'subject');
    near = nearestTo(vector, index, {
      space: 'subject',
      most: crowd + 2,
      terms: 40,
      accepts: (other) => other !== page,
    });
    known.set(page, near);
  }
  return crowdOf(near.filter((one) => accepts(one.page)).map(({ cosine }) => cosine));
}

/** Of pages that several drafts come near to. */
const neighbours = new WeakMap<CorpusIndex, Map<number, readonly Near[]>>();

function crowdOf(cosines: readonly number[]): number {
  const nearest = cosines.slice(0, crowd);
  return nearest.length === 0 ? 0 : nearest.reduce((sum, one) => sum + one, 0) / nearest.length;
}

function rounded(score: number): number {
  return Math.round(score * 1000) / 1000;
}
