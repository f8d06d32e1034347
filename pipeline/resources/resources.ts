import { Workers } from './workers.ts';

/** What is opened at first need, shared by the whole run, and closed with it. */
export interface Resources extends AsyncDisposable {
  readonly workers: Workers;
  /** Absolute path of the repository. */
  readonly root: string;
}

export function openResources(root: string): Resources {
  const workers = new Workers();
  return { root, workers, [Symbol.asyncDispose]: () => workers[Symbol.asyncDispose]() };
}
