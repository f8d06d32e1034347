export interface Progress extends Disposable {
  advance(): void;
}

const quietForMs = 1_000;

/** Says on a terminal's stderr how far a long run is; writes nothing elsewhere, or when the output shows the same terminal. */
export async function openProgress(options: {
  readonly total: number;
  readonly quiet: boolean;
  readonly silent: boolean;
}): Promise<Progress> {
  const { total, quiet, silent } = options;
  let done = 0;
  if (quiet || silent || !process.stderr.isTTY || total < 2) return { advance: () => {}, [Symbol.dispose]: () => {} };
  const { default: yoctoSpinner } = await import('yocto-spinner');
  const spinner = yoctoSpinner({ stream: process.stderr });
  const timer = setTimeout(() => spinner.start(`${done}/${total}`), quietForMs);
  return {
    advance() {
      done += 1;
      spinner.text = `${done}/${total}`;
    },
    [Symbol.dispose]() {
      clearTimeout(timer);
      spinner.stop();
    },
  };
}
