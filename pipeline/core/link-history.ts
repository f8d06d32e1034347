import type { Instant, Json } from './types.ts';

/** How a URL has fared over time. */
export interface LinkHistory {
  readonly firstSeen: Instant;
  readonly lastOk?: Instant;
  /** Since when every answer has been a good one. */
  readonly okSince?: Instant;
  /** Since when every answer has been “broken”. What could not be verified counts for neither side. */
  readonly failingSince?: Instant;
  /** How many times in a row it was found broken. */
  readonly failures: number;
}

export interface KnownLink {
  readonly history: LinkHistory;
  /** What was kept of the last answer, while it is fresh. */
  readonly answer?: Json;
}

export interface LinkNote {
  readonly state: 'ok' | 'broken' | 'unverified';
  readonly answer: Json;
  readonly freshUntil: Instant;
  /** What `find` has told of it in this run. */
  readonly before: LinkHistory | undefined;
}

/** Remembers URLs from run to run. URLs are told apart by digest, since some hold what nobody should keep. */
export interface LinkMemory {
  find(url: string, now: Instant): KnownLink | undefined;
  note(url: string, note: LinkNote, now: Instant): LinkHistory;
}

/** The history after one more answer. */
export function continued(before: LinkHistory | undefined, state: LinkNote['state'], now: Instant): LinkHistory {
  const { firstSeen = now, lastOk, okSince, failingSince, failures = 0 } = before ?? {};
  const seen = { firstSeen, ...(lastOk !== undefined && { lastOk }) };
  if (state === 'ok') return { firstSeen, lastOk: now, okSince: okSince ?? now, failures: 0 };
  if (state === 'broken') return { ...seen, failingSince: failingSince ?? now, failures: failures + 1 };
  return {
    ...seen,
    ...(okSince !== undefined && { okSince }),
    ...(failingSince !== undefined && { failingSince }),
    failures,
  };
}

/** When a broken link is called broken: after so many failures in a row, over so many days. */
export interface Patience {
  readonly failures: number;
  readonly days: number;
}

const dayMs = 86_400_000;

/** Whether a link has failed long enough. Strict at once with `{ failures: 1, days: 0 }`. */
export function hasFailedLongEnough(
  history: LinkHistory | undefined,
  { failures, days }: Patience,
  now: Instant,
): boolean {
  const { failures: seen = 1, failingSince = now } = history ?? {};
  return seen >= failures && Date.parse(now) - Date.parse(failingSince) >= days * dayMs;
}
