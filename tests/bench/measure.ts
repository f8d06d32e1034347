import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';

export const node = process.execPath;
/** The command of this clone. */
export const launcher = path.resolve(import.meta.dirname, '../../pipeline/launch.js');

export interface Run {
  readonly wallMs: number;
  /** Largest resident memory that the process reached, in MiB; NaN where the system does not tell. */
  readonly peakMiB: number;
  readonly exit: number | null;
}

/** Runs a command to its end, output thrown away. */
export async function run(command: readonly string[], cwd: string): Promise<Run> {
  const [file = '', ...args] = command;
  const begun = performance.now();
  const child = spawn(file, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  let peakKiB = Number.NaN;
  const timer = setInterval(() => {
    peakKiB = highWaterMark(child.pid) ?? peakKiB;
  }, 50);
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.on('close', resolve);
  const exit = await promise;
  clearInterval(timer);
  return { wallMs: performance.now() - begun, peakMiB: peakKiB / 1024, exit };
}

/** VmHWM of proc(5), in KiB. Not `maxRSS` of getrusage(2), in which the parent's memory at the fork counts. */
export function highWaterMark(pid: number | undefined): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const kibibytes = /VmHWM:\s+(\d+)/.exec(status)?.[1];
    return kibibytes === undefined ? undefined : Number(kibibytes);
  } catch {
    return undefined;
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

/** Runs two commands in turn, A B A B, and gives the median of the ratios A/B, so that a drifting machine cancels out. */
export async function ratio(
  pair: { readonly a: readonly string[]; readonly b: readonly string[]; readonly rounds: number },
  cwd: string,
): Promise<{ readonly ratio: number; readonly aMs: number; readonly bMs: number }> {
  const a: number[] = [];
  const b: number[] = [];
  for (let round = 0; round < pair.rounds; round += 1) {
    a.push((await run(pair.a, cwd)).wallMs);
    b.push((await run(pair.b, cwd)).wallMs);
  }
  return { ratio: median(a.map((ms, index) => ms / (b[index] ?? Number.NaN))), aMs: median(a), bMs: median(b) };
}
