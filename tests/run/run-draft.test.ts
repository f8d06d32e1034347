import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { PublishError } from '../../pipeline/core/error.ts';
import { now, worldEvidence } from '../../pipeline/core/evidence.ts';
import { runDraft } from '../../pipeline/run/run-draft.ts';
import { blocking, checkOf, draftOf, planOf, provided, settingsOf, startedAt } from '../fixtures/engine.ts';

const never = (): Promise<never> => new Promise(() => {});

describe('results', () => {
  test('stand in the order of the plans, whatever stage or time they take', async () => {
    const slow = provided('slow', () => sleep(30));
    const checks = [
      checkOf({ id: 'late', stage: 'record' }),
      checkOf({ id: 'slow', needs: { slow: slow.evidence } }),
      checkOf({ id: 'quick' }),
      checkOf({ id: 'compile', stage: 'compile' }),
    ];
    const { results } = await runDraft(draftOf(), settingsOf(checks, { providers: slow.providers }));
    expect(results.map(({ check }) => check)).toEqual(['late', 'slow', 'quick', 'compile']);
  });

  test('a stage waits for the one before', async () => {
    const seen: string[] = [];
    const slow = provided('slow', async () => {
      await sleep(30);
      seen.push('gathered for the first stage');
    });
    const first = checkOf({ id: 'first', needs: { slow: slow.evidence } });
    const second = checkOf({
      id: 'second',
      stage: 'compile',
      evaluate: () => (seen.push('second stage'), { findings: [] }),
    });
    await runDraft(draftOf(), settingsOf([second, first], { providers: slow.providers }));
    expect(seen).toEqual(['gathered for the first stage', 'second stage']);
  });

  test.for([
    { name: 'a blocker fails it', evaluate: blocking, status: 'failed' },
    {
      name: 'a warning does not',
      evaluate: () => ({ findings: [{ code: 'odd' as const, params: { word: 'x' } }] }),
      status: 'passed',
    },
    { name: 'nothing found', evaluate: () => ({ findings: [] }), status: 'passed' },
    {
      name: 'it does not apply',
      evaluate: () => ({ skipped: 'No \u001b[31mcode.' }),
      status: 'skipped',
      reason: 'No \ufffd[31mcode.',
    },
  ])('$name: $status', async ({ evaluate, status, ...more }) => {
    const { results } = await runDraft(draftOf(), settingsOf([checkOf({ evaluate })]));
    expect(results).toMatchObject([{ status, cached: false, ...('reason' in more && { reason: more.reason }) }]);
  });

  const outside = { start: { line: 99, column: 1 }, end: { line: 99, column: 1 } };
  test.for([
    {
      name: 'throws',
      check: checkOf({
        evaluate: () => {
          throw new Error('a bug\u0007');
        },
      }),
      message: 'a bug\ufffd',
    },
    {
      name: 'finds something out of the draft',
      check: checkOf({ evaluate: () => ({ findings: [{ code: 'odd', params: { word: 'x' }, place: outside }] }) }),
      message: 'not in the draft',
    },
    {
      name: 'tells what JSON cannot say',
      check: checkOf({ evaluate: () => ({ findings: [], data: { share: Number.NaN } }) }),
      message: 'no JSON form',
    },
    {
      name: 'tells half a character',
      check: checkOf({ evaluate: () => ({ findings: [], data: { word: '\ud83d' } }) }),
      message: 'no JSON form',
    },
    {
      name: 'has options that cannot be loaded',
      check: checkOf({ options: () => Promise.reject(new Error('no options')) }),
      message: 'no options',
    },
    {
      name: 'needs what nobody gathers',
      check: checkOf({ needs: { nothing: provided('nothing', never).evidence } }),
      message: 'Nothing gathers the evidence `nothing`',
    },
  ])('a check that $name is errored, and the others go on', async ({ check, message }) => {
    const { results } = await runDraft(draftOf(), settingsOf([check, checkOf({ id: 'other' })]));
    expect(results[0]).toMatchObject({
      status: 'errored',
      findings: [],
      error: { message: expect.stringContaining(message) as string },
    });
    expect(results[1]?.status).toBe('passed');
  });

  test('a sensitive place is hidden in what the other checks say', async () => {
    const draft = draftOf('password: hunter2222\n');
    const place = { start: { line: 1, column: 11 }, end: { line: 1, column: 21 } };
    const teller = checkOf({
      id: 'teller',
      evaluate: () => ({ findings: [{ code: 'odd', params: { word: 'hunter2222' }, place }] }),
    });
    const keeper = checkOf({
      id: 'keeper',
      sensitive: ['bad'],
      evaluate: () => ({ findings: [{ code: 'bad', params: { word: 'x' }, place }] }),
    });
    const { results } = await runDraft(draft, settingsOf([teller, keeper]));
    expect(JSON.stringify(results)).not.toContain('hunter2222');
  });

  test('no line is shown where who looks for sensitive places could not look', async () => {
    const place = { start: { line: 1, column: 11 }, end: { line: 1, column: 21 } };
    const teller = checkOf({
      id: 'teller',
      evaluate: () => ({ findings: [{ code: 'odd', params: { word: 'x' }, place }] }),
    });
    const keeper = checkOf({
      id: 'keeper',
      sensitive: ['bad'],
      evaluate: () => {
        throw new Error('blind');
      },
    });
    const { results } = await runDraft(draftOf('password: hunter2222\n'), settingsOf([teller, keeper]));
    expect(results[0]?.findings[0]?.excerpt?.text).toBe(`pass${'*'.repeat(16)}`);
  });
});

