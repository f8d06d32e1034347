import type { CorpusIndex } from '../index/corpus-index.ts';
import type { Counts } from '../page/counter.ts';
import { englishStem } from '../page/english.ts';
import { termOf } from '../page/words.ts';
import type { FieldName, PageRecord } from '../record.ts';
import { subjectOf, sumOf } from '../weigh-fields.ts';
import { type Focus, Heaviest } from './heaviest.ts';

interface Side {
  /** See `subjectOf` of `weigh-fields.ts`. */
  readonly subject: Counts;
  readonly headings: Counts;
  readonly title: Counts;
  readonly words: number;
}

/** Measured: 40 terms tell topics apart as well as all do. */
const mostTerms = 40;
const titleWeight = 30;
const headingWeight = 4;
/** What `subjectOf` has counted of them already. */
const counted = { title: 10, headings: 3 };
/** How often a term stands on a page that holds it, on average. */
const timesPerPage = 3;
const mostKept = 20_000;
const mostUsual = 200_000;

/** Words that name a part or a kind of text, not its subject. */
const partNames = new Set(
  (
    'introduction intro overview conclusion summary recap basics fundamentals getting started start guide tutorial reference index contents table ' +
    'readme faq note chapter part appendix advanced learn understanding 마무리 정리 목차 들어가며 마치며'
  )
    .split(' ')
    .map((word) => termOf(englishStem(word)).id),
);

/** What is usual in a corpus, so that a page's focus is what is unusual about it. */
export class TopicSpace {
  static readonly #known = new WeakMap<CorpusIndex, TopicSpace>();

  /** One space for each index. */
  static of(index: CorpusIndex): TopicSpace {
    const known = TopicSpace.#known.get(index);
    if (known !== undefined) return known;
    const space = new TopicSpace(index);
    TopicSpace.#known.set(index, space);
    return space;
  }

  readonly #index: CorpusIndex;
  readonly #words: number;
  readonly #titles: ReadonlyMap<number, number>;
  readonly #kept = new Map<number, Focus>();
  readonly #usual = new Map<number, number>();
  /** The sum of a page's counts, by page. */
  readonly masses: Float64Array;

  private constructor(index: CorpusIndex) {
    let words = 0;
    const titles = new Map<number, number>();
    this.masses = new Float64Array(index.capacity);
    for (const page of index.pages()) {
      words += index.words(page);
      this.masses[page] = index.mass(page, 'subject');
      for (const term of index.field(page, 'title').terms) titles.set(term, (titles.get(term) ?? 0) + 1);
    }
    this.#index = index;
    this.#words = Math.max(words, 1);
    this.#titles = titles;
  }

  /** The share of all words that a term is expected to be. */
  usual(term: number): number {
    let usual = this.#usual.get(term);
    if (usual === undefined) {
      usual = (timesPerPage * this.#index.spread('subject', term) + 2) / this.#words;
      if (this.#usual.size >= mostUsual) this.#usual.clear();
      this.#usual.set(term, usual);
    }
    return usual;
  }

  /** How much of a page's subject a word in its title names, from 0 to about 1.4: little where many titles share it. */
  trust(term: number): number {
    const pages = this.#index.size + 1;
    const rarity = Math.log(pages / ((this.#titles.get(term) ?? 0) + 1)) / (0.7 * Math.log(pages));
    return Math.min(1.2, Math.max(0, rarity)) ** 2 * (partNames.has(term) ? 0.25 : 1);
  }

  focusOfRecord({ fields, words }: PageRecord): Focus {
    const subject = subjectOf((name) => fields[name]);
    return this.#focusOf({ subject, headings: fields.headings, title: fields.title, words });
  }

  focusOfPage(page: number): Focus {
    const kept = this.#kept.get(page);
    if (kept !== undefined) return kept;
    const field = (name: FieldName): Counts => this.#index.field(page, name);
    const focus = this.#focusOf({
      subject: this.#index.vector(page, 'subject'),
      headings: field('headings'),
      title: field('title'),
      words: this.#index.words(page),
    });
    if (this.#kept.size >= mostKept) this.#kept.clear();
    this.#kept.set(page, focus);
    return focus;
  }

  /** Weights of length 1 for the terms that stand in a text of so many words more often than is usual. */
  weigh({ terms, counts }: Counts, words: number): Map<number, number> {
    const weights = new Map<number, number>();
    let squares = 0;
    for (let at = 0; at < terms.length; at += 1) {
      const term = terms[at] ?? 0;
      const weight = excess((counts[at] ?? 0) / words, this.usual(term));
      if (weight > 0) weights.set(term, weight);
      squares += weight * weight;
    }
    const length = Math.sqrt(squares) || 1;
    for (const [term, weight] of weights) weights.set(term, weight / length);
    return weights;
  }

  #focusOf({ subject, headings, title, words }: Side): Focus {
    const titles = new Map<number, number>();
    title.terms.forEach((term, at) =>
      titles.set(term, (title.counts[at] ?? 0) * (titleWeight * this.trust(term) - counted.title)),
    );
    const { terms, counts } = sumOf([
      { counts: subject, weight: 1 },
      { counts: headings, weight: headingWeight - counted.headings },
    ]);
    const heaviest = new Heaviest(mostTerms);
    for (let at = 0; at < terms.length; at += 1) {
      const term = terms[at] ?? 0;
      const share = ((counts[at] ?? 0) + (titles.get(term) ?? 0)) / Math.max(words, 1);
      const weight = excess(share, this.usual(term));
      if (weight > 0) heaviest.take(term, weight);
    }
    return heaviest.focus();
  }
}

/** How far a share exceeds what is usual: its part of the Kullback-Leibler divergence, sharpened (to the power of 5/4); else 0. */
function excess(share: number, usual: number): number {
  if (share <= usual) return 0;
  const divergence = Math.log(share / usual);
  return share * divergence * Math.sqrt(Math.sqrt(divergence));
}
