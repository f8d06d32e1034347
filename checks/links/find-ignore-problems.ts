import type { Found } from '../../pipeline/core/check.ts';
import type { DraftLinks, LinkIgnore } from '../../pipeline/core/link-evidence.ts';
import type { Instant } from '../../pipeline/core/types.ts';
import { covers, endOf, isDate, isExpired } from './leave-out.ts';
import type { messages } from './messages.ts';

type LinkFound = Found<typeof messages>;

/** Comments that leave links out without a reason, for nothing, or no longer. */
export function findIgnoreProblems({ links, ignores }: DraftLinks, now: Instant): LinkFound[] {
  return ignores.map((ignore): LinkFound => {
    const { place, reason, until, unknown } = ignore;
    if (unknown !== undefined) return { code: 'ignore-unknown', params: { written: unknown }, place };
    if (reason === '') return { code: 'ignore-unexplained', params: {}, place };
    if (until !== undefined && !isDate(until)) return { code: 'ignore-date-malformed', params: { until }, place };
    if (until !== undefined && isExpired(ignore, now))
      return { code: 'ignore-expired', params: { until, reason: cut(reason) }, place };
    const count = links.filter((link) => covers(ignore, link)).length;
    if (count === 0) return { code: 'ignore-unused', params: {}, place };
    return { code: 'ignored', params: { count, reason: cut(reason) }, place, ...untilEnd(ignore) };
  });
}

function untilEnd({ until }: LinkIgnore): Pick<LinkFound, 'until'> {
  return until === undefined ? {} : { until: endOf(until) };
}

function cut(text: string): string {
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}
