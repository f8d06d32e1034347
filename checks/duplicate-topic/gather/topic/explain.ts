import type { CorpusIndex } from '../index/corpus-index.ts';
import type { Page, Section } from '../page/page.ts';
import { unitsOf } from '../page/word-table.ts';
import { eachWord, type Term, type Word } from '../page/words.ts';

export interface TopicReasons {
  /** Words that both pages hold, the most telling first. */
  readonly terms: readonly string[];
  readonly titleTerms: readonly string[];
  readonly sections: readonly { readonly own: Section; readonly other: Section }[];
}

const mostTerms = 6;
const mostSections = 3;
const leastSectionLikeness = 0.15;
/** Longer pages are explained by their first sections. */
const mostCompared = 60;

/** Why two pages are on one subject, in words that a person can look up in both. */
export function explainTopic(draft: Page, page: Page, index: CorpusIndex): TopicReasons {
  const [own, other] = [weighed(draft.words, index), weighed(page.words, index)];
  const shared = [...own.values()].flatMap(({ term, weight }) => {
    const there = other.get(term.id);
    return there === undefined ? [] : [{ text: term.text, product: weight * there.weight }];
  });
  const titles = new Set(wordsOfText(page.title).flatMap(({ terms }) => terms.map(({ id }) => id)));
  const titleTerms = wordsOfText(draft.title).flatMap(({ terms }) => terms.filter(({ id }) => titles.has(id)));
  return {
    terms: shared
      .sort((one, two) => two.product - one.product || (one.text < two.text ? -1 : 1))
      .slice(0, mostTerms)
      .map(({ text }) => text),
    titleTerms: [...new Set(titleTerms.map(({ text }) => text))].slice(0, mostTerms),
    sections: sectionPairs(draft, page, index),
  };
}

interface WeighedTerm {
  readonly term: Term;
  readonly weight: number;
}

function weighed(words: readonly Word[], index: CorpusIndex): Map<number, WeighedTerm> {
  const counts = new Map<number, { readonly term: Term; count: number }>();
  for (const { terms } of words) {
    for (const term of terms) {
      const known = counts.get(term.id);
      if (known === undefined) counts.set(term.id, { term, count: 1 });
      else known.count += 1;
    }
  }
  const weights = [...counts].map(
    ([id, { term, count }]) => [id, { term, weight: Math.sqrt(count) * index.idf('subject', id) }] as const,
  );
  const length = Math.sqrt(weights.reduce((sum, [, { weight }]) => sum + weight * weight, 0)) || 1;
  return new Map(weights.map(([id, { term, weight }]) => [id, { term, weight: weight / length }]));
}

function sectionPairs(draft: Page, page: Page, index: CorpusIndex): TopicReasons['sections'] {
  const sectionsOf = ({ sections, words }: Page): { section: Section; terms: Map<number, WeighedTerm> }[] =>
    sections
      .filter(({ level }) => level > 0)
      .slice(0, mostCompared)
      .map((section) => ({ section, terms: weighed(words.slice(section.wordsFrom, section.wordsTo), index) }));
  const [own, other] = [sectionsOf(draft), sectionsOf(page)];
  const pairs = own.flatMap((one) =>
    other.map((two) => ({ own: one.section, other: two.section, likeness: likeness(one.terms, two.terms) })),
  );
  const chosen: { own: Section; other: Section }[] = [];
  for (const pair of pairs.sort((one, two) => two.likeness - one.likeness || one.own.from - two.own.from)) {
    if (chosen.length === mostSections || pair.likeness < leastSectionLikeness) break;
    if (!chosen.some(({ own, other }) => own === pair.own || other === pair.other)) chosen.push(pair);
  }
  return chosen;
}

function likeness(one: ReadonlyMap<number, WeighedTerm>, other: ReadonlyMap<number, WeighedTerm>): number {
  let sum = 0;
  for (const [id, { weight }] of one) sum += weight * (other.get(id)?.weight ?? 0);
  return sum;
}

function wordsOfText(text: string): Word[] {
  const words: Word[] = [];
  eachWord(unitsOf(text), { from: 0, to: text.length }, (word) => words.push(word));
  return words;
}
