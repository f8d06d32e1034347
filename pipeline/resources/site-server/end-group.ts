import { type ChildProcess, spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

const politeMs = 3_000;
const lookEveryMs = 50;

/** Ends a detached process and all that it started: first asked, then made to. */
export async function endGroup(child: ChildProcess): Promise<void> {
  const { pid } = child;
  if (pid === undefined) return;
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'], { windowsHide: true });
    return;
  }
  signalGroup(pid, 'SIGTERM');
  for (let waited = 0; waited < politeMs && isThere(pid); waited += lookEveryMs) await pause(lookEveryMs);
  signalGroup(pid, 'SIGKILL');
  child.stdout?.destroy();
  child.stderr?.destroy();
}

/** At once, where there is no time left to ask. */
export function endGroupNow({ pid }: ChildProcess): void {
  if (pid !== undefined && process.platform !== 'win32') signalGroup(pid, 'SIGKILL');
}

function isThere(group: number): boolean {
  return signalGroup(group, 0);
}

function signalGroup(group: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-group, signal);
  } catch {
    return false;
  }
}
