import type { TestSummary } from '../../core/receipt.ts';
import { lastCount } from './last-count.ts';

/** `Ran 3 tests in 0.001s` and the verdict below it: Python's unittest. */
export function unittest(text: string): TestSummary | undefined {
  const ran = [...text.matchAll(/^Ran (\d+) tests? in (\d+(?:\.\d+)?)s\s+(OK|FAILED|NO TESTS RAN)\b([^\n]*)/gm)].at(-1);
  if (ran === undefined) return undefined;
  const [, total, seconds, , rest = ''] = ran;
  const failed = lastCount(rest, /failures=(\d+)/g) + lastCount(rest, /errors=(\d+)/g);
  const skipped = lastCount(rest, /skipped=(\d+)/g);
  return {
    format: 'unittest',
    passed: Math.max(0, Number(total) - failed - skipped),
    failed,
    skipped,
    durationMs: Math.round(Number(seconds) * 1_000),
  };
}
