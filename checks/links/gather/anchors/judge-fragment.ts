import { decode } from '../../classify.ts';
import { comparable, type Dialect, type DialectName, dialectNames, dialects, headingIds } from './dialects.ts';
import type { PageFacts } from './page-facts.ts';

export type FragmentVerdict =
  | { readonly state: 'ok' }
  /** `of`: the dialect in which it would be right. */
  | { readonly state: 'other-dialect'; readonly of: DialectName }
  | { readonly state: 'unverified'; readonly because: string }
  | { readonly state: 'lines'; readonly lines: number }
  | { readonly state: 'broken'; readonly ids: readonly string[] };

export interface FragmentRules {
  /** The site's. */
  readonly dialect: Dialect;
  readonly dialectFrom: 'config' | 'generator' | 'guess';
}

const ok: FragmentVerdict = { state: 'ok' };
const lineRange = /^L(\d{1,9})(?:C\d{1,9})?(?:-L?(\d{1,9})(?:C\d{1,9})?)?$/;

/** Whether a page has the part that a fragment names. `fragment` is as written, without `#`. */
export function judgeFragment(facts: PageFacts, fragment: string, rules: FragmentRules): FragmentVerdict {
  const written = decode(fragment.split(':~:', 1)[0] ?? '');
  // The top of the page, whatever is on it: HTML §7.4.6.4. A slash or `!` begins the route of an application.
  if (written === '' || /^_?top$/i.test(written) || /^[!/]/.test(written)) return ok;
  const wanted = comparable(written.replace(/^user-content-/, ''));
  if (facts.ids.some((id) => comparable(id) === wanted)) return ok;
  if (facts.kind === 'markdown' && has(facts, rules.dialect, wanted)) return ok;
  const range = lineRange.exec(written);
  if (range !== null && facts.kind !== 'binary') {
    const last = Math.max(Number(range[1]), Number(range[2] ?? 0));
    return last >= 1 && last <= facts.lines ? ok : { state: 'lines', lines: facts.lines };
  }
  if (facts.kind === 'binary') return ok;
  if (facts.kind === 'text') return { state: 'unverified', because: 'a file that is no Markdown' };
  if (facts.open !== undefined) return { state: 'unverified', because: facts.open };
  if (facts.isEmpty) return { state: 'unverified', because: 'an empty page' };
  const of = facts.kind === 'markdown' ? otherDialect(facts, wanted, rules) : undefined;
  if (of !== undefined) return rules.dialectFrom === 'guess' ? ok : { state: 'other-dialect', of };
  return { state: 'broken', ids: [...idsOf(facts, rules.dialect), ...facts.ids] };
}

function has(facts: PageFacts, dialect: Dialect, wanted: string): boolean {
  const ids = idsOf(facts, dialect);
  return ids.has(wanted) || (dialect.ignoresCase && ids.has(wanted.toLowerCase()));
}

/** A dialect other than the site's in which the page has the part. */
function otherDialect(
  facts: PageFacts,
  wanted: string,
  { dialect, dialectFrom }: FragmentRules,
): DialectName | undefined {
  if (dialectFrom === 'config') return undefined;
  return dialectNames.find(
    (name) => name !== 'custom' && dialects[name] !== dialect && has(facts, dialects[name], wanted),
  );
}

const known = new WeakMap<PageFacts, Map<Dialect, Set<string>>>();

function idsOf(facts: PageFacts, dialect: Dialect): Set<string> {
  const byDialect = known.get(facts) ?? new Map<Dialect, Set<string>>();
  known.set(facts, byDialect);
  const ids = byDialect.get(dialect) ?? headingIds(facts, dialect);
  byDialect.set(dialect, ids);
  return ids;
}