describe('evidence', () => {
  test('is gathered once, whoever asks', async () => {
    let visits = 0;
    const page = provided('page', async () => {
      await sleep(5);
      visits += 1;
      return visits;
    });
    const title = provided('title', async (context) => [await context.get(page.evidence)]);
    const seen: unknown[] = [];
    const asking = (id: string, needs: Parameters<typeof checkOf>[0] & {}) =>
      checkOf({ ...needs, id, evaluate: (evidence) => (seen.push(evidence), { findings: [] }) });
    const checks = [
      asking('one', { needs: { page: page.evidence } }),
      asking('two', { needs: { page: page.evidence, title: title.evidence } }),
    ];
    await runDraft(draftOf(), settingsOf(checks, { providers: { ...page.providers, ...title.providers } }));
    expect(visits).toBe(1);
    expect(seen).toEqual([{ page: 1 }, { page: 1, title: [1] }]);
  });

  test('fails once, and everybody who needs it is errored', async () => {
    let visits = 0;
    const page = provided('page', () => {
      visits += 1;
      return Promise.reject(new PublishError('unreachable', 'No page.'));
    });
    const checks = [
      checkOf({ id: 'one', needs: { page: page.evidence } }),
      checkOf({ id: 'two', needs: { page: page.evidence } }),
      checkOf({ id: 'three' }),
    ];
    const { results } = await runDraft(draftOf(), settingsOf(checks, { providers: page.providers }));
    expect(visits).toBe(1);
    expect(results.map((result) => (result.status === 'errored' ? result.error.code : result.status))).toEqual([
      'unreachable',
      'unreachable',
      'passed',
    ]);
  });

  test('a check sees nothing that it does not name', async () => {
    const [one, other] = [provided('one', () => Promise.resolve(1)), provided('other', () => Promise.resolve(2))];
    let seen: unknown;
    const check = checkOf({
      needs: { mine: one.evidence },
      evaluate: (evidence) => ((seen = evidence), { findings: [] }),
    });
    const greedy = checkOf({ id: 'greedy', needs: { other: other.evidence } });
    await runDraft(draftOf(), settingsOf([check, greedy], { providers: { ...one.providers, ...other.providers } }));
    expect(seen).toEqual({ mine: 1 });
  });

  test('`now` is the start of the run', async () => {
    let seen: unknown;
    const check = checkOf({ needs: { now }, evaluate: (evidence) => ((seen = evidence), { findings: [] }) });
    await runDraft(draftOf(), settingsOf([check]));
    expect(seen).toEqual({ now: startedAt });
  });

  test('from the world without an identity, or with one that fails, is errored', async () => {
    const world = worldEvidence<unknown>('world', 1, 1000);
    const nameless = provided('world', () => Promise.resolve(1), { evidence: world });
    const failing = provided('world', () => Promise.resolve(1), {
      evidence: world,
      identity: () => Promise.reject(new Error('no index')),
    });
    for (const [{ providers }, message] of [
      [nameless, 'has no identity'],
      [failing, 'no index'],
    ] as const) {
      const { results } = await runDraft(
        draftOf(),
        settingsOf([checkOf({ needs: { world } }), checkOf({ id: 'other' })], { providers }),
      );
      expect(results).toMatchObject([
        { status: 'errored', error: { message: expect.stringContaining(message) as string } },
        { status: 'passed' },
      ]);
    }
  });
});

