import type { TestSummary } from '../../core/receipt.ts';
import { lastCount } from './last-count.ts';

const unitMs: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000 };

/** `Tests  3 passed | 1 skipped (4)`, the default reporter of Vitest. */
export function vitest(text: string): TestSummary | undefined {
  const line = [...text.matchAll(/^[ \t]*Tests[ \t]{2,}(\S[^\n]*)$/gm)].at(-1)?.[1];
  if (line === undefined) return undefined;
  const [, time, unit = ''] = /^[ \t]*Duration[ \t]+(\d+(?:\.\d+)?)(ms|s|m)\b/m.exec(text) ?? [];
  return {
    format: 'vitest',
    passed: lastCount(line, /(\d+) passed/g),
    failed: lastCount(line, /(\d+) failed/g),
    skipped: lastCount(line, /(\d+) skipped/g) + lastCount(line, /(\d+) todo/g),
    ...(time !== undefined && { durationMs: Math.round(Number(time) * (unitMs[unit] ?? 1)) }),
  };
}
