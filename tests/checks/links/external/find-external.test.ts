import { describe, expect, test } from 'vitest';
import type { ExternalTarget } from '../../../../checks/links/external-evidence.ts';
import { externalKey } from '../../../../checks/links/external-evidence.ts';
import { findExternal, tallyExternal } from '../../../../checks/links/find-external.ts';
import { messages } from '../../../../checks/links/messages.ts';
import type { DraftLink } from '../../../../pipeline/core/link-evidence.ts';
import { fill } from '../../../../pipeline/core/messages.ts';

const now = '2026-12-10T12:00:00.000Z';
const until = '2026-12-10T12:30:00.000Z';
const strict = { patience: { failures: 1, days: 0 }, now };
const base = { chain: [], attempts: 2, askedAt: now, until };

function linkTo(url: string, line: number): { url: string; fragment: string | undefined; link: DraftLink } {
  const place = { start: { line, column: 1 }, end: { line, column: 9 } };
  const [page = '', fragment] = url.split('#');
  const link: DraftLink = { address: url, role: 'link', syntax: 'inline', text: 'x', place, addressPlace: place };
  return { url: page, fragment, link };
}

const find = (known: Readonly<Record<string, ExternalTarget>>, how = strict) =>
  findExternal(
    Object.keys(known).map((url, index) => linkTo(url, index + 1)),
    { path: 'drafts/x.md', targets: known },
    how,
  );

describe('states and what is said of them', () => {
  test.for([
    { name: 'good', target: { state: 'ok', ...base }, codes: [] },
    { name: 'excluded', target: { state: 'excluded', reason: 'reserved-name', ...base }, codes: [] },
    { name: 'moved', target: { state: 'ok', ...base, movedTo: 'https://b.dev/y' }, codes: ['external-moved'] },
    { name: 'gone', target: { state: 'broken', reason: 'gone', ...base, status: 410 }, codes: ['external-missing'] },
    { name: 'no host', target: { state: 'broken', reason: 'no-such-host', ...base }, codes: ['external-no-host'] },
    { name: 'refused', target: { state: 'unverified', reason: 'refused-us', ...base }, codes: ['external-refused'] },
    { name: 'soft 404', target: { state: 'unverified', reason: 'soft-404', ...base }, codes: ['external-soft-404'] },
    { name: 'offline', target: { state: 'unverified', reason: 'offline', ...base }, codes: ['external-not-asked'] },
  ] as const)('$name', ({ target, codes }) => {
    expect(find({ 'https://a.dev/x': target }).map(({ code }) => code)).toEqual(codes);
  });

  test('every hole of every text is filled, in both languages', () => {
    const reasons = [
      'not-found',
      'missing-anchor',
      'parked',
      'timeout',
      'deadline',
      'redirect-loop',
      'server-error',
    ] as const;
    for (const reason of reasons) {
      const [found] = find({ 'https://a.dev/x': { state: 'unverified', reason, ...base } as ExternalTarget });
      for (const texts of [messages.en, messages.ko]) {
        const { message, why, next } = texts[found?.code ?? 'ignored'];
        for (const text of [message, why, next]) expect(fill(text, found?.params ?? {})).not.toMatch(/[{}]/);
      }
    }
  });
});

describe('one finding for what has one cause', () => {
  const refused: ExternalTarget = { state: 'unverified', reason: 'refused-us', status: 403, ...base };
  const offline: ExternalTarget = { state: 'unverified', reason: 'offline', ...base };
  const missing: ExternalTarget = { state: 'broken', reason: 'not-found', status: 404, ...base };

  test('a host that turns programs away', () => {
    const found = find({ 'https://a.dev/1': refused, 'https://a.dev/2': refused, 'https://b.dev/1': refused });
    expect(found.map(({ params, place, related = [] }) => [params, place?.start.line, related.length])).toEqual([
      [expect.objectContaining({ host: 'a.dev', count: 2, status: 403 }), 1, 1],
      [expect.objectContaining({ host: 'b.dev', count: 1, status: 403 }), 3, 0],
    ]);
  });

  test('a run without a network', () => {
    const found = find({ 'https://a.dev/1': offline, 'https://b.dev/2': offline, 'https://c.dev/1#x': offline });
    expect(found.map(({ params }) => params)).toEqual([expect.objectContaining({ count: 3, cause: 'offline' })]);
  });

  test('but each dead page has its own, and all places of it', () => {
    const links = [linkTo('https://a.dev/1', 1), linkTo('https://a.dev/2', 2), linkTo('https://a.dev/1', 3)];
    const targets = { 'https://a.dev/1': missing, 'https://a.dev/2': missing };
    const found = findExternal(links, { path: 'drafts/x.md', targets }, strict);
    expect(
      found.map(({ place, related = [] }) => [place?.start.line, related.map((one) => one.place?.start.line)]),
    ).toEqual([
      [1, [3]],
      [2, []],
    ]);
  });

  test('it stands as long as the first of its answers', () => {
    const sooner = { ...refused, until: '2026-12-10T12:10:00.000Z' };
    const [found] = find({ 'https://a.dev/1': refused, 'https://a.dev/2': sooner });
    expect(found?.until).toBe('2026-12-10T12:10:00.000Z');
  });
});

describe('patience', () => {
  const broken = (failures: number, failingSince: string): ExternalTarget => ({
    ...base,
    state: 'broken',
    reason: 'not-found',
    status: 404,
    history: { firstSeen: '2026-01-01T00:00:00.000Z', failures, failingSince },
  });
  const patience = { failures: 3, days: 2 };
  test.for([
    { name: 'too few failures', failures: 2, since: '2026-12-01T12:00:00.000Z', code: 'external-failing' },
    { name: 'not long enough', failures: 3, since: '2026-12-08T12:00:01.000Z', code: 'external-failing' },
    { name: 'just long enough', failures: 3, since: '2026-12-08T12:00:00.000Z', code: 'external-missing' },
  ])('$name: $code', ({ failures, since, code }) => {
    const [found] = find({ 'https://a.dev/x': broken(failures, since) }, { patience, now });
    expect(found?.code).toBe(code);
  });

  test('without patience, the first failure counts, though it was seen after the run began', () => {
    const target = { ...broken(1, '2026-12-10T12:00:05.000Z'), askedAt: '2026-12-10T12:00:05.000Z' };
    expect(find({ 'https://a.dev/x': target })[0]?.code).toBe('external-missing');
  });
});

test.for([
  ['https://user:pw@A.dev/x', undefined, 'https://a.dev/x'],
  ['https://a.dev', 'b', 'https://a.dev/#b'],
  ['https://a.dev/x#c', 'b', 'https://a.dev/x#b'],
  ['https://a.dev/x', '', 'https://a.dev/x'],
  ['ftp://a.dev/x', undefined, undefined],
  ['no url', undefined, undefined],
] as const)('the key of %s and %s', ([url, fragment, key]) => expect(externalKey(url, fragment)).toBe(key));

test('the report counts all states, and tells what lies behind those that are not good', () => {
  const targets: Readonly<Record<string, ExternalTarget>> = {
    'https://a.dev/1': { state: 'ok', ...base },
    'https://a.dev/2': { state: 'unverified', reason: 'refused-us', status: 403, ...base },
  };
  expect(tallyExternal({ path: 'x.md', targets })).toEqual({
    ok: 1,
    broken: 0,
    unverified: 1,
    excluded: 0,
    evidence: {
      'https://a.dev/2': {
        state: 'unverified',
        reason: 'refused-us',
        status: 403,
        chain: [],
        attempts: 2,
        askedAt: now,
      },
    },
  });
});
