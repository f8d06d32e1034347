import type { CheckResult, Failure } from './types.ts';

export interface ResultsVerdict {
  /** A finding of severity `blocker`. */
  readonly blocked: boolean;
  /** A check that could not look, or that is missing. */
  readonly errored: boolean;
  /** Every reason why the results keep the gate shut, not the first alone. */
  readonly because: readonly Failure[];
}

/** What the results of one draft say to the gate. Derived anew each time; no verdict is stored. */
export function gateResults(results: readonly CheckResult[], required: readonly string[] = []): ResultsVerdict {
  const because: Failure[] = [];
  let blocked = false;
  let errored = false;
  for (const result of results) {
    if (result.status === 'errored') {
      errored = true;
      because.push({ code: `${result.check}/${result.error.code}`, message: result.error.message });
    }
    for (const finding of result.findings) {
      if (finding.severity !== 'blocker') continue;
      blocked = true;
      because.push({ code: `${result.check}/${finding.code}`, message: finding.message });
    }
  }
  for (const id of required) {
    const result = results.find((one) => one.check === id);
    if (result !== undefined && result.status !== 'skipped') continue;
    errored = true;
    because.push({ code: `${id}/not-run`, message: `The check \`${id}\` did not run.` });
  }
  return { blocked, errored, because };
}
