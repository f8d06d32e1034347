import { describe, expect, test } from 'vitest';
import { digestOf } from '../../pipeline/core/digest.ts';
import { evidence, worldEvidence } from '../../pipeline/core/evidence.ts';
import type { Draft, Instant } from '../../pipeline/core/types.ts';
import type { Kept, ResultCache } from '../../pipeline/run/result-cache.ts';
import { type CheckPlan, runDraft, type RunSettings } from '../../pipeline/run/run-draft.ts';
import { checkOf, draftOf, planOf, provided, settingsOf, startedAt } from '../fixtures/engine.ts';

/** The contract in its simplest form. */
class MemoryCache implements ResultCache {
  readonly rows = new Map<string, Kept>();
  get(key: string, now: Instant) {
    const row = this.rows.get(key);
    return row === undefined || (row.freshUntil !== undefined && row.freshUntil <= now) ? undefined : row;
  }
  put(key: string, kept: Kept): void {
    this.rows.set(key, kept);
  }
}

interface Round {
  readonly draft?: Draft;
  readonly check?: Parameters<typeof checkOf>[0];
  readonly plan?: Partial<CheckPlan>;
  readonly settings?: Partial<RunSettings<undefined>>;
  readonly identity?: string;
}

const world = worldEvidence<string>('world', 1, 60_000);

/** Runs one check that counts how often it looks. */
async function run(cache: ResultCache, round: Round = {}) {
  let looked = 0;
  const { providers } = provided('world', () => Promise.resolve('seen'), {
    evidence: world,
    identity: () => Promise.resolve({ key: round.identity ?? 'same' }),
  });
  const check = checkOf({
    needs: { world },
    ...round.check,
    evaluate: (...given) => ((looked += 1), round.check?.evaluate?.(...given) ?? { findings: [] }),
  });
  const plans = [planOf(check, round.plan)];
  const { results } = await runDraft(
    round.draft ?? draftOf(),
    settingsOf([], { plans, providers, cache, ...round.settings }),
  );
  return { looked, result: results[0] };
}

describe('a kept result', () => {
  test('is used again, and says so', async () => {
    const cache = new MemoryCache();
    const first = await run(cache);
    const again = await run(cache);
    expect([first.looked, again.looked]).toEqual([1, 0]);
    expect(again.result).toEqual({ ...first.result, cached: true, durationMs: 0 });
  });

  test.for<{ name: string } & Round>([
    { name: 'other bytes', draft: draftOf('other') },
    { name: 'another path', draft: draftOf(undefined, 'drafts/y.md') },
    { name: 'another format', draft: { ...draftOf(), format: 'mdx' } },
    { name: 'another version of the check', check: { version: 2 } },
    { name: 'another check', check: { id: 'others' } },
    { name: 'other options or severities', plan: { optionsDigest: digestOf('other') } },
    { name: 'another build of the tool', settings: { tool: 'other' } },
    { name: 'another state of the world', identity: 'other' },
    { name: 'another version of the evidence', check: { needs: { world, more: evidence('now', 2) } } },
    { name: 'a minute later, when the evidence is too old', settings: { startedAt: '2026-11-30T12:01:00.000Z' } },
  ])('is not used for $name', async ({ name: _name, ...round }) => {
    const cache = new MemoryCache();
    await run(cache);
    expect((await run(cache, round)).looked).toBe(1);
  });

  test('is used until its evidence is too old', async () => {
    const cache = new MemoryCache();
    await run(cache);
    expect((await run(cache, { settings: { startedAt: '2026-11-30T12:00:59.999Z' } })).looked).toBe(0);
  });

  test('a finding that time alone ends ends with it', async () => {
    const cache = new MemoryCache();
    const until = '2026-11-30T12:00:10.000Z';
    const check = {
      evaluate: () => ({
        findings: [
          { code: 'odd' as const, params: { word: 'x' }, until },
          { code: 'odd' as const, params: { word: 'y' }, until: '2027-01-01T00:00:00.000Z' },
        ],
      }),
    };
    await run(cache, { check });
    expect([...cache.rows.values()].map(({ freshUntil }) => freshUntil)).toEqual([until]);
  });

  test('a failure to look is never kept', async () => {
    const cache = new MemoryCache();
    await run(cache, {
      check: {
        evaluate: () => {
          throw new Error('x');
        },
      },
    });
    await run(cache, {
      check: { timeoutMs: 1, needs: { slow: provided('slow', () => new Promise(() => {})).evidence } },
    });
    expect(cache.rows.size).toBe(0);
  });

  test('is kept without what must not be shown', async () => {
    const cache = new MemoryCache();
    const place = { start: { line: 1, column: 1 }, end: { line: 1, column: 11 } };
    const check = {
      sensitive: ['bad' as const],
      evaluate: () => ({
        findings: [{ code: 'bad' as const, params: { word: 'hunter2222' }, place }],
        data: { word: 'hunter2222' },
      }),
    };
    await run(cache, { draft: draftOf('hunter2222 is the word'), check });
    expect(cache.rows.size).toBe(1);
    expect(JSON.stringify([...cache.rows])).not.toContain('hunter2222');
  });

  test('the run tells until when all of it holds', async () => {
    const cache = new MemoryCache();
    const { providers } = provided('world', () => Promise.resolve('x'), {
      evidence: world,
      identity: () => Promise.resolve({ key: 'same', paths: ['lock'] }),
    });
    const settings = settingsOf([checkOf({ needs: { world } }), checkOf({ id: 'other' })], { providers, cache });
    const expected = { freshUntil: '2026-11-30T12:01:00.000Z', restsOn: [['lock']] };
    expect(await runDraft(draftOf(), settings)).toMatchObject(expected);
    expect(await runDraft(draftOf(), { ...settings, startedAt: '2026-11-30T12:00:30.000Z' })).toMatchObject(expected);
    expect(await runDraft(draftOf(), settingsOf([checkOf()]))).toMatchObject({
      freshUntil: undefined,
      restsOn: [],
    });
    expect(startedAt < expected.freshUntil).toBe(true);
  });

  test('where no file can tell of one piece of evidence, none can tell of all', async () => {
    const other = worldEvidence<string>('other', 1, 60_000);
    const told = provided('world', () => Promise.resolve('x'), {
      evidence: world,
      identity: () => Promise.resolve({ key: 'same', paths: ['lock'] }),
    });
    const untold = provided('other', () => Promise.resolve('x'), {
      evidence: other,
      identity: () => Promise.resolve({ key: 'same' }),
    });
    const settings = settingsOf([checkOf({ needs: { world } }), checkOf({ id: 'other', needs: { other } })], {
      providers: { ...told.providers, ...untold.providers },
    });
    expect((await runDraft(draftOf(), settings)).restsOn).toBeUndefined();
  });
});
