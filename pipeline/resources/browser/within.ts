import type { PublishError } from '../../core/error.ts';

export interface Bounds {
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  readonly late: () => PublishError;
}

/** What the work gives, unless time runs out or the run is called off; the work itself is then for the caller to end. */
export async function within<Value>(work: Promise<Value>, { timeoutMs, signal, late }: Bounds): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  const timer = setTimeout(() => reject(late()), timeoutMs);
  const onAbort = (): void => reject(signal.reason as Error);
  signal.addEventListener('abort', onAbort, { once: true });
  work.then(resolve, reject);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
  }
}
