/** A run that is called off ends in two steps, so that what is known by then can still be told. */
export interface WindDown extends Disposable {
  /** Given at once: nothing new is begun, and whoever waits for others says what is known. */
  readonly stopping: AbortSignal;
  /** Given when the time to do so is over: what is still running is called off. */
  readonly signal: AbortSignal;
}

export function windDown(stopping: AbortSignal, graceMs: number): WindDown {
  const over = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const begin = (): void => {
    timer = setTimeout(() => over.abort(stopping.reason), graceMs);
  };
  stopping.addEventListener('abort', begin, { once: true });
  if (stopping.aborted) begin();
  return {
    stopping,
    signal: over.signal,
    [Symbol.dispose]() {
      stopping.removeEventListener('abort', begin);
      clearTimeout(timer);
    },
  };
}
