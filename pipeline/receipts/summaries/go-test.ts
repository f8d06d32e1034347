import type { TestSummary } from '../../core/receipt.ts';

interface GoEvent {
  readonly Action?: string;
  readonly Test?: string;
}

/** `go test -v` and `-json` tell of each test; plain `go test` only of packages. Subtests count with the test they are part of. */
export function goTest(text: string): TestSummary | undefined {
  const events = text.split('\n').flatMap((line) => goEvent(line) ?? []);
  if (events.length > 0) return { format: 'go-test', ...countOf(events.map(({ Action = '' }) => Action)) };
  const verbose = [...text.matchAll(/^--- (PASS|FAIL|SKIP): \S+ \(/gm)].map(([, verdict = '']) =>
    verdict.toLowerCase(),
  );
  if (verbose.length > 0) return { format: 'go-test', ...countOf(verbose) };
  const packages = [...text.matchAll(/^(ok|FAIL) *\t\S+\t[^\n]*/gm)];
  const ran = packages.filter(([line]) => !line.includes('[no tests to run]'));
  if (packages.length === 0) return undefined;
  const failed = ran.filter(([, verdict]) => verdict === 'FAIL').length;
  return { format: 'go-test', unit: 'packages', passed: ran.length - failed, failed, skipped: 0 };
}

function goEvent(line: string): GoEvent | undefined {
  if (!line.startsWith('{"')) return undefined;
  try {
    const event = JSON.parse(line) as GoEvent;
    const ends = event.Action !== undefined && ['pass', 'fail', 'skip'].includes(event.Action);
    return ends && event.Test !== undefined && !event.Test.includes('/') ? event : undefined;
  } catch {
    return undefined;
  }
}

function countOf(verdicts: readonly string[]): Pick<TestSummary, 'passed' | 'failed' | 'skipped'> {
  const count = (wanted: string): number => verdicts.filter((one) => one === wanted).length;
  return { passed: count('pass'), failed: count('fail'), skipped: count('skip') };
}
