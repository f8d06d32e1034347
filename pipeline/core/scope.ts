import type { CheckResult } from './types.ts';

/** Names the checks that a run left out by its flags: a report of part of them does not stand for a report of all. */
export function scopeOf(results: readonly CheckResult[]): string {
  const left = results.filter((result) => result.status === 'skipped' && result.reasonCode === 'not-asked');
  return left.map(({ check }) => check).join(',');
}
