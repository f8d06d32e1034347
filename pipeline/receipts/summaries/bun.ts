import type { TestSummary } from '../../core/receipt.ts';
import { lastCount } from './last-count.ts';

/** ` 3 pass`, ` 0 fail` and `Ran 3 tests across 1 file.` */
export function bun(text: string): TestSummary | undefined {
  if (!/^Ran \d+ tests? across \d+ files?/m.test(text)) return undefined;
  return {
    format: 'bun',
    passed: lastCount(text, /^[ \t]*(\d+) pass\r?$/gm),
    failed: lastCount(text, /^[ \t]*(\d+) fail\r?$/gm),
    skipped: lastCount(text, /^[ \t]*(\d+) skip\r?$/gm) + lastCount(text, /^[ \t]*(\d+) todo\r?$/gm),
  };
}
