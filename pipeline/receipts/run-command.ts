import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import type { Writable } from 'node:stream';
import type { Outcome } from '../core/receipt.ts';
import { Capture } from './capture.ts';

export interface CommandToRun {
  /** No shell: the first is the program, the others are its arguments as they are. */
  readonly argv: readonly [string, ...string[]];
  /** Absolute. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly timeoutMs: number | undefined;
  /** Bytes kept of each stream. */
  readonly keepBytes: number;
  /** Where the output goes as it comes. */
  readonly stdout: Writable;
  readonly stderr: Writable;
  readonly signal: AbortSignal;
}

export interface CommandRun {
  readonly outcome: Outcome;
  readonly exit: number | null;
  readonly endedBy?: NodeJS.Signals;
  readonly error?: NodeJS.ErrnoException;
  readonly stdout: Capture;
  readonly stderr: Capture;
}

/** Between asking a group of processes to end and ending it. */
const graceMs = 3_000;
/** How long what the command left running may hold its output open. */
const lingerMs = 1_000;

/**
 * Runs a command in a process group of its own, without standard input. Time-outs and a signal that calls it off end
 * the whole group; so does the end of the command itself for what it left behind. Never rejects.
 */
export async function runCommand(command: CommandToRun): Promise<CommandRun> {
  const [program, ...args] = command.argv;
  const stdout = new Capture(command.keepBytes);
  const stderr = new Capture(command.keepBytes);
  let child: ChildProcess;
  try {
    child = spawn(program, args, {
      cwd: command.cwd,
      env: command.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
  } catch (error) {
    return { outcome: 'spawn-error', exit: null, error: error as NodeJS.ErrnoException, stdout, stderr };
  }
  pass(child, 'stdout', stdout, command.stdout);
  pass(child, 'stderr', stderr, command.stderr);

  let reason: 'timeout' | 'called-off' | undefined;
  let killing: NodeJS.Timeout | undefined;
  const end = (why: typeof reason): void => {
    if (reason !== undefined) return;
    reason = why;
    signalGroup(child, 'SIGTERM');
    killing = setTimeout(() => signalGroup(child, 'SIGKILL'), graceMs);
  };
  const callOff = (): void => end('called-off');
  const timer = command.timeoutMs === undefined ? undefined : setTimeout(() => end('timeout'), command.timeoutMs);
  command.signal.addEventListener('abort', callOff, { once: true });
  if (command.signal.aborted) callOff();
  try {
    return { ...(await ended(child, () => reason === 'timeout')), stdout, stderr };
  } finally {
    clearTimeout(timer);
    clearTimeout(killing);
    command.signal.removeEventListener('abort', callOff);
    signalGroup(child, 'SIGKILL');
  }
}

function pass(child: ChildProcess, name: 'stdout' | 'stderr', capture: Capture, target: Writable): void {
  const source = child[name];
  // A reader that goes away ends neither the command nor the record of it.
  let open = true;
  const close = (): void => {
    open = false;
    source?.resume();
  };
  target.once('error', close);
  source?.on('data', (chunk: Buffer) => {
    capture.add(chunk);
    if (!open || target.write(chunk)) return;
    source.pause();
    target.once('drain', () => source.resume());
  });
}

type Ending = Pick<CommandRun, 'outcome' | 'exit' | 'endedBy' | 'error'>;

function ended(child: ChildProcess, timedOut: () => boolean): Promise<Ending> {
  return new Promise((resolve) => {
    child.once('error', (error: NodeJS.ErrnoException) => {
      if (child.pid === undefined) resolve({ outcome: 'spawn-error', exit: null, error });
    });
    child.once('exit', (exit, endedBy) => {
      const ending: Ending = timedOut()
        ? { outcome: 'timeout', exit: null }
        : endedBy === null
          ? { outcome: 'exit', exit }
          : { outcome: 'signal', exit: null, endedBy };
      const lingering = setTimeout(() => signalGroup(child, 'SIGKILL'), lingerMs);
      child.once('close', () => {
        clearTimeout(lingering);
        resolve(ending);
      });
    });
  });
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // The group has ended.
  }
}

/** The status by which shells tell of it: 128 and the signal's number, 124 for a time-out, 126 and 127 for what did not start. */
export function exitStatusOf({ outcome, exit, endedBy, error }: Ending): number {
  if (outcome === 'exit') return exit ?? 1;
  if (outcome === 'timeout') return 124;
  if (outcome === 'signal') return 128 + (endedBy === undefined ? 0 : constants.signals[endedBy]);
  return error?.code === 'ENOENT' ? 127 : 126;
}
