import type { TestSummary } from '../../core/receipt.ts';

const line = /^(?:#|ℹ) (tests|pass|fail|cancelled|skipped|todo|duration_ms) (\d+(?:\.\d+)?)\r?$/gm;

/** The last lines of node:test's `spec` and `tap` reporters. */
export function nodeTest(text: string): TestSummary | undefined {
  const said = new Map<string, number>();
  for (const [, name = '', value] of text.matchAll(line)) said.set(name, Number(value));
  const count = (name: string): number => said.get(name) ?? 0;
  if (!said.has('tests') || !said.has('pass') || !said.has('fail')) return undefined;
  return {
    format: 'node-test',
    passed: count('pass'),
    failed: count('fail') + count('cancelled'),
    skipped: count('skipped') + count('todo'),
    ...(said.has('duration_ms') && { durationMs: count('duration_ms') }),
  };
}
