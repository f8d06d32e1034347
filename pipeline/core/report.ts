import { digestOfJson } from './digest.ts';
import { exitCode, type ExitCode } from './error.ts';
import { gateResults } from './gate.ts';
import type { CheckResult, Digest, DraftReference, Instant, Report, Severity, Summary } from './types.ts';

export interface ReportParts {
  readonly draft: DraftReference;
  readonly config: Digest;
  readonly startedAt: Instant;
  readonly results: readonly CheckResult[];
}

/** Seals what was found: from here on any change of it changes the id. */
export function sealReport({ draft, config, startedAt, results }: ReportParts): Report {
  const { path, slug, digest } = draft;
  const body = {
    schema: 'report/1',
    draft: { path, slug, digest },
    config,
    startedAt,
    results,
    claims: [],
    attachments: [],
  } as const;
  return { ...body, id: digestOfJson(body) };
}

/** Whether a report is what its id says. */
export function isSealed(report: Report): boolean {
  const { id, ...body } = report;
  return id === digestOfJson(body);
}

/**
 * Digest of what the report says of the draft, times left out. Two runs that agree on it agree on everything that a
 * person decides about.
 */
export function essenceOf(report: Omit<Report, 'id'>): Digest {
  return digestOfJson({
    draft: report.draft,
    config: report.config,
    results: report.results.map((result) => ({ ...result, durationMs: 0, cached: false })),
    claims: report.claims,
    attachments: report.attachments,
  });
}

/** Adds up a run as it goes, so that nothing grows with it. */
export class Tally {
  #drafts = 0;
  #blocked = 0;
  #errored = 0;
  readonly #findings: Record<Severity, number> = { blocker: 0, warning: 0, note: 0 };

  add(report: Report): void {
    const { blocked, errored } = gateResults(report.results);
    this.#drafts += 1;
    if (blocked) this.#blocked += 1;
    if (errored) this.#errored += 1;
    for (const result of report.results) for (const { severity } of result.findings) this.#findings[severity] += 1;
  }

  refuse(): void {
    this.#drafts += 1;
    this.#errored += 1;
  }

  get summary(): Summary {
    return {
      drafts: this.#drafts,
      blocked: this.#blocked,
      errored: this.#errored,
      findings: { ...this.#findings },
    };
  }

  /** DESIGN §4.1: a blocker outweighs what could not be looked at. */
  get exit(): ExitCode {
    if (this.#blocked > 0) return exitCode.blocked;
    return this.#errored > 0 ? exitCode.errored : exitCode.done;
  }
}
