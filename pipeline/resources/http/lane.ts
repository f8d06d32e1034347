import PQueue from 'p-queue';

/** The host was given up for this run, and nothing was sent: it does not answer, or asks to be left alone for long. */
export class HostClosed extends Error {
  override readonly name = 'HostClosed';
  readonly because: 'down' | 'rate-limited';

  constructor(because: 'down' | 'rate-limited', options?: ErrorOptions) {
    super(`The host is ${because === 'down' ? 'not answering' : 'limiting requests'}.`, options);
    this.because = because;
  }
}

export interface LaneOptions {
  readonly concurrency: number;
  /** Least time between the starts of two requests. */
  readonly intervalMs: number;
  /** Longer waits that a host asks for close it instead. */
  readonly longestWaitMs: number;
}

/** Failures in a row after which a host that has never answered, and one that has, is given up. */
const givesUpAfter = { silent: 2, answering: 8 } as const;

/**
 * All requests to one host. Until the host has answered once, one request at a time: a host that is down costs one probe,
 * however many links lead there.
 */
export class Lane {
  readonly #options: LaneOptions;
  readonly #queue: PQueue;
  readonly #waiting = new Set<(error: Error) => void>();
  #closed: Error | undefined;
  #failures = 0;
  #answers = false;
  #timer: NodeJS.Timeout | undefined;
  #resumesAt = 0;

  constructor(options: LaneOptions) {
    this.#options = options;
    this.#queue = new PQueue({
      concurrency: 1,
      ...(options.intervalMs > 0 && { interval: options.intervalMs, intervalCap: 1, strict: true }),
    });
  }

  /** Rejects with HostClosed where the host is given up before the turn comes, and with what `close` was told. */
  run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#closed !== undefined) return Promise.reject(this.#closed);
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    this.#waiting.add(reject);
    void this.#queue.add(async () => {
      if (!this.#waiting.delete(reject)) return;
      await work().then(resolve, reject);
    });
    return promise;
  }

  answered(): void {
    this.#failures = 0;
    if (this.#answers) return;
    this.#answers = true;
    this.#queue.concurrency = this.#options.concurrency;
  }

  failed(error: unknown): void {
    this.#failures += 1;
    if (this.#failures >= (this.#answers ? givesUpAfter.answering : givesUpAfter.silent)) this.#close('down', error);
  }

  /** Holds all requests back for so long, or closes the lane where that is too long. */
  wait(forMs: number): void {
    if (forMs > this.#options.longestWaitMs) return this.#close('rate-limited');
    const resumesAt = performance.now() + forMs;
    if (resumesAt <= this.#resumesAt) return;
    this.#resumesAt = resumesAt;
    this.#queue.concurrency = Math.max(1, Math.floor(this.#queue.concurrency / 2));
    this.#queue.pause();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#queue.start(), forMs);
  }

  #close(because: HostClosed['because'], cause?: unknown): void {
    this.close(new HostClosed(because, { cause }));
  }

  /** Whoever waits for a turn is told so at once. */
  close(error: Error): void {
    clearTimeout(this.#timer);
    this.#closed ??= error;
    for (const reject of this.#waiting) reject(error);
    this.#waiting.clear();
    this.#queue.clear();
  }
}
