import { type Dirent, readdirSync } from 'node:fs';
import path from 'node:path';
import { PublishError } from '../core/error.ts';

const never = new Set(['node_modules', '.git', '.publish']);

export function hasDraftName(name: string): boolean {
  return /\.mdx?$/i.test(name);
}

export interface WalkOptions {
  readonly hidden: boolean;
  /** Told of each folder that is looked into, as an absolute path. */
  readonly enters?: ((folder: string) => void) | undefined;
}

/**
 * Everything below a folder that bears the name of a draft, whatever it is: links and pipes are named too, so that they
 * are refused aloud. Links to folders are not followed. Paths start at the folder. Throws a PublishError for a folder
 * that cannot be read; one that is not there holds nothing.
 */
export function* walkDrafts(folder: string, options: WalkOptions): Generator<string> {
  options.enters?.(folder);
  for (const entry of entriesOf(folder)) {
    const { name } = entry;
    if (name.startsWith('.') && !options.hidden) continue;
    if (hasDraftName(name)) yield name;
    if (!entry.isDirectory() || never.has(name)) continue;
    for (const inner of walkDrafts(path.join(folder, name), options)) yield `${name}/${inner}`;
  }
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return [];
    throw new PublishError('unreadable', `The folder ${folder} cannot be read (${code}).`, { cause: error });
  }
}
