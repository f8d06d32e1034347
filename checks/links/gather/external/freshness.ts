import type { LinkHistory } from '../../../../pipeline/core/link-history.ts';
import type { Instant } from '../../../../pipeline/core/types.ts';
import type { Verdict } from '../../external-evidence.ts';

const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;
/** What this run did not come to says nothing of the link. */
const ofTheRun: ReadonlySet<string> = new Set(['budget', 'deadline', 'interrupted', 'offline']);

/** Whether an answer tells of the link at all, so that it may be remembered. */
export function isOfTheLink(verdict: Verdict): verdict is Exclude<Verdict, { readonly state: 'excluded' }> {
  return verdict.state !== 'excluded' && !(verdict.state === 'unverified' && ofTheRun.has(verdict.reason));
}

/**
 * How long an answer stands, in milliseconds. A link that has been good for long is asked more rarely: for half of that time,
 * a day at least and two weeks at most. What may mend itself is asked again soon.
 */
export function freshForMs(verdict: Verdict, history: LinkHistory | undefined, now: Instant): number {
  if (verdict.state === 'excluded') return dayMs;
  if (verdict.state === 'unverified' && verdict.reason === 'offline') return 60 * minuteMs;
  if (!isOfTheLink(verdict)) return 0;
  if (verdict.state !== 'ok') return (verdict.state === 'broken' ? 30 : 10) * minuteMs;
  const stableMs = Date.parse(now) - Date.parse(history?.okSince ?? now);
  return Math.min(14 * dayMs, Math.max(dayMs, stableMs / 2));
}
