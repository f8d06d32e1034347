export interface Progress extends Disposable {
  advance(): void;
}

export interface ProgressOptions {
  readonly total: number;
  readonly quiet: boolean;
  /** The result appears on the same terminal. */
  readonly silent: boolean;
  readonly signal: AbortSignal;
}

const quietForMs = 1_000;

/** Says on a terminal's stderr how far a long run is; writes nothing elsewhere. */
export async function openProgress({ total, signal }: ProgressOptions): Promise<Progress> {
  let done = 0;
  if (!process.stderr.isTTY) return { advance: () => {}, [Symbol.dispose]: () => {} };
  const { default: yoctoSpinner } = await import('yocto-spinner');
  // It would end the process at Ctrl-C, and what is half written would stay.
  const spinner = yoctoSpinner({ stream: process.stderr, handleSignals: false });
  const timer = setTimeout(() => spinner.start(`${done}/${total}`), quietForMs);
  const stop = (): void => {
    clearTimeout(timer);
    spinner.stop();
  };
  // At once, so that the cursor is back should a second Ctrl-C end everything.
  signal.addEventListener('abort', stop);
  return {
    advance() {
      done += 1;
      spinner.text = `${done}/${total}`;
    },
    [Symbol.dispose]() {
      signal.removeEventListener('abort', stop);
      stop();
    },
  };
}
