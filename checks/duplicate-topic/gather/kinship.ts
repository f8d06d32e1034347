import type { Kinship } from '../evidence.ts';
import type { FrontNotes } from './page/page.ts';
import { meansPage, pageNameOf } from './page-names.ts';

/** A page as far as its kin go. */
export interface Relative {
  readonly path: string;
  readonly digest: string;
  readonly front: FrontNotes;
}

export interface KinshipRules {
  readonly isGenerated: (path: string) => boolean;
  /** See `pairKey`. */
  readonly reviewed: ReadonlySet<string>;
}

/** What two pages say of each other, or a person has said of them. */
export function kinshipOf(draft: Relative, page: Relative, rules: KinshipRules): Kinship | undefined {
  if (rules.reviewed.has(pairKey(draft.digest, page.digest))) return 'reviewed';
  for (const [key, kinship] of [
    ['duplicateOf', 'duplicate-of'],
    ['supersedes', 'supersedes'],
    ['translationOf', 'translation-of'],
  ] as const) {
    if (names(draft, page, key) || names(page, draft, key)) return kinship;
  }
  if (draft.front.series !== '' && draft.front.series === page.front.series) return 'series';
  if (rules.isGenerated(draft.path)) return 'generated';
  return isTranslatedPath(draft.path, page.path) ? 'translated-path' : undefined;
}

/** Two digests, whichever is first. */
export function pairKey(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

function names(one: Relative, other: Relative, key: 'duplicateOf' | 'supersedes' | 'translationOf'): boolean {
  return one.front[key].some((address) => meansPage(address, { from: one.path, path: other.path }));
}

/** The same path in folders, or with endings, of two languages. */
function isTranslatedPath(one: string, other: string): boolean {
  const [a, b] = [pageNameOf(one), pageNameOf(other)];
  return a.whole !== '' && a.whole === b.whole && a.language !== b.language;
}
