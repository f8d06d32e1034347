const tickMs = 100;
/** However little the machine gives, waiting ends. */
const mostPatience = 6;

/**
 * Aborts when a task has had its time. What counts is the time that the machine gave to this process, shared among the
 * tasks that run, so that a verdict does not depend on what else a busy machine does; on a quiet one it is the time on the clock.
 */
export class GivenTime implements Disposable {
  readonly #controller = new AbortController();
  readonly #timer: NodeJS.Timeout;

  constructor(timeoutMs: number, running: () => number) {
    let given = 0;
    let waited = 0;
    let lastClock = performance.now();
    let lastUsage = process.cpuUsage();
    this.#timer = setInterval(() => {
      const clock = performance.now();
      const { user, system } = process.cpuUsage(lastUsage);
      lastUsage = process.cpuUsage();
      waited += clock - lastClock;
      given += Math.min(clock - lastClock, (user + system) / 1000 / Math.max(1, running()));
      lastClock = clock;
      if (given >= timeoutMs || waited >= timeoutMs * mostPatience) this.#controller.abort();
    }, tickMs).unref();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  [Symbol.dispose](): void {
    clearInterval(this.#timer);
  }
}
