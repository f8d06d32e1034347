import { expect, test } from 'vitest';
import { askedToWait } from '../../../pipeline/resources/http/rate-limits.ts';

const now = Date.parse('2026-12-01T12:00:00Z');

test.for([
  { name: 'nothing is asked', headers: {}, waits: undefined },
  { name: 'something that is neither number nor date', headers: { 'retry-after': 'soon' }, waits: undefined },
  { name: 'a negative number', headers: { 'retry-after': '-5' }, waits: undefined },
  { name: 'a bare year, which JavaScript takes for a date', headers: { 'retry-after': '2030-01' }, waits: undefined },
  { name: 'seconds', headers: { 'retry-after': '120' }, waits: 120_000 },
  { name: 'no second', headers: { 'retry-after': '0' }, waits: 0 },
  { name: 'a date', headers: { 'retry-after': 'Tue, 01 Dec 2026 12:00:30 GMT' }, waits: 30_000 },
  { name: 'a date that has passed', headers: { 'retry-after': 'Tue, 01 Dec 2026 11:00:00 GMT' }, waits: 0 },
  {
    name: 'a quota with something left',
    headers: { 'x-ratelimit-remaining': '1', 'x-ratelimit-reset': '9' },
    waits: undefined,
  },
  {
    name: 'a quota that is used up, as a span',
    headers: { 'ratelimit-remaining': '0', 'ratelimit-reset': '9' },
    waits: 9_000,
  },
  {
    name: 'a quota that is used up, as a time',
    headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(now / 1000 + 40) },
    waits: 40_000,
  },
  { name: 'the structured field', headers: { ratelimit: '"default";r=0;t=15' }, waits: 15_000 },
  { name: 'the structured field with something left', headers: { ratelimit: '"default";r=10;t=15' }, waits: undefined },
])('$name', ({ headers, waits }) => expect(askedToWait(headers, now)).toBe(waits));
