import { kind } from '../page/characters.ts';
import { Counter, type Counts } from '../page/counter.ts';
import type { Page, Section } from '../page/page.ts';
import type { Word } from '../page/words.ts';
import type { LocatedPage } from '../located-page.ts';
import { titleCounts } from '../record.ts';
import type { Lexicon } from './lexicon.ts';
import type { TopicSpace } from './topic-space.ts';

export interface TopicReasons {
  /** Words that both pages dwell on, as the draft writes them, the most telling first. */
  readonly terms: readonly string[];
  readonly titleTerms: readonly string[];
  readonly sections: readonly { readonly own: Section; readonly other: Section }[];
}

interface Explaining {
  readonly space: TopicSpace;
  readonly lexicon: Lexicon;
}

type Weights = ReadonlyMap<number, number>;

const mostTerms = 6;
const mostSections = 3;
const leastSectionLikeness = 0.2;
/** A section of fewer words says too little to be weighed by itself. */
const leastWords = 30;
/** Longer pages are explained by their first sections. */
const mostCompared = 60;

/** Why two pages are on one topic, in words that a person can look up in both. */
export function explainTopic(draft: LocatedPage, other: LocatedPage, means: Explaining): TopicReasons {
  const theirs = weightsOf(other.page.words, means);
  const shared = [...weightsOf(draft.page.words, means)]
    .map(([term, weight]) => ({ term, product: weight * (theirs.get(term) ?? 0) }))
    .filter(({ product }) => product > 0)
    .sort((one, two) => two.product - one.product || one.term - two.term)
    .slice(0, mostTerms * 2)
    .map(({ term }) => term);
  const titles = new Set(titleCounts(other.page, means.lexicon).terms);
  const inTitles = [...titleCounts(draft.page, means.lexicon).terms].filter((term) => titles.has(term));
  const names = namesOf([...shared, ...inTitles], draft, means.lexicon);
  const named = (terms: readonly number[]): string[] =>
    [...new Set(terms.flatMap((term) => names.get(term) ?? []))].slice(0, mostTerms);
  return { terms: named(shared), titleTerms: named(inTitles), sections: sectionPairs(draft.page, other.page, means) };
}

function weightsOf(words: readonly Word[], { space, lexicon }: Explaining): Weights {
  const counter = new Counter();
  for (const word of words) counter.addTerms(lexicon.subjectOf(word));
  const counts: Counts = counter.counts();
  return space.weigh(counts, Math.max(words.length, leastWords));
}

/** Each term as the draft first writes it; a Korean word without its particle. */
function namesOf(terms: readonly number[], { page, written }: LocatedPage, lexicon: Lexicon): Map<number, string> {
  const wanted = new Set(terms);
  const names = new Map<number, string>();
  const parts = new Map<number, string>();
  for (const [at, word] of page.words.entries()) {
    if (names.size === wanted.size) break;
    for (const [order, { id, text }] of lexicon.subjectOf(word).entries()) {
      if (!wanted.has(id) || names.has(id)) continue;
      if (word.kind === kind.hangul) names.set(id, word.terms[0]?.text ?? text);
      else if (order === 0) names.set(id, written(at).toLowerCase());
      else parts.set(id, text);
    }
  }
  // A word that stands only within names, such as the effect of `useEffect`.
  for (const [id, text] of parts) if (!names.has(id)) names.set(id, text);
  return names;
}

function sectionPairs(draft: Page, page: Page, means: Explaining): TopicReasons['sections'] {
  const sectionsOf = ({ sections, words }: Page): { section: Section; weights: Weights }[] =>
    sections
      .filter(({ level }) => level > 0)
      .slice(0, mostCompared)
      .map((section) => ({ section, weights: weightsOf(words.slice(section.wordsFrom, section.wordsTo), means) }));
  const [own, other] = [sectionsOf(draft), sectionsOf(page)];
  const pairs = own.flatMap((one) =>
    other.map((two) => ({ own: one.section, other: two.section, likeness: likeness(one.weights, two.weights) })),
  );
  const chosen: { own: Section; other: Section }[] = [];
  for (const pair of pairs.sort((one, two) => two.likeness - one.likeness || one.own.from - two.own.from)) {
    if (chosen.length === mostSections || pair.likeness < leastSectionLikeness) break;
    if (!chosen.some(({ own, other }) => own === pair.own || other === pair.other)) chosen.push(pair);
  }
  return chosen;
}

function likeness(one: Weights, other: Weights): number {
  let sum = 0;
  for (const [term, weight] of one) sum += weight * (other.get(term) ?? 0);
  return sum;
}
