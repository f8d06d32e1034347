import { existsSync, readFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { type CommandToRun, exitStatusOf, runCommand } from '../../pipeline/receipts/run-command.ts';
import { temporaryRepository } from '../fixtures/repository.ts';

function commandOf(script: string, more: Partial<CommandToRun> = {}): CommandToRun {
  const sink = (): PassThrough => new PassThrough().resume();
  return {
    argv: [process.execPath, '-e', script],
    cwd: process.cwd(),
    env: { PATH: process.env['PATH'] ?? '' },
    timeoutMs: 30_000,
    keepBytes: 64 * 1024,
    stdout: sink(),
    stderr: sink(),
    signal: new AbortController().signal,
    ...more,
  };
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

describe('how a command ends', () => {
  test.for<{ name: string; command: CommandToRun; want: object; status: number }>([
    { name: 'well', command: commandOf('0'), want: { outcome: 'exit', exit: 0 }, status: 0 },
    { name: 'with a status', command: commandOf('process.exit(7)'), want: { outcome: 'exit', exit: 7 }, status: 7 },
    {
      name: 'by a signal',
      command: commandOf('process.kill(process.pid, "SIGKILL"); setTimeout(() => {}, 9000)'),
      want: { outcome: 'signal', exit: null, endedBy: 'SIGKILL' },
      status: 137,
    },
    {
      name: 'out of time',
      command: commandOf('setInterval(() => {}, 1000)', { timeoutMs: 300 }),
      want: { outcome: 'timeout', exit: null },
      status: 124,
    },
    {
      name: 'there is no such program',
      command: commandOf('', { argv: ['no-such-program-anywhere'] }),
      want: { outcome: 'spawn-error', exit: null, error: expect.objectContaining({ code: 'ENOENT' }) as Error },
      status: 127,
    },
    {
      name: 'it may not be executed',
      command: commandOf('', { argv: [import.meta.filename] }),
      want: { outcome: 'spawn-error', exit: null, error: expect.objectContaining({ code: 'EACCES' }) as Error },
      status: 126,
    },
  ])('$name', async ({ command, want, status }) => {
    const run = await runCommand(command);
    expect(run).toMatchObject(want);
    expect(exitStatusOf(run)).toBe(status);
  });
});

test('both streams are passed on as they come, and kept', async () => {
  const stdout = new PassThrough();
  const seen: string[] = [];
  stdout.on('data', (chunk: Buffer) => seen.push(chunk.toString()));
  const run = await runCommand(
    commandOf('console.log("one"); setTimeout(() => { console.log("two"); console.error("three") }, 200)', { stdout }),
  );
  expect(seen).toEqual(['one\n', 'two\n']);
  expect([run.stdout.result().text, run.stderr.result().text]).toEqual(['one\ntwo\n', 'three\n']);
});

test('arguments are not for a shell', async () => {
  const run = await runCommand(
    commandOf('', { argv: [process.execPath, '-p', 'process.argv[1]', '$(echo x); `y` && z'] }),
  );
  expect(run.stdout.result().text).toBe('$(echo x); `y` && z\n');
});

test('it sees the variables that it is given, and no others', async () => {
  process.env['IMPRIMATUR_TEST_SECRET'] = 'no';
  const run = await runCommand(
    commandOf('console.log(Object.keys(process.env).join())', { env: { PATH: '/usr/bin', ONE: '1' } }),
  );
  expect(run.stdout.result().text.trim().split(',').sort()).toEqual(['ONE', 'PATH']);
});

describe.skipIf(process.platform !== 'linux')('nothing is left running', () => {
  const withChild = (lives: string): string =>
    `const c = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(lives)}], {stdio: 'inherit'});
     require('node:fs').writeFileSync('pid', String(c.pid));`;
  const stubborn = 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)';

  test.for([
    {
      name: 'after a time-out, though it ignores SIGTERM',
      script: `${withChild(stubborn)} ${stubborn}`,
      timeoutMs: 1_000,
    },
    {
      name: 'after the command has ended, though it holds the output open',
      script: `${withChild(stubborn)} c.unref(); setTimeout(() => process.exit(0), 300)`,
      timeoutMs: 20_000,
    },
  ])('$name', async ({ script, timeoutMs }) => {
    using repository = temporaryRepository();
    await runCommand(commandOf(script, { cwd: repository.root, timeoutMs }));
    const pid = Number(readFileSync(repository.at('pid'), 'utf8'));
    for (let waited = 0; isAlive(pid) && waited < 2_000; waited += 50) await sleep(50);
    expect(isAlive(pid)).toBe(false);
  });

  test('when it is called off', async () => {
    using repository = temporaryRepository();
    const called = new AbortController();
    const running = runCommand(
      commandOf(`${withChild(stubborn)} setInterval(() => {}, 1000)`, { cwd: repository.root, signal: called.signal }),
    );
    while (!existsSync(repository.at('pid'))) await sleep(20);
    called.abort();
    expect(await running).toMatchObject({ outcome: 'signal', endedBy: 'SIGTERM' });
    const pid = Number(readFileSync(repository.at('pid'), 'utf8'));
    for (let waited = 0; isAlive(pid) && waited < 2_000; waited += 50) await sleep(50);
    expect(isAlive(pid)).toBe(false);
  });
});