describe('time', () => {
  test.for([
    { name: 'the limit of the run', timeouts: { run: 30 }, message: 'did not end within 0.03 s' },
    { name: 'the limit of the check', timeouts: { run: 60_000, check: 40 }, message: 'did not end within 0.04 s' },
  ])('evidence that does not come within $name', async ({ timeouts, message }) => {
    const slow = provided('slow', never);
    const check = checkOf({
      needs: { slow: slow.evidence },
      ...('check' in timeouts && { timeoutMs: timeouts.check }),
    });
    const { results } = await runDraft(
      draftOf(),
      settingsOf([check], { providers: slow.providers, timeoutMs: timeouts.run }),
    );
    expect(results).toMatchObject([
      { status: 'errored', error: { code: 'timeout', message: expect.stringContaining(message) as string } },
    ]);
  });

  test('an identity that does not come', async () => {
    const world = worldEvidence<unknown>('world', 1, 1000);
    const { providers } = provided('world', () => Promise.resolve(1), { evidence: world, identity: never });
    const { results } = await runDraft(
      draftOf(),
      settingsOf([checkOf({ needs: { world } })], { providers, timeoutMs: 30 }),
    );
    expect(results).toMatchObject([{ status: 'errored', error: { code: 'timeout' } }]);
  });

  test('evidence that fails after its time is up is nobody’s unhandled rejection', async () => {
    const slow = provided('slow', async () => {
      await sleep(50);
      throw new Error('late');
    });
    const { results } = await runDraft(
      draftOf(),
      settingsOf([checkOf({ needs: { slow: slow.evidence } })], { providers: slow.providers, timeoutMs: 10 }),
    );
    await sleep(80);
    expect(results).toMatchObject([{ error: { code: 'timeout' } }]);
  });

  test('called off, it rejects at once with the reason', async () => {
    const slow = provided('slow', never);
    const called = new AbortController();
    const run = runDraft(
      draftOf(),
      settingsOf([checkOf({ needs: { slow: slow.evidence } })], { providers: slow.providers, signal: called.signal }),
    );
    setTimeout(() => called.abort(new Error('called off')), 10);
    const begun = performance.now();
    await expect(run).rejects.toThrow('called off');
    expect(performance.now() - begun).toBeLessThan(1_000);
  });
});

describe('plans', () => {
  test.for([
    {
      name: 'a blocker stops all later stages',
      failFast: true,
      first: blocking,
      statuses: ['failed', 'passed', 'skipped', 'skipped'],
    },
    {
      name: 'so does an error',
      failFast: true,
      first: () => {
        throw new Error('x');
      },
      statuses: ['errored', 'passed', 'skipped', 'skipped'],
    },
    {
      name: 'nothing blocks',
      failFast: true,
      first: () => ({ findings: [] }),
      statuses: ['passed', 'passed', 'passed', 'passed'],
    },
    {
      name: 'without --fail-fast all run',
      failFast: false,
      first: blocking,
      statuses: ['failed', 'passed', 'passed', 'passed'],
    },
  ])('$name', async ({ failFast, first, statuses }) => {
    const checks = [
      checkOf({ id: 'a', evaluate: first }),
      checkOf({ id: 'b' }),
      checkOf({ id: 'c', stage: 'compile' }),
      checkOf({ id: 'd', stage: 'record' }),
    ];
    const { results } = await runDraft(draftOf(), settingsOf(checks, { failFast }));
    expect(results.map(({ status }) => status)).toEqual(statuses);
  });

  test.for(['disabled', 'not-asked'] as const)('a check that is %s is skipped, and says why', async (reasonCode) => {
    const check = checkOf({
      evaluate: () => {
        throw new Error('must not run');
      },
    });
    const { results } = await runDraft(
      draftOf(),
      settingsOf([], { plans: [planOf(check, { run: false, reasonCode })] }),
    );
    expect(results).toMatchObject([{ status: 'skipped', reasonCode, reason: expect.stringMatching(/\.$/) as string }]);
  });
});
