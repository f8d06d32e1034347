import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { childrenOf } from '../../fixtures/processes.ts';

export interface TreeRun {
  readonly wallMs: number;
  /** User and system time of the process and of all that it started and waited for. */
  readonly cpuMs: number;
  /** Largest sum of proportional set sizes (proc(5)) that was seen; NaN where the system does not tell. */
  readonly peakMiB: number;
  readonly exit: number | null;
}

const sampleMs = 500;

/** Runs a command and counts what it and everything below it takes. */
export async function runTree(command: readonly string[], cwd: string): Promise<TreeRun> {
  const begun = performance.now();
  const script = '"$@" >/dev/null; code=$?; times >&2; exit $code';
  const child = spawn('bash', ['-c', script, 'bash', ...command], { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  let peakKiB = Number.NaN;
  const timer = setInterval(() => {
    const sum = childrenOf(child.pid).reduce((total, pid) => total + proportionalKiB(pid), 0);
    if (sum > 0) peakKiB = Math.max(Number.isNaN(peakKiB) ? 0 : peakKiB, sum);
  }, sampleMs);
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.on('close', resolve);
  const exit = await promise;
  clearInterval(timer);
  // The last line is that of the children.
  const [user, system] = [...(said.trimEnd().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, seconds]) => (Number(minutes) * 60 + Number(seconds)) * 1_000,
  );
  return { wallMs: performance.now() - begun, cpuMs: (user ?? 0) + (system ?? 0), peakMiB: peakKiB / 1024, exit };
}

function proportionalKiB(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
