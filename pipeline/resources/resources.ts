import { Workers } from './workers.ts';

/** What is opened at first need, shared by the whole run, and closed with it. */
export interface Resources extends AsyncDisposable {
  readonly workers: Workers;
  /** Absolute path of the repository. */
  readonly root: string;
  /** No network at all. */
  readonly offline: boolean;
}

export function openResources({ root, offline }: Pick<Resources, 'root' | 'offline'>): Resources {
  const workers = new Workers();
  return { root, offline, workers, [Symbol.asyncDispose]: () => workers[Symbol.asyncDispose]() };
}
