import type { TestSummary } from '../../core/receipt.ts';
import { lastCount } from './last-count.ts';

/** `ok | 3 passed | 0 failed | 1 ignored (12ms)`. */
export function deno(text: string): TestSummary | undefined {
  const line = [...text.matchAll(/^(?:ok|FAILED) \| (\d+ passed[^\n]*)$/gm)].at(-1)?.[1];
  if (line === undefined) return undefined;
  return {
    format: 'deno',
    passed: lastCount(line, /(\d+) passed/g),
    failed: lastCount(line, /(\d+) failed/g),
    skipped: lastCount(line, /(\d+) ignored/g),
  };
}
