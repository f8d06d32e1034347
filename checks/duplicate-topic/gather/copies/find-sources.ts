import type { CorpusIndex } from '../index/corpus-index.ts';
import { byPath } from '../index/vectors.ts';
import type { PageRecord } from '../record.ts';

/** A page that seems to hold text of the draft. */
export interface Source {
  readonly page: number;
  /** How many sampled runs of words they share. */
  readonly shared: number;
}

/** Text that stands in more pages than this is how a site says things, not a copy… */
const fewPages = 3;
const fewOfLargeCorpus = 0.0005;
/** …but where most of a draft stands in one page, it does not matter in how many others it stands as well. */
const manyPages = 64;
const leastShared = 6;
const leastShare = 0.2;
const enoughShared = 24;
const mostOfDraft = 0.4;
const mostSources = 12;

/** The pages that share enough runs of words with a section of the draft, or with all of it; the most first. */
export function findSources(draft: PageRecord, index: CorpusIndex, accepts: (page: number) => boolean): Source[] {
  const few = Math.max(fewPages, Math.round(index.size * fewOfLargeCorpus));
  const sources = new Map<number, number>();
  const inAll = new Map<number, number>();
  let prints = 0;
  for (const section of draft.sections) {
    const shared = new Map<number, number>();
    let rare = 0;
    for (const print of section.prints) {
      const pages = new Set(
        index
          .sectionsWith(print)
          .map(({ page }) => page)
          .filter(accepts),
      );
      if (pages.size > manyPages) continue;
      for (const page of pages) add(inAll, page, 1);
      if (pages.size > few) continue;
      rare += 1;
      for (const page of pages) add(shared, page, 1);
    }
    prints += section.prints.length;
    const comparable = Math.max(rare, section.prints.length / 2);
    for (const [page, count] of shared) {
      if (count >= leastShared && (count >= leastShare * comparable || count >= enoughShared))
        add(sources, page, count);
    }
  }
  for (const [page, count] of inAll) {
    if (count >= leastShared * 2 && count >= mostOfDraft * prints && !sources.has(page)) sources.set(page, count);
  }
  return [...sources]
    .map(([page, shared]) => ({ page, shared }))
    .sort((one, other) => other.shared - one.shared || byPath(index, one.page, other.page))
    .slice(0, mostSources);
}

function add(counts: Map<number, number>, page: number, count: number): void {
  counts.set(page, (counts.get(page) ?? 0) + count);
}
