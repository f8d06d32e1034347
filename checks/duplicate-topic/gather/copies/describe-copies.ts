import type { Copy, OtherPlace } from '../../evidence.ts';
import type { CorpusIndex } from '../index/corpus-index.ts';
import { byPath } from '../index/vectors.ts';
import type { LocatedPage } from '../located-page.ts';
import type { OtherPages } from '../other-pages.ts';
import type { Section } from '../page/page.ts';
import type { PageRecord } from '../record.ts';
import { type EqualRun, type Passage, passagesOf } from './align.ts';
import type { Source } from './find-sources.ts';

export interface CopyParts {
  readonly draft: LocatedPage;
  readonly record: PageRecord;
  readonly sources: readonly Source[];
  readonly index: CorpusIndex;
  readonly accepts: (page: number) => boolean;
  readonly pages: OtherPages;
}

/** Shorter passages are phrases. */
const shortestPassage = 20;
/** What counts of a section: most of a short one, or a good part of a longer one. Less is in passing. */
const amounts = [
  { words: 30, share: 0.6 },
  { words: 45, share: 0.25 },
  { words: 100, share: 0 },
] as const;
const mostlyShare = 0.5;
const mostSections = 4;
const mostPlaces = 5;
const mostCopies = 30;

interface SectionCopy {
  readonly section: Section;
  readonly runs: readonly EqualRun[];
  readonly words: number;
  readonly share: number;
}

/** What of the draft stands in other pages. Pages with the very same words are told once, however many they are. */
export function describeCopies(parts: CopyParts): Copy[] {
  const { record, sources, index, accepts } = parts;
  const twins = index
    .pagesOfWhole(record.whole)
    .filter(accepts)
    .sort((one, other) => byPath(index, one, other));
  const copies: Copy[] = [];
  const told = new Set<number>(twins);
  const wholes = new Map<number, number>();
  if (twins[0] !== undefined) copies.push(...copiesOf(twins[0], twins.slice(1), parts));
  for (const { page } of sources) {
    if (told.has(page) || copies.length >= mostCopies) continue;
    told.add(page);
    const first = wholes.get(index.whole(page));
    // Another page with the same words as one that was told: it is named there.
    if (first !== undefined && index.whole(page) !== 0) continue;
    wholes.set(index.whole(page), page);
    const same = index
      .pagesOfWhole(index.whole(page))
      .filter((other) => other !== page && accepts(other))
      .sort((one, other) => byPath(index, one, other));
    copies.push(...copiesOf(page, same, parts));
  }
  return copies.slice(0, mostCopies);
}

function copiesOf(page: number, twins: readonly number[], { draft, index, pages }: CopyParts): Copy[] {
  const other = pages.read(page);
  if (other === undefined) return [];
  const passages = passagesOf(draft.page.words, other.page.words).filter(({ equal }) => equal >= shortestPassage);
  const sections = bySection(passages, draft);
  const common = {
    path: index.path(page),
    ...pages.kinship(page),
    twins: twins.slice(0, mostPlaces).map((one) => index.path(one)),
  };
  const equal = passages.reduce((sum, one) => sum + one.equal, 0);
  const share = equal / Math.max(1, draft.page.words.length);
  const notable = sections.filter((one) =>
    amounts.some((amount) => one.words >= amount.words && one.share >= amount.share),
  );
  if (share < mostlyShare && notable.length <= mostSections) {
    return notable.map((one) => ({
      ...common,
      extent: 'section' as const,
      ...described([one], draft, other),
      more: [],
    }));
  }
  const most = notable.toSorted((one, two) => two.words - one.words);
  if (most.length === 0) return [];
  const more = most.slice(1, mostPlaces).map((one) => described([one], draft, other).there);
  return [
    { ...common, extent: 'page', ...described(notable, draft, other), words: equal, share: rounded(share), more },
  ];
}

/** Of sections in their order: from the first copied word to the last; the heading is that of the first. */
function described(
  sections: readonly SectionCopy[],
  draft: LocatedPage,
  other: LocatedPage,
): Pick<Copy, 'heading' | 'place' | 'words' | 'share' | 'quote' | 'quoteWords' | 'there'> {
  const runs = sections.flatMap((one) => one.runs);
  const [first = { from: 0, there: 0, length: 1 }] = runs;
  const longest = runs.reduce((best, run) => (run.length > best.length ? run : best), first);
  const last = runs.at(-1) ?? first;
  const section = sections[0]?.section;
  return {
    heading: section?.heading ?? '',
    place: draft.placeOfWords(first.from, last.from + last.length),
    words: sections.reduce((sum, one) => sum + one.words, 0),
    share: rounded(sections[0]?.share ?? 0),
    quote: draft.quote(longest.from, longest.from + longest.length),
    quoteWords: longest.length,
    there: placeThere(longest, other),
  };
}

function placeThere(run: EqualRun, other: LocatedPage): OtherPlace {
  const section = other.sectionOf(run.there);
  return {
    heading: section?.heading ?? '',
    place: other.placeOfWords(run.there, run.there + run.length),
  };
}

/** Passages cut at the headings of the draft. */
function bySection(passages: readonly Passage[], draft: LocatedPage): SectionCopy[] {
  const runs = passages.flatMap((passage) => passage.runs);
  return draft.page.sections.flatMap((section) => {
    const inside = runs.flatMap((run) => {
      const from = Math.max(run.from, section.wordsFrom);
      const to = Math.min(run.from + run.length, section.wordsTo);
      return to > from ? [{ from, there: run.there + from - run.from, length: to - from }] : [];
    });
    if (inside.length === 0) return [];
    const words = inside.reduce((sum, { length }) => sum + length, 0);
    return [{ section, runs: inside, words, share: words / (section.wordsTo - section.wordsFrom) }];
  });
}

function rounded(share: number): number {
  return Math.round(share * 100) / 100;
}
