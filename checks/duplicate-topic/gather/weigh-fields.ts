import type { Counts } from './page/counter.ts';
import type { FieldName, PageLanguage } from './record.ts';

export interface Weighted {
  readonly counts: Counts;
  readonly weight: number;
}

type Fields = (name: FieldName) => Counts;

/** What a page is about: a word in the title counts as ten in the text, one in a heading as three. */
export function subjectOf(field: Fields): Counts {
  return sumOf([
    { counts: field('body'), weight: 1 },
    { counts: field('headings'), weight: 3 },
    { counts: field('title'), weight: 10 },
  ]);
}

/** The counts of the text alone, out of a page's subject; off where a count was too high to be kept. */
export function bodyOf(subject: Counts, field: Fields): Counts {
  const weights = new Map<number, number>();
  const [headings, title] = [field('headings'), field('title')];
  headings.terms.forEach((term, at) => weights.set(term, 3 * (headings.counts[at] ?? 0)));
  title.terms.forEach((term, at) => weights.set(term, (weights.get(term) ?? 0) + 10 * (title.counts[at] ?? 0)));
  const counts = subject.counts.map((count, at) => Math.max(0, count - (weights.get(subject.terms[at] ?? 0) ?? 0)));
  return { terms: subject.terms, counts };
}

/** What of a page can be told in either language: names, numbers and code; Korean words by their English counterparts. */
export function crossOf(field: Fields, language: PageLanguage): Counts {
  if (language === 'ko') return field('translated');
  return sumOf([
    { counts: field('body'), weight: 1 },
    { counts: field('code'), weight: 1 },
    { counts: field('headings'), weight: 2 },
    { counts: field('title'), weight: 10 },
  ]);
}

/** Adds counts up. All terms ascend, so that this is a merge. */
export function sumOf(parts: readonly Weighted[]): Counts {
  const [first, ...rest] = parts;
  if (first === undefined) return { terms: new Uint32Array(), counts: new Uint16Array() };
  return rest.reduce(addTo, scaled(first));
}

function scaled({ counts, weight }: Weighted): Counts {
  if (weight === 1) return counts;
  return { terms: counts.terms, counts: counts.counts.map((count) => Math.min(count * weight, 0xffff)) };
}

function addTo(one: Counts, { counts: other, weight }: Weighted): Counts {
  if (other.terms.length === 0) return one;
  const terms = new Uint32Array(one.terms.length + other.terms.length);
  const counts = new Uint16Array(terms.length);
  let length = 0;
  let [a, b] = [0, 0];
  while (a < one.terms.length || b < other.terms.length) {
    const left = one.terms[a] ?? Number.POSITIVE_INFINITY;
    const right = other.terms[b] ?? Number.POSITIVE_INFINITY;
    terms[length] = Math.min(left, right);
    let count = 0;
    if (left <= right) count += one.counts[a++] ?? 0;
    if (right <= left) count += weight * (other.counts[b++] ?? 0);
    counts[length++] = Math.min(count, 0xffff);
  }
  return { terms: terms.subarray(0, length), counts: counts.subarray(0, length) };
}
