import type { AnyCheck } from './check.ts';
import type { CheckResult } from './types.ts';

/**
 * Whether a draft's own bytes may be kept beside what was found in them: every check that looks for what must not be
 * shown has looked and saw nothing, or the config does without it.
 */
export function isQuotable(results: readonly CheckResult[], checks: readonly AnyCheck[]): boolean {
  return checks.every(({ id, sensitive }) => {
    if (sensitive === undefined) return true;
    const result = results.find(({ check }) => check === id);
    if (result === undefined || result.status === 'errored') return false;
    if (result.status === 'skipped') return result.reasonCode === 'disabled';
    return result.findings.every(({ code }) => !sensitive.includes(code));
  });
}
