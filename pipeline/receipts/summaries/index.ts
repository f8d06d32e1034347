import { stripVTControlCharacters } from 'node:util';
import type { TestSummary } from '../../core/receipt.ts';
import { bun } from './bun.ts';
import { cargoTest } from './cargo-test.ts';
import { deno } from './deno.ts';
import { goTest } from './go-test.ts';
import { jest } from './jest.ts';
import { jsonReporters } from './json-reporters.ts';
import { junit } from './junit.ts';
import { mocha } from './mocha.ts';
import { nodeTest } from './node-test.ts';
import { pytest } from './pytest.ts';
import { tap } from './tap.ts';
import { unittest } from './unittest.ts';
import { vitest } from './vitest.ts';

/** Those with the most telling form first; `tap` would take some of the others' output. */
const readers = [nodeTest, vitest, jest, deno, cargoTest, pytest, unittest, goTest, bun, mocha, jsonReporters, tap];

/** Programs that only repeat what they are given: what they print is no run of tests. */
const repeaters = new Set(['cat', 'echo', 'head', 'less', 'more', 'printf', 'tail', 'tee', 'yes']);

/** What a test runner's output says of its run; undefined where it is none that we know. */
export async function summaryOf(output: string, argv: readonly string[]): Promise<TestSummary | undefined> {
  const program = (argv[0] ?? '').replace(/^.*[\\/]/, '').replace(/\.exe$/i, '');
  if (repeaters.has(program)) return undefined;
  const text = stripVTControlCharacters(output);
  for (const read of readers) {
    const summary = read(text);
    if (summary !== undefined) return summary;
  }
  return junit(text);
}
