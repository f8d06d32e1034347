import type { TestSummary } from '../../core/receipt.ts';
import { lastCount } from './last-count.ts';

/** `Tests:       1 failed, 3 passed, 4 total`, the default reporter of Jest. */
export function jest(text: string): TestSummary | undefined {
  const line = [...text.matchAll(/^Tests:[ \t]+([^\n]*\d+ total)/gm)].at(-1)?.[1];
  if (line === undefined) return undefined;
  const seconds = /^Time:[ \t]+(\d+(?:\.\d+)?) m?s\b/m.exec(text);
  return {
    format: 'jest',
    passed: lastCount(line, /(\d+) passed/g),
    failed: lastCount(line, /(\d+) failed/g),
    skipped: lastCount(line, /(\d+) skipped/g) + lastCount(line, /(\d+) todo/g),
    ...(seconds && { durationMs: Math.round(Number(seconds[1]) * (seconds[0].includes(' ms') ? 1 : 1_000)) }),
  };
}
