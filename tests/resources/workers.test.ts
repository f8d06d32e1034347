import { describe, expect, test } from 'vitest';
import { moduleBeside, type WorkerRequest, Workers } from '../../pipeline/resources/workers.ts';

const module = moduleBeside(import.meta.url, '../fixtures/work-task');

function request(
  input: { readonly forMs: number; readonly fail?: string },
  more: Partial<WorkerRequest> = {},
): WorkerRequest {
  return { module, input, timeoutMs: 5_000, subject: 'Working', signal: new AbortController().signal, ...more };
}

describe('Workers', () => {
  test('give what a task returns', async () => {
    await using workers = new Workers();
    expect(await workers.run<number>(request({ forMs: 5 }))).toBeGreaterThanOrEqual(5);
  });

  test('pass on what a task throws, and go on', async () => {
    await using workers = new Workers();
    await expect(workers.run(request({ forMs: 0, fail: 'a bug' }))).rejects.toThrow('a bug');
    expect(await workers.run<number>(request({ forMs: 1 }))).toBeGreaterThanOrEqual(1);
  });

  test('end a task that overstays, and go on', async () => {
    await using workers = new Workers();
    const endless = request({ forMs: Number.POSITIVE_INFINITY }, { timeoutMs: 300 });
    await expect(workers.run(endless)).rejects.toMatchObject({
      code: 'took-too-long',
      message: 'Working took longer than 0.3 s; nothing was judged.',
    });
    expect(await workers.run<number>(request({ forMs: 1 }))).toBeGreaterThanOrEqual(1);
  });

  test('do not count the time that a task waits for its turn', { timeout: 60_000 }, async () => {
    await using workers = new Workers();
    const tasks = Array.from({ length: 12 }, () => workers.run<number>(request({ forMs: 400 }, { timeoutMs: 2_000 })));
    expect(await Promise.all(tasks)).toHaveLength(12);
  });

  test('stop at once when called off, those that wait too', async () => {
    await using workers = new Workers();
    const called = new AbortController();
    const tasks = Array.from({ length: 12 }, () =>
      workers.run(request({ forMs: Number.POSITIVE_INFINITY }, { signal: called.signal })),
    );
    setTimeout(() => called.abort(new Error('called off')), 200);
    const begun = performance.now();
    for (const { status } of await Promise.allSettled(tasks)) expect(status).toBe('rejected');
    expect(performance.now() - begun).toBeLessThan(3_000);
  });

  test('leave no thread behind', async () => {
    const workers = new Workers();
    const task = workers.run(request({ forMs: Number.POSITIVE_INFINITY }));
    task.catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 200));
    await workers[Symbol.asyncDispose]();
    await expect(task).rejects.toThrow(/terminat/i);
  });
});
