import type { TestSummary } from '../../core/receipt.ts';

const point = /^(not )?ok\b[^\n#]*(?:#[ \t]*(skip|todo)\b)?/gim;

/** Test points of the Test Anything Protocol, those of subtests (which are indented) left out. */
export function tap(text: string): TestSummary | undefined {
  if (!/^(?:TAP version \d+|1\.\.\d+)/m.test(text)) return undefined;
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const [, not, directive] of text.matchAll(point)) {
    if (directive !== undefined) counts.skipped += 1;
    else if (not === undefined) counts.passed += 1;
    else counts.failed += 1;
  }
  return { format: 'tap', ...counts };
}
