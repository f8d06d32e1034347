import type { TestSummary } from '../../core/receipt.ts';
import { lastCount } from './last-count.ts';

/** `  3 passing (12ms)`, the `spec` reporter of Mocha. */
export function mocha(text: string): TestSummary | undefined {
  if (!/^[ \t]*\d+ passing\b/m.test(text)) return undefined;
  return {
    format: 'mocha',
    passed: lastCount(text, /^[ \t]*(\d+) passing\b/gm),
    failed: lastCount(text, /^[ \t]*(\d+) failing\b/gm),
    skipped: lastCount(text, /^[ \t]*(\d+) pending\b/gm),
  };
}
