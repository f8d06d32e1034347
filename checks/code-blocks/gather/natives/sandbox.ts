import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface Ran {
  /** Undefined where it was ended: out of time, too much output, called off. */
  readonly exitCode: number | undefined;
  /** Standard output and error, in the order they came. */
  readonly output: string;
}

export interface SandboxLimits {
  /** For one process, in milliseconds. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

interface RunOptions {
  /** Whether its address space is limited, which virtual machines do not bear. */
  readonly bounded?: boolean;
  /** Variables of our own environment that it sees. */
  readonly variables?: readonly string[];
}

const mostOutput = 1024 * 1024;
const mostMemory = 2 * 1024 * 1024 * 1024;
const limiter = '/usr/bin/prlimit';

/**
 * Where compilers run: a folder of their own, no shell, no environment but what follows from it, no input, output and time
 * limited. A process is ended with all that it started.
 */
export class Sandbox implements AsyncDisposable {
  readonly folder: string;
  readonly #limits: SandboxLimits;

  private constructor(folder: string, limits: SandboxLimits) {
    this.folder = folder;
    this.#limits = limits;
  }

  static async open(limits: SandboxLimits): Promise<Sandbox> {
    return new Sandbox(await mkdtemp(path.join(tmpdir(), 'imprimatur-code-')), limits);
  }

  async write(name: string, text: string): Promise<void> {
    await writeFile(path.join(this.folder, name), text, { mode: 0o600 });
  }

  run(file: string, args: readonly string[], { bounded = true, variables = [] }: RunOptions = {}): Promise<Ran> {
    const { signal, timeoutMs } = this.#limits;
    if (signal.aborted) return Promise.resolve({ exitCode: undefined, output: '' });
    const isLimited = bounded && existsSync(limiter);
    const [command, list] = isLimited
      ? [limiter, [`--as=${mostMemory}`, '--core=0', '--', file, ...args]]
      : [file, args];
    const { promise, resolve } = Promise.withResolvers<Ran>();
    const child = spawn(command, list, {
      cwd: this.folder,
      env: {
        PATH: '/usr/local/bin:/usr/bin:/bin',
        LC_ALL: 'C',
        TMPDIR: this.folder,
        HOME: this.folder,
        ...Object.fromEntries(variables.map((name) => [name, process.env[name]])),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const chunks: Buffer[] = [];
    let size = 0;
    let ended = false;
    const end = (): void => {
      ended = true;
      endGroup(child.pid);
    };
    const collect = (chunk: Buffer): void => {
      size += chunk.length;
      if (size > mostOutput) end();
      else chunks.push(chunk);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const timer = setTimeout(end, timeoutMs);
    signal.addEventListener('abort', end, { once: true });
    const finish = (exitCode: number | null): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve({
        exitCode: ended ? undefined : (exitCode ?? undefined),
        output: Buffer.concat(chunks).toString('utf8'),
      });
    };
    child.on('error', () => finish(null));
    child.on('close', finish);
    return promise;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
