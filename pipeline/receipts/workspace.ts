import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BlockFile } from '../core/block-files.ts';

export interface Workspace extends AsyncDisposable {
  /** Absolute, links resolved. */
  readonly folder: string;
}

/** A folder of its own with the files of a draft's code blocks, gone when it is disposed of. Nothing else is in it. */
export async function openWorkspace(files: readonly BlockFile[]): Promise<Workspace> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'publish-run-')));
  const dispose = (): Promise<void> => rm(folder, { recursive: true, force: true, maxRetries: 3 });
  try {
    for (const { name, text } of files) {
      const file = path.join(folder, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    }
  } catch (error) {
    await dispose();
    throw error;
  }
  return { folder, [Symbol.asyncDispose]: dispose };
}
