import type { PublishError } from '../core/error.ts';

export interface Limits {
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  /** Made when time runs out. */
  readonly late: () => PublishError;
}

/** What the work gives, unless time runs out or the run is called off first. The work itself has to heed the signal too. */
export async function withinTime<Value>(work: Promise<Value>, { timeoutMs, signal, late }: Limits): Promise<Value> {
  const { promise: inTime, resolve, reject } = Promise.withResolvers<Value>();
  const timer = setTimeout(() => reject(late()), timeoutMs);
  work.then(resolve, reject);
  try {
    return await unlessCalledOff(inTime, signal);
  } finally {
    clearTimeout(timer);
  }
}

/** Rejects with the signal's reason as soon as it is given. Leaves nothing behind on the signal. */
export async function unlessCalledOff<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  const onAbort = (): void => reject(signal.reason as Error);
  signal.addEventListener('abort', onAbort, { once: true });
  work.then(resolve, reject);
  if (signal.aborted) onAbort();
  try {
    return await promise;
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
