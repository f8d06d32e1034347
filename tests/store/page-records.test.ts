import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PageRecords } from '../../pipeline/store/page-records.ts';
import { State } from '../../pipeline/store/state.ts';

let root = '';
let state: State;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'imprimatur-records-'));
  state = new State(root, (problem) => expect.fail(problem));
});
afterEach(() => {
  state[Symbol.dispose]();
  rmSync(root, { recursive: true, force: true });
});

const indexOf = (length: number): SharedArrayBuffer => {
  const index = new SharedArrayBuffer(length);
  new Uint8Array(index).forEach((_, at, bytes) => (bytes[at] = (at * 31) % 251));
  return index;
};

test.for([{ length: 1 }, { length: 8 * 1024 * 1024 }, { length: 8 * 1024 * 1024 + 1 }])(
  'an index of $length bytes comes back as it was, under its key alone',
  ({ length }) => {
    const store = new PageRecords(state);
    store.putIndex('old', indexOf(7), []);
    store.putIndex('new', indexOf(length), []);
    expect(Buffer.compare(Buffer.from(store.index('new') ?? new ArrayBuffer()), Buffer.from(indexOf(length)))).toBe(0);
    expect(store.index('old')).toBeUndefined();
  },
);

test('an index that lacks a part is none', () => {
  const store = new PageRecords(state);
  store.putIndex('key', indexOf(9 * 1024 * 1024), []);
  state.run('DELETE FROM page_index WHERE part = 1');
  expect(store.index('key')).toBeUndefined();
});

test('with a new index only the records that it names stay', () => {
  const store = new PageRecords(state);
  store.putRecords(new Map(['a', 'b'].map((key) => [key, Uint8Array.of(1, 2)])));
  store.putIndex('key', indexOf(8), ['b']);
  expect([...store.records(['a', 'b']).keys()]).toEqual(['b']);
});

test('digests are known by path until the page goes', () => {
  const store = new PageRecords(state);
  store.putDigests(new Map([['a.md', { stamp: '1', digest: 'x' }]]), []);
  store.putDigests(new Map([['b.md', { stamp: '2', digest: 'y' }]]), ['a.md']);
  expect([...store.digests()]).toEqual([['b.md', { stamp: '2', digest: 'y' }]]);
});
