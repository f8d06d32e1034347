import type { CorpusIndex } from './index/corpus-index.ts';
import type { FrontNotes } from './page/page.ts';
import { pageNameOf } from './page-names.ts';

export interface OwnDraft {
  readonly path: string;
  /** Where it lies, links resolved. */
  readonly real: string;
  readonly front: FrontNotes;
}

/** Names that many pages of a site bear. */
const common =
  /^(?:about|api|changelog|conclusion|examples?|faq|getting-started|glossary|installation|intro|introduction|overview|quick-?start|reference|resources|setup|summary|usage|guide|tutorial)$/;

const names = new WeakMap<CorpusIndex, ReadonlyMap<string, readonly number[]>>();

/**
 * The pages that are the draft itself: the same file, or the page that it updates, which has its path in another folder,
 * its slug, or alone in the corpus its name. A page in another language is another page.
 */
export function ownPages(draft: OwnDraft, index: CorpusIndex): Set<number> {
  const own = new Set<number>();
  const { whole, last, language } = pageNameOf(draft.path);
  const slug = pageNameOf(draft.front.slug);
  const byName = namesIn(index);
  // What lies at a path bears its name.
  for (const path of [draft.path, draft.real]) {
    for (const page of byName.get(pageNameOf(path).last) ?? []) if (index.path(page) === path) own.add(page);
  }
  const bySlug = slug.whole === '' ? [] : [...(slugsIn(index).get(slug.whole) ?? []), ...(byName.get(slug.last) ?? [])];
  const namesakes = [...new Set([...(byName.get(last) ?? []), ...bySlug])];
  const others = namesakes.filter((page) => !own.has(page) && !isDraft(index.path(page)));
  for (const page of others) {
    const name = pageNameOf(index.path(page));
    if (name.language !== language && name.language !== '' && language !== '') continue;
    const sameWhole = whole !== '' && name.whole === whole && (whole.includes('/') || others.length === 1);
    const sameSlug =
      slug.whole !== '' && (name.whole === slug.whole || pageNameOf(index.notes(page).front.slug).whole === slug.whole);
    const onlyOne =
      others.length === 1 && name.last === last && !common.test(last) && isElsewhere(draft.path, index.path(page));
    if (sameWhole || sameSlug || onlyOne) own.add(page);
  }
  return own;
}

/** A draft of a page lies apart from it; two pages of one folder tree are two pages, whatever they are called. */
function isElsewhere(draft: string, page: string): boolean {
  const top = (path: string): string => path.split('/', 1)[0] ?? '';
  return isDraft(draft) || top(draft) !== top(page);
}

function isDraft(path: string): boolean {
  return /(?:^|\/)drafts?\//.test(path);
}

function namesIn(index: CorpusIndex): ReadonlyMap<string, readonly number[]> {
  const known = names.get(index) ?? Map.groupBy(index.pages(), (page) => pageNameOf(index.path(page)).last);
  names.set(index, known);
  return known;
}

const slugs = new WeakMap<CorpusIndex, ReadonlyMap<string, readonly number[]>>();

/** Asked only for drafts that name their slug: the notes of every page have to be read. */
function slugsIn(index: CorpusIndex): ReadonlyMap<string, readonly number[]> {
  const known =
    slugs.get(index) ?? Map.groupBy(index.pages(), (page) => pageNameOf(index.notes(page).front.slug).whole);
  slugs.set(index, known);
  return known;
}
