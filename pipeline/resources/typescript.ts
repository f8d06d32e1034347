import { createRequire } from 'node:module';
import path from 'node:path';
import { PublishError } from '../core/error.ts';
import type { CheckProgramsInput, ProgramDiagnostics, VirtualProgram } from './typescript/program.ts';
import { moduleBeside, Workers } from './workers.ts';

const module = moduleBeside(import.meta.url, './typescript/check-programs-task');
const batchTimeoutMs = 120_000;
const largestBatch = 100;

interface Waiting {
  readonly program: VirtualProgram;
  readonly resolve: (diagnostics: ProgramDiagnostics) => void;
  readonly reject: (error: unknown) => void;
}

export interface CompilerParts {
  readonly root: string;
  readonly signal: AbortSignal;
  /** The module that drives the compiler's own interface, in a worker. */
  readonly engine?: string;
}

/** The TypeScript compiler: programs that wait at the same time are checked together, in one process, in a worker. */
export class TypeScriptCompiler implements AsyncDisposable {
  readonly #require = createRequire(import.meta.url);
  readonly #root: string;
  readonly #signal: AbortSignal;
  readonly #engine: string;
  /** One thread: the task in it keeps a compiler process from batch to batch. */
  readonly #workers = new Workers(1);
  readonly #waiting: Waiting[] = [];
  #running = false;

  constructor(parts: CompilerParts) {
    this.#root = parts.root;
    this.#signal = parts.signal;
    this.#engine = parts.engine ?? module;
  }

  get version(): string {
    return (this.#require('typescript/package.json') as { version: string }).version;
  }

  check(program: VirtualProgram): Promise<ProgramDiagnostics> {
    const { promise, resolve, reject } = Promise.withResolvers<ProgramDiagnostics>();
    this.#waiting.push({ program, resolve, reject });
    if (!this.#running) {
      this.#running = true;
      setImmediate(() => void this.#work());
    }
    return promise;
  }

  async #work(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, largestBatch);
      await this.#checkBatch(batch);
    }
    this.#running = false;
  }

  async #checkBatch(batch: readonly Waiting[]): Promise<void> {
    const input: CheckProgramsInput = {
      root: this.#root,
      nodeTypes: path.dirname(this.#require.resolve('@types/node/package.json')),
      programs: batch.map(({ program }) => program),
    };
    try {
      const found = await this.#find(input);
      batch.forEach(({ resolve, reject }, index) => {
        const outcome = found[index] ?? { syntactic: [], semantic: [] };
        if (outcome instanceof PublishError) reject(outcome);
        else resolve(outcome);
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  /** By the compiler's own interface, which is not stable yet; by its command where that breaks. */
  async #find(input: CheckProgramsInput): Promise<readonly (ProgramDiagnostics | PublishError)[]> {
    try {
      return await this.#workers.run<ProgramDiagnostics[]>({
        module: this.#engine,
        input,
        timeoutMs: batchTimeoutMs,
        subject: 'Type-checking the code blocks',
        signal: this.#signal,
      });
    } catch (error) {
      this.#signal.throwIfAborted();
      if (error instanceof PublishError) throw error;
      const { checkByCommand } = await import('./typescript/check-by-command.ts');
      return checkByCommand(input, this.#signal);
    }
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#workers[Symbol.asyncDispose]();
  }
}
