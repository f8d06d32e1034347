import { exitCode, type ExitCode } from './error.ts';
import { gateResults } from './gate.ts';
import type { Report, Severity, Summary } from './types.ts';

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

  /** Counts an input in which nothing could be judged. */
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
