import type { TestSummary } from '../../core/receipt.ts';
import { lastCount } from './last-count.ts';

/** `===== 3 passed, 1 skipped in 0.12s =====`, or the same without the rule under `-q`. */
export function pytest(text: string): TestSummary | undefined {
  const line = [...text.matchAll(/^(?:=+ )?((?:\d+ [a-z]+|no tests ran)[^\n]* in (\d+(?:\.\d+)?)s)\b/gm)].at(-1);
  if (line === undefined) return undefined;
  const [, said = '', seconds] = line;
  return {
    format: 'pytest',
    passed: lastCount(said, /(\d+) passed/g) + lastCount(said, /(\d+) xpassed/g),
    failed: lastCount(said, /(\d+) failed/g) + lastCount(said, /(\d+) errors?\b/g),
    skipped: lastCount(said, /(\d+) skipped/g) + lastCount(said, /(\d+) xfailed/g),
    durationMs: Math.round(Number(seconds) * 1_000),
  };
}
