import { expect, test } from 'vitest';
import { LinkHistoryStore } from '../../pipeline/store/link-history.ts';
import { State } from '../../pipeline/store/state.ts';
import { temporaryRepository } from '../fixtures/repository.ts';

const url = 'https://a.dev/x';
const [one, two, three] = ['2026-12-01T00:00:00.000Z', '2026-12-02T00:00:00.000Z', '2026-12-03T00:00:00.000Z'] as const;

/** One run: what it finds known, and what it then notes. */
function runOnce(root: string, state: 'ok' | 'broken' | 'unverified', now: string, reuse = true) {
  using database = new State(root, () => {});
  using store = new LinkHistoryStore(database, { reuse });
  const known = store.find(url, now);
  const history = store.note(url, { state, answer: { state }, freshUntil: two, before: known?.history }, now);
  return { known, history };
}

test('a link is remembered from run to run, failures in a row, and none of them as good', () => {
  using repository = temporaryRepository();
  expect(runOnce(repository.root, 'ok', one)).toEqual({
    known: undefined,
    history: { firstSeen: one, lastOk: one, okSince: one, failures: 0 },
  });
  const second = runOnce(repository.root, 'broken', two);
  expect(second.history).toEqual({ firstSeen: one, lastOk: one, failingSince: two, failures: 1 });
  expect(runOnce(repository.root, 'unverified', three).history).toEqual(second.history);
  expect(runOnce(repository.root, 'broken', three).history).toMatchObject({ failingSince: two, failures: 2 });
  expect(runOnce(repository.root, 'ok', three).history).toEqual({
    firstSeen: one,
    lastOk: three,
    okSince: three,
    failures: 0,
  });
});

test('an answer stands while it is fresh, and where earlier ones may stand', () => {
  using repository = temporaryRepository();
  runOnce(repository.root, 'ok', one);
  using database = new State(repository.root, () => {});
  const find = (now: string, reuse: boolean) => new LinkHistoryStore(database, { reuse }).find(url, now)?.answer;
  expect(find(one, true)).toEqual({ state: 'ok' });
  expect(find(two, true)).toBeUndefined();
  expect(find(one, false)).toBeUndefined();
});
