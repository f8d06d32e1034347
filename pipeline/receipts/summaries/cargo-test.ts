import type { TestSummary } from '../../core/receipt.ts';

const line =
  /^test result: \w+\. (\d+) passed; (\d+) failed; (\d+) ignored;[^\n]*?(?:finished in (\d+(?:\.\d+)?)s)?\r?$/gm;

/** One line for each crate and for its doc tests. */
export function cargoTest(text: string): TestSummary | undefined {
  const lines = [...text.matchAll(line)];
  if (lines.length === 0) return undefined;
  const sum = (group: number): number => lines.reduce((total, match) => total + Number(match[group] ?? 0), 0);
  return {
    format: 'cargo-test',
    passed: sum(1),
    failed: sum(2),
    skipped: sum(3),
    durationMs: Math.round(sum(4) * 1_000),
  };
}
