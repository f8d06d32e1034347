import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import { Tinypool } from 'tinypool';
import { PublishError } from '../core/error.ts';
import { GivenTime } from './given-time.ts';

export interface WorkerRequest {
  /** A module whose default export takes `input`; see `moduleBeside`. */
  readonly module: string;
  readonly input: unknown;
  /** Counted from the moment the worker starts on it; see `GivenTime`. */
  readonly timeoutMs: number;
  /** What it works on, for the message when time runs out: “The Markdown of drafts/x.md”. */
  readonly subject: string;
  readonly signal: AbortSignal;
}

/** V8 would let the short-lived objects of each thread take several times this over a long run, and be no faster. */
const youngMiB = 24;
const recycleAboveBytes = 224 * 1024 * 1024;

/**
 * Threads for work that may take long on hostile input: a task that overstays is ended with its thread. Tasks return
 * what they have to say of bad input; what they throw is a bug, since errors lose their class between threads.
 */
export class Workers implements AsyncDisposable {
  readonly #threads: number;
  readonly #queue: PQueue;
  #pool: Tinypool | undefined;

  constructor(threads: number = Math.min(availableParallelism(), 8)) {
    this.#threads = threads;
    this.#queue = new PQueue({ concurrency: threads });
  }

  /** Rejects with a PublishError `took-too-long` when time runs out, and with the signal's reason when called off. */
  run<Result>(request: WorkerRequest): Promise<Result> {
    return this.#queue.add(() => this.#runNow(request)) as Promise<Result>;
  }

  async #runNow({ module, input, timeoutMs, subject, signal }: WorkerRequest): Promise<unknown> {
    signal.throwIfAborted();
    using time = new GivenTime(timeoutMs, () => this.#queue.pending);
    this.#pool ??= new Tinypool({
      minThreads: 0,
      maxThreads: this.#threads,
      idleTimeout: 60_000,
      // A thread that waits on atomics never comes to its event loop, and what is done with is never let go.
      useAtomics: false,
      resourceLimits: { maxYoungGenerationSizeMb: youngMiB },
      maxMemoryLimitBeforeRecycle: recycleAboveBytes,
    });
    try {
      return await this.#pool.run(input, { filename: module, signal: AbortSignal.any([signal, time.signal]) });
    } catch (error) {
      signal.throwIfAborted();
      if (!time.signal.aborted) throw error;
      throw new PublishError('took-too-long', `${subject} took longer than ${timeoutMs / 1000} s; nothing was judged.`);
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#queue.clear();
    await this.#pool?.destroy();
  }
}

/** The URL of a module beside the caller: `.ts` when run from source, `.js` when built. */
export function moduleBeside(caller: string, name: string): string {
  return new URL(`${name}${caller.endsWith('.ts') ? '.ts' : '.js'}`, caller).href;
}
