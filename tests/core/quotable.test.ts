import { describe, expect, test } from 'vitest';
import type { AnyCheck } from '../../pipeline/core/check.ts';
import { isQuotable } from '../../pipeline/core/quotable.ts';
import type { CheckResult, Finding } from '../../pipeline/core/types.ts';

const finding = (code: string): Finding => ({
  code,
  severity: 'note',
  message: '',
  why: '',
  next: '',
  evidence: [],
  fingerprint: '',
  params: {},
});
const check = (id: string, sensitive?: readonly string[]): AnyCheck => ({
  id,
  version: 1,
  stage: 'text',
  title: {},
  needs: {},
  messages: { en: {}, ko: {} },
  severity: {},
  ...(sensitive && { sensitive }),
  options: () => Promise.resolve({ parse: (value: unknown) => value }),
  evaluate: () => ({ findings: [] }),
});
const checks = [check('links'), check('secrets', ['token'])];
const base = { check: 'secrets', version: 1, durationMs: 0, cached: false } as const;

describe('a draft may be quoted', () => {
  test.for<{ name: string; results: readonly CheckResult[]; answer: boolean }>([
    { name: 'nobody looked', results: [], answer: false },
    {
      name: 'who looks for secrets could not',
      results: [{ ...base, status: 'errored', findings: [], error: { code: 'x', message: '' } }],
      answer: false,
    },
    {
      name: 'who looks for secrets was left out',
      results: [{ ...base, status: 'skipped', findings: [], reason: '', reasonCode: 'not-asked' }],
      answer: false,
    },
    {
      name: 'a secret was found, were it a note',
      results: [{ ...base, status: 'passed', findings: [finding('token')] }],
      answer: false,
    },
    {
      name: 'another check found something',
      results: [{ ...base, check: 'links', status: 'passed', findings: [finding('token')] }],
      answer: false,
    },
    {
      name: 'something else was found',
      results: [{ ...base, status: 'failed', findings: [finding('hidden')] }],
      answer: true,
    },
    { name: 'nothing was found', results: [{ ...base, status: 'passed', findings: [] }], answer: true },
    {
      name: 'the config does without',
      results: [{ ...base, status: 'skipped', findings: [], reason: '', reasonCode: 'disabled' }],
      answer: true,
    },
  ])('$name: $answer', ({ results, answer }) => expect(isQuotable(results, checks)).toBe(answer));
});
