import { describe, expect, test } from 'vitest';
import { summaryOf } from '../../pipeline/receipts/summaries/index.ts';

const counts = (passed: number, failed = 0, skipped = 0) => ({ passed, failed, skipped });

describe('what is no run of tests', () => {
  test.for([
    { name: 'nothing', argv: ['node', 'x.mjs'], output: '' },
    { name: 'prose that speaks of tests', argv: ['node', 'x.mjs'], output: 'All 4 tests passed.\n' },
    { name: 'echo of the words', argv: ['echo'], output: 'ℹ tests 4\nℹ pass 4\nℹ fail 0\n' },
    {
      name: 'a file of the words',
      argv: ['/bin/cat', 'log'],
      output: 'test result: ok. 3 passed; 0 failed; 0 ignored; x\n',
    },
    { name: 'half of the lines', argv: ['node', '--test'], output: 'ℹ tests 4\nℹ pass 4\n' },
    { name: 'broken XML', argv: ['x'], output: '<testsuite tests="3"><oops' },
  ])('$name', async ({ argv, output }) => {
    expect(await summaryOf(output, argv)).toBeUndefined();
  });
});

test.for<{ name: string; format: string; output: string; want: object }>([
  {
    name: 'node:test, spec',
    format: 'node-test',
    output:
      '✔ adds (1ms)\nℹ tests 5\nℹ suites 0\nℹ pass 3\nℹ fail 1\nℹ cancelled 0\nℹ skipped 1\nℹ todo 0\nℹ duration_ms 56.5\n',
    want: { ...counts(3, 1, 1), durationMs: 56.5 },
  },
  {
    name: 'node:test, tap, in colour',
    format: 'node-test',
    output:
      '\u001b[32m# tests 0\u001b[39m\n# pass 0\n# fail 0\n# cancelled 2\n# skipped 0\n# todo 0\n# duration_ms 4\n',
    want: { ...counts(0, 2), durationMs: 4 },
  },
  {
    name: 'plain TAP, a subtest within',
    format: 'tap',
    output: 'TAP version 14\n    ok 1 - inner\nok 1 - a\nnot ok 2 - b\nok 3 - c # SKIP later\n1..3\n',
    want: counts(1, 1, 1),
  },
  {
    name: 'Vitest',
    format: 'vitest',
    output:
      ' Test Files  1 failed | 1 passed (2)\n      Tests  1 failed | 3 passed | 2 skipped (6)\n   Duration  1.52s\n',
    want: { ...counts(3, 1, 2), durationMs: 1520 },
  },
  {
    name: 'Vitest without tests',
    format: 'vitest',
    output: ' Test Files  0\n      Tests  no tests\n',
    want: counts(0),
  },
  {
    name: 'Jest',
    format: 'jest',
    output: 'Tests:       1 failed, 1 skipped, 3 passed, 5 total\nSnapshots:   0 total\nTime:        1.2 s\n',
    want: { ...counts(3, 1, 1), durationMs: 1200 },
  },
  {
    name: 'Jest as JSON',
    format: 'jest-json',
    output: '{"numPassedTests":2,"numFailedTests":1,"numPendingTests":1}',
    want: counts(2, 1, 1),
  },
  { name: 'Mocha', format: 'mocha', output: '\n  3 passing (12ms)\n  1 pending\n  2 failing\n', want: counts(3, 2, 1) },
  {
    name: 'Mocha as JSON',
    format: 'mocha-json',
    output: '{"stats":{"passes":2,"failures":0,"pending":1,"duration":5}}',
    want: { ...counts(2, 0, 1), durationMs: 5 },
  },
  {
    name: 'pytest',
    format: 'pytest',
    output: '==== 1 failed, 3 passed, 1 skipped, 1 error in 0.12s ====\n',
    want: { ...counts(3, 2, 1), durationMs: 120 },
  },
  {
    name: 'pytest -q',
    format: 'pytest',
    output: '...  [100%]\n3 passed in 0.01s\n',
    want: { ...counts(3), durationMs: 10 },
  },
  {
    name: 'pytest without tests',
    format: 'pytest',
    output: '==== no tests ran in 0.00s ====\n',
    want: { ...counts(0), durationMs: 0 },
  },
  {
    name: 'unittest',
    format: 'unittest',
    output: 'Ran 4 tests in 0.001s\n\nFAILED (failures=1, skipped=1)\n',
    want: { ...counts(2, 1, 1), durationMs: 1 },
  },
  {
    name: 'go test -v',
    format: 'go-test',
    output: '--- PASS: TestA (0.00s)\n    --- PASS: TestA/x (0.00s)\n--- SKIP: TestB (0.00s)\nok  \tx\t0.1s\n',
    want: counts(1, 0, 1),
  },
  {
    name: 'go test -json',
    format: 'go-test',
    output:
      '{"Action":"run","Test":"TestA"}\n{"Action":"pass","Test":"TestA/x"}\n{"Action":"pass","Test":"TestA"}\n{"Action":"pass"}\n',
    want: counts(1),
  },
  {
    name: 'go test, which tells of packages',
    format: 'go-test',
    output: 'ok  \ta/b\t0.3s\nFAIL\ta/c\t0.1s\nok  \ta/d\t0.1s [no tests to run]\n',
    want: { ...counts(1, 1), unit: 'packages' },
  },
  {
    name: 'cargo test, a crate and its doc tests',
    format: 'cargo-test',
    output:
      'test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.02s\n' +
      'test result: FAILED. 1 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s\n',
    want: { ...counts(4, 1, 1), durationMs: 30 },
  },
  { name: 'Deno', format: 'deno', output: 'FAILED | 2 passed | 1 failed | 1 ignored (12ms)\n', want: counts(2, 1, 1) },
  {
    name: 'Bun',
    format: 'bun',
    output: ' 3 pass\n 1 fail\nRan 4 tests across 1 file. [12.00ms]\n',
    want: counts(3, 1),
  },
  {
    name: 'JUnit, a suite within a suite',
    format: 'junit',
    output:
      '<?xml version="1.0"?>\n<testsuites><testsuite tests="4" failures="1" errors="1" skipped="1" time="0.5"><testsuite tests="2"/></testsuite></testsuites>',
    want: { ...counts(1, 2, 1), durationMs: 500 },
  },
])('$name', async ({ format, output, want }) => {
  expect(await summaryOf(output, ['node', 'x'])).toEqual({ format, ...want });
});
