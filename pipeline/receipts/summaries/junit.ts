import type { SaxesTag } from 'saxes';
import type { TestSummary } from '../../core/receipt.ts';

/** JUnit XML as most runners write it: outermost suites are summed, since they count the suites within. */
export async function junit(text: string): Promise<TestSummary | undefined> {
  const start = text.search(/<\?xml|<testsuites?\b/);
  if (start < 0 || !text.includes('<testsuite')) return undefined;
  const { SaxesParser } = await import('saxes');
  const counts = { tests: 0, failures: 0, errors: 0, skipped: 0, seconds: 0 };
  let depth = 0;
  let seen = false;
  let broken = false;
  const parser = new SaxesParser();
  parser.on('error', () => (broken = true));
  parser.on('opentag', ({ name, attributes }: SaxesTag) => {
    if (name !== 'testsuite') return;
    if (depth === 0) {
      seen = true;
      const number = (key: string): number => Number((attributes as Record<string, string>)[key] ?? 0) || 0;
      counts.tests += number('tests');
      counts.failures += number('failures');
      counts.errors += number('errors');
      counts.skipped += number('skipped') + number('disabled');
      counts.seconds += number('time');
    }
    depth += 1;
  });
  parser.on('closetag', ({ name }: SaxesTag) => {
    if (name === 'testsuite') depth -= 1;
  });
  parser.write(text.slice(start)).close();
  if (!seen || broken) return undefined;
  const failed = counts.failures + counts.errors;
  return {
    format: 'junit',
    passed: Math.max(0, counts.tests - failed - counts.skipped),
    failed,
    skipped: counts.skipped,
    durationMs: Math.round(counts.seconds * 1_000),
  };
}
