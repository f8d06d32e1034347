import { gateResults } from '../core/gate.ts';
import type { CheckResult, Finding, Report, Severity, Summary } from '../core/types.ts';
import type { Verdict } from './texts.ts';

export type Skipped = Extract<CheckResult, { readonly status: 'skipped' }>;
export type Errored = Extract<CheckResult, { readonly status: 'errored' }>;

export interface CheckFinding {
  readonly check: string;
  readonly finding: Finding;
}

/** A report as a reader takes it in: the draft from top to bottom, then the checks by what became of them. */
export interface Overview {
  readonly verdict: Verdict;
  readonly counts: Readonly<Record<Severity, number>>;
  readonly findings: readonly CheckFinding[];
  readonly passed: readonly CheckResult[];
  readonly skipped: readonly Skipped[];
  readonly errored: readonly Errored[];
}

export function overviewOf({ results }: Pick<Report, 'results'>): Overview {
  const counts = { blocker: 0, warning: 0, note: 0 };
  const findings = results.flatMap(({ check, findings: own }) => own.map((finding) => ({ check, finding })));
  for (const { finding } of findings) counts[finding.severity] += 1;
  const { blocked, errored } = gateResults(results);
  const skipped = results.filter((result) => result.status === 'skipped');
  return {
    verdict: blocked ? 'blocked' : errored ? 'unknown' : skipped.length === results.length ? 'empty' : 'clear',
    counts,
    findings: findings.toSorted(byPlace),
    passed: results.filter((result) => result.status === 'passed'),
    skipped,
    errored: results.filter((result) => result.status === 'errored'),
  };
}

/** What the whole run comes to (DESIGN §4.1); `looked`: whether a check has looked at any draft at all. */
export function verdictOf({ blocked, errored }: Summary, looked: boolean): Verdict {
  if (blocked > 0) return 'blocked';
  if (errored > 0) return 'unknown';
  return looked ? 'clear' : 'empty';
}

/** Findings on the whole draft come first. */
function byPlace(one: CheckFinding, other: CheckFinding): number {
  const [a, b] = [one.finding.place?.start, other.finding.place?.start];
  if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined);
  return a.line - b.line || a.column - b.column;
}
