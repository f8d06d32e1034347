import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exitCode, PublishError, toFailure } from '../../pipeline/core/error.ts';
import { gateResults } from '../../pipeline/core/gate.ts';
import { essenceOf, isSealed, sealReport } from '../../pipeline/core/report.ts';
import { Tally } from '../../pipeline/core/tally.ts';
import { translateReport } from '../../pipeline/core/translate.ts';
import type { CheckResult, Finding, Report, Severity } from '../../pipeline/core/types.ts';

const base = { check: 'words', version: 1, durationMs: 5, cached: false } as const;
const finding = (severity: Severity, code = 'odd-word'): Finding => ({
  code,
  severity,
  message: 'The word `x` is odd.',
  why: 'Why.',
  next: 'Next.',
  evidence: [],
  fingerprint: '00',
  params: { word: 'x' },
});
const passed: CheckResult = { ...base, status: 'passed', findings: [finding('warning'), finding('note')] };
const failed: CheckResult = {
  ...base,
  check: 'links',
  status: 'failed',
  findings: [finding('blocker', 'one'), finding('blocker', 'two')],
};
const skipped: CheckResult = {
  ...base,
  check: 'code',
  status: 'skipped',
  findings: [],
  reasonCode: 'none',
  reason: 'None.',
};
const errored: CheckResult = {
  ...base,
  check: 'net',
  status: 'errored',
  findings: [],
  error: { code: 'timeout', message: 'Late.' },
};

function sealed(results: readonly CheckResult[], startedAt = '2026-11-30T00:00:00.000Z'): Report {
  return sealReport({
    draft: { path: 'drafts/x.md', slug: 'x', digest: 'sha256:aa' },
    config: 'sha256:bb',
    startedAt,
    results,
  });
}

describe('gateResults', () => {
  test.for([
    {
      name: 'a blocker blocks',
      results: [passed, failed],
      required: [],
      blocked: true,
      errored: false,
      codes: ['links/one', 'links/two'],
    },
    {
      name: 'not being able to look is not having seen nothing',
      results: [errored],
      required: [],
      blocked: false,
      errored: true,
      codes: ['net/timeout'],
    },
    {
      name: 'every reason is given',
      results: [errored, failed],
      required: [],
      blocked: true,
      errored: true,
      codes: ['net/timeout', 'links/one', 'links/two'],
    },
    { name: 'warnings do not block', results: [passed], required: [], blocked: false, errored: false, codes: [] },
    { name: 'nothing required, nothing run', results: [], required: [], blocked: false, errored: false, codes: [] },
    {
      name: 'a required check that is missing',
      results: [passed],
      required: ['net'],
      blocked: false,
      errored: true,
      codes: ['net/not-run'],
    },
    {
      name: 'a required check that was skipped',
      results: [skipped],
      required: ['code'],
      blocked: false,
      errored: true,
      codes: ['code/not-run'],
    },
    {
      name: 'a required check that passed',
      results: [passed],
      required: ['words'],
      blocked: false,
      errored: false,
      codes: [],
    },
  ])('$name', ({ results, required, blocked, errored, codes }) => {
    const verdict = gateResults(results, required);
    expect(verdict).toMatchObject({ blocked, errored });
    expect(verdict.because.map(({ code }) => code)).toEqual(codes);
  });
});

