import { stripVTControlCharacters } from 'node:util';
import type { Outcome, TestSummary } from '../core/receipt.ts';

export interface ComparedRun {
  readonly outcome: Outcome;
  readonly exit: number | null;
  readonly report: TestSummary | undefined;
  readonly stdout: string;
}

export interface Comparison {
  readonly same: boolean;
  readonly differences: readonly string[];
}

/** Whether two runs came out alike: how they ended, what they counted, and what they printed but for times and places. */
export function sameOutcome(before: ComparedRun, after: ComparedRun): Comparison {
  const differences: string[] = [];
  const tell = (what: string, one: unknown, other: unknown): void => {
    if (one !== other) differences.push(`${what} was ${String(one)} and is ${String(other)}`);
  };
  tell('the outcome', before.outcome, after.outcome);
  tell('the exit status', before.exit, after.exit);
  for (const count of ['passed', 'failed', 'skipped'] as const)
    tell(`the number of tests ${count}`, before.report?.[count], after.report?.[count]);
  if (normalised(before.stdout) !== normalised(after.stdout)) differences.push('the output differs');
  return { same: differences.length === 0, differences };
}

/** Durations, times, addresses and temporary folders differ between any two runs. */
function normalised(output: string): string {
  return stripVTControlCharacters(output)
    .replace(/\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(?:\.\d+)?Z?/g, '<time>')
    .replace(/\b\d{2}:\d{2}:\d{2}\b/g, '<time>')
    .replace(/\b\d+(?:\.\d+)?[ \t]?(?:ns|µs|us|ms|seconds?|secs?|s|minutes?|m)\b/g, '<duration>')
    .replace(/\bduration_ms:? \d+(?:\.\d+)?/g, '<duration>')
    .replace(/\b0x[0-9a-f]+\b/gi, '<address>')
    .replace(/(?:\/private)?\/(?:tmp|var\/folders)\/[^\s:'")]+/g, '<folder>')
    .replace(/\bpid[ =:]*\d+/gi, '<pid>')
    .replace(/[ \t]+$/gm, '')
    .replace(/\r\n/g, '\n')
    .trim();
}
