import type { Settings } from '../core/settings.ts';
import { TypeScriptCompiler } from './typescript.ts';
import { Workers } from './workers.ts';

/** What is opened at first need, shared by the whole run, and closed with it. */
export interface Resources extends AsyncDisposable {
  readonly workers: Workers;
  readonly typescript: TypeScriptCompiler;
  /** Absolute path of the repository. */
  readonly root: string;
  readonly settings: Settings;
  /** No network at all. */
  readonly offline: boolean;
}

export interface ResourcesParts extends Pick<Resources, 'root' | 'settings' | 'offline'> {
  /** Calls off what is running when the run is called off. */
  readonly signal: AbortSignal;
}

export function openResources({ root, settings, offline, signal }: ResourcesParts): Resources {
  const workers = new Workers();
  const typescript = new TypeScriptCompiler({ root, signal });
  return {
    root,
    settings,
    offline,
    workers,
    typescript,
    async [Symbol.asyncDispose]() {
      await Promise.all([workers[Symbol.asyncDispose](), typescript[Symbol.asyncDispose]()]);
    },
  };
}
