import type { TestSummary } from '../../core/receipt.ts';

/** The whole output as one JSON value: `--reporter=json` of Vitest and Jest, and of Mocha. */
export function jsonReporters(text: string): TestSummary | undefined {
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  if (start < 0 || end < start) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text.slice(start, end + 1));
  } catch {
    return undefined;
  }
  const { stats, ...counts } = value as Readonly<Record<string, unknown>>;
  if (typeof counts['numPassedTests'] === 'number') {
    const count = (name: string): number => Number(counts[name] ?? 0);
    return {
      format: 'jest-json',
      passed: count('numPassedTests'),
      failed: count('numFailedTests'),
      skipped: count('numPendingTests') + count('numTodoTests'),
    };
  }
  const mocha = stats as Readonly<Record<string, unknown>> | undefined;
  if (typeof mocha?.['passes'] !== 'number') return undefined;
  const count = (name: string): number => Number(mocha[name] ?? 0);
  return {
    format: 'mocha-json',
    passed: count('passes'),
    failed: count('failures'),
    skipped: count('pending'),
    durationMs: count('duration'),
  };
}