describe('the seal', () => {
  test('holds after the report was written and read', () => {
    const report = sealed([passed, failed, skipped, errored]);
    expect(isSealed(JSON.parse(JSON.stringify(report)) as Report)).toBe(true);
  });

  test('breaks with any change', () => {
    const report = sealed([passed, failed, skipped, errored]);
    const text = JSON.stringify(report);
    const letters = [...text.matchAll(/[a-z0-9](?=[^"]*"(?:,|:|\}))/g)].map(({ index }) => index);
    fc.assert(
      fc.property(fc.constantFrom(...letters), fc.constantFrom('x', 'Q'), (at, letter) => {
        fc.pre(text[at] !== letter);
        const changed = JSON.parse(text.slice(0, at) + letter + text.slice(at + 1)) as Report;
        expect(isSealed(changed)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  test('does not depend on the order of keys', () => {
    const report = sealed([passed]);
    expect(isSealed(Object.fromEntries(Object.entries(report).toReversed()) as unknown as Report)).toBe(true);
  });
});

describe('the essence', () => {
  const essence = essenceOf(sealed([passed]));
  test.for([
    { name: 'another time', report: sealed([passed], '2027-01-01T00:00:00.000Z'), same: true },
    { name: 'another duration', report: sealed([{ ...passed, durationMs: 99 }]), same: true },
    { name: 'an answer from the cache', report: sealed([{ ...passed, cached: true }]), same: true },
    { name: 'another finding', report: sealed([{ ...passed, findings: [] }]), same: false },
    { name: 'another version of a check', report: sealed([{ ...passed, version: 2 }]), same: false },
    {
      name: 'other bytes',
      report: { ...sealed([passed]), draft: { path: 'drafts/x.md', slug: 'x', digest: 'sha256:ab' } as const },
      same: false,
    },
    { name: 'another config', report: { ...sealed([passed]), config: 'sha256:bc' } as const, same: false },
  ])('$name: same $same', ({ report, same }) => expect(essenceOf(report) === essence).toBe(same));
});

describe('Tally', () => {
  test.for([
    { name: 'nothing', results: [], refused: 0, exit: exitCode.done },
    { name: 'passed and skipped', results: [passed, skipped], refused: 0, exit: exitCode.done },
    { name: 'errored', results: [errored], refused: 0, exit: exitCode.errored },
    { name: 'refused', results: [passed], refused: 1, exit: exitCode.errored },
    {
      name: 'a blocker outweighs what could not be looked at',
      results: [errored, failed],
      refused: 1,
      exit: exitCode.blocked,
    },
  ])('$name: exit $exit', ({ results, refused, exit }) => {
    const tally = new Tally();
    for (const result of results) tally.add(sealed([result]));
    for (let count = 0; count < refused; count += 1) tally.refuse();
    expect(tally.exit).toBe(exit);
    expect(tally.summary.drafts).toBe(results.length + refused);
  });

  test('counts findings by severity', () => {
    const tally = new Tally();
    tally.add(sealed([passed, failed, errored]));
    expect(tally.summary).toEqual({ drafts: 1, blocked: 1, errored: 1, findings: { blocker: 2, warning: 1, note: 1 } });
  });
});

describe('translateReport', () => {
  const text = { message: '`{word}`{word:은|는} 어색합니다.', why: '이유.', next: '다음.' };
  const check = { id: 'words', messages: { en: {}, ko: { 'odd-word': text } } } as never;

  test('texts change; ids, codes, places and fingerprints stay', () => {
    const report = sealed([passed, failed]);
    const korean = translateReport(report, 'ko', [check]);
    expect(korean.results[0]?.findings[0]).toEqual({ ...finding('warning'), ...text, message: '`x`는 어색합니다.' });
    expect(korean.results[1]).toEqual(failed);
    expect({ ...korean, results: [] }).toEqual({ ...report, results: [] });
  });

  test('English is what reports are sealed in', () => {
    const report = sealed([passed]);
    expect(translateReport(report, 'en', [check])).toBe(report);
  });
});

describe('toFailure', () => {
  test.for([
    {
      name: 'what the operator can mend keeps its code',
      thrown: new PublishError('no-config', 'None.'),
      failure: { code: 'no-config', message: 'None.' },
    },
    {
      name: 'a bug',
      thrown: new TypeError('x is not a function'),
      failure: { code: 'unexpected', message: 'x is not a function' },
    },
    {
      name: 'an error without words',
      thrown: new RangeError(),
      failure: { code: 'unexpected', message: 'RangeError' },
    },
    { name: 'no error at all', thrown: 'text', failure: { code: 'unexpected', message: 'text' } },
    {
      name: 'controls',
      thrown: new Error('at \u001b[2J\nline'),
      failure: { code: 'unexpected', message: 'at \ufffd[2J line' },
    },
    {
      name: 'a whole draft',
      thrown: new Error('x'.repeat(2000)),
      failure: { code: 'unexpected', message: `${'x'.repeat(500)}…` },
    },
  ])('$name', ({ thrown, failure }) => expect(toFailure(thrown)).toEqual(failure));
});
