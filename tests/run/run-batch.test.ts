import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digestOf } from '../../pipeline/core/digest.ts';
import { PublishError } from '../../pipeline/core/error.ts';
import { isSealed } from '../../pipeline/core/report.ts';
import type { Draft, Judged } from '../../pipeline/core/types.ts';
import { type BatchSettings, runBatch } from '../../pipeline/run/run-batch.ts';
import { checkOf, draftOf, provided, settingsOf } from '../fixtures/engine.ts';

function batchOf(more: Partial<BatchSettings<undefined>> = {}): BatchSettings<undefined> {
  return {
    ...settingsOf([checkOf()]),
    config: digestOf(''),
    draftsAtOnce: 3,
    known: () => undefined,
    read: (path) => draftOf(path, path),
    ...more,
  };
}

async function all(paths: Iterable<string>, settings: BatchSettings<undefined>): Promise<Judged[]> {
  const judged: Judged[] = [];
  for await (const one of runBatch(paths, settings)) judged.push(one);
  return judged;
}

const pathOf = (one: Judged): string => ('report' in one ? one.report.draft.path : one.refusal.path);
const numbered = (count: number): string[] => Array.from({ length: count }, (_, index) => `${index}.md`);

describe('runBatch', () => {
  test('gives every path once, in order, whatever each takes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(4), { maxLength: 20 }),
        fc.integer({ min: 1, max: 5 }),
        async (delays, draftsAtOnce) => {
          const slow = provided('slow', ({ draft }) => sleep(delays[Number.parseInt(draft.path, 10)] ?? 0));
          const settings = batchOf({
            ...settingsOf([checkOf({ needs: { slow: slow.evidence } })]),
            providers: slow.providers,
            draftsAtOnce,
          });
          const paths = numbered(delays.length);
          expect((await all(paths, settings)).map(pathOf)).toEqual(paths);
        },
      ),
      { numRuns: 50 },
    );
  });

  test('seals each report', async () => {
    const [one] = await all(['a.md'], batchOf());
    expect(one !== undefined && 'report' in one && isSealed(one.report)).toBe(true);
  });

  test('a draft that is refused does not stop the others', async () => {
    const read = (path: string): Draft => {
      if (path === '1.md') throw new PublishError('too-large', 'Too\u0007 large.');
      return draftOf(path, path);
    };
    const judged = await all(numbered(3), batchOf({ read }));
    expect(judged.map(pathOf)).toEqual(numbered(3));
    expect(judged[1]).toEqual({ refusal: { path: '1.md', error: { code: 'too-large', message: 'Too\ufffd large.' } } });
  });

  test('a bug while reading ends the run', async () => {
    const read = (): Draft => {
      throw new TypeError('a bug');
    };
    await expect(all(['a.md'], batchOf({ read }))).rejects.toThrow('a bug');
  });

  test('reads only a little ahead of whoever listens, and judges few at once', async () => {
    let [read, running, most] = [0, 0, 0];
    const slow = provided('slow', async () => {
      running += 1;
      most = Math.max(most, running);
      await sleep(1);
      running -= 1;
    });
    const settings = batchOf({
      ...settingsOf([checkOf({ needs: { slow: slow.evidence } })]),
      providers: slow.providers,
      draftsAtOnce: 2,
      read: (path) => ((read += 1), draftOf(path, path)),
    });
    let heard = 0;
    for await (const _ of runBatch(numbered(60), settings)) {
      heard += 1;
      await sleep(2);
      expect(read - heard).toBeLessThanOrEqual(8);
    }
    expect([heard, most]).toEqual([60, 2]);
  });

  test('called off, it stops at once and reads nothing more', async () => {
    const called = new AbortController();
    const stuck = provided('stuck', () => new Promise(() => {}));
    let read = 0;
    const settings = batchOf({
      ...settingsOf([checkOf({ needs: { stuck: stuck.evidence } })], { signal: called.signal }),
      providers: stuck.providers,
      read: (path) => ((read += 1), draftOf(path, path)),
    });
    setTimeout(() => called.abort(new Error('called off')), 20);
    const begun = performance.now();
    await expect(all(numbered(100), settings)).rejects.toThrow('called off');
    expect(performance.now() - begun).toBeLessThan(1_000);
    await sleep(20);
    expect(read).toBe(3);
  });

  test('whoever stops listening stops the run', async () => {
    let read = 0;
    for await (const one of runBatch(numbered(1000), batchOf({ read: (path) => ((read += 1), draftOf(path, path)) }))) {
      expect(pathOf(one)).toBe('0.md');
      break;
    }
    await sleep(20);
    expect(read).toBeLessThanOrEqual(12);
  });
});
