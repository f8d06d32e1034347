import type { CorpusIndex } from '../index/corpus-index.ts';
import { byPath } from '../index/vectors.ts';
import type { PageRecord, SectionRecord } from '../record.ts';

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
  const sources = new Map<number, number>();
  const inAll = new Map<number, number>();
  for (const section of draft.sections) {
    const { shared, comparable } = sharedWith(section, { index, accepts, inAll });
    for (const [page, count] of shared) {
      if (count >= leastShared && (count >= leastShare * comparable || count >= enoughShared))
        add(sources, page, count);
    }
  }
  const prints = draft.sections.reduce((sum, section) => sum + section.prints.length, 0);
  for (const [page, count] of inAll) {
    if (count >= leastShared * 2 && count >= mostOfDraft * prints && !sources.has(page)) sources.set(page, count);
  }
  return [...sources]
    .map(([page, shared]) => ({ page, shared }))
    .sort((one, other) => other.shared - one.shared || byPath(index, one.page, other.page))
    .slice(0, mostSources);
}

interface Search {
  readonly index: CorpusIndex;
  readonly accepts: (page: number) => boolean;
  /** Counts what stands in many pages as well. */
  readonly inAll: Map<number, number>;
}

/** How many of a section's prints stand in each page, of those that stand in few; and out of how many. */
function sharedWith(
  { prints }: SectionRecord,
  { index, accepts, inAll }: Search,
): { readonly shared: Map<number, number>; readonly comparable: number } {
  const few = Math.max(fewPages, Math.round(index.size * fewOfLargeCorpus));
  const shared = new Map<number, number>();
  const found: number[] = [];
  let rare = 0;
  for (const print of prints) {
    if (!index.pagesWith(print, found)) continue;
    let others = 0;
    for (const page of found) others += Number(accepts(page));
    if (others > manyPages) continue;
    for (const page of found) if (accepts(page)) add(inAll, page, 1);
    if (others > few) continue;
    rare += 1;
    for (const page of found) if (accepts(page)) add(shared, page, 1);
  }
  return { shared, comparable: Math.max(rare, prints.length / 2) };
}

function add(counts: Map<number, number>, page: number, count: number): void {
  counts.set(page, (counts.get(page) ?? 0) + count);
}
