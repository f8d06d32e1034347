import { lstatSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { isDynamicPattern, glob } from 'tinyglobby';
import { PublishError } from '../core/error.ts';
import { draftExtensions } from './draft-files.ts';

const pattern = '**/*.{md,mdx,MD,MDX}';
const ignored = ['**/node_modules/**', '**/.git/**', '**/.publish/**'];

/**
 * Turns files, folders and globs (relative to `cwd`) into draft paths relative to the root, sorted and each once.
 * Throws a PublishError for what names nothing, is no Markdown, or lies outside the repository.
 */
export async function findDrafts(
  asked: readonly string[],
  { root, cwd }: { root: string; cwd: string },
): Promise<string[]> {
  const found = await Promise.all(asked.map((one) => expand(one, root, cwd)));
  return [...new Set(found.flat())].sort();
}

/** Globs of the config start at the root, and may match nothing. */
export async function findConfigured(patterns: readonly string[], root: string): Promise<string[]> {
  return (await globDrafts(patterns, root)).sort();
}

async function expand(asked: string, root: string, cwd: string): Promise<string[]> {
  const absolute = path.resolve(cwd, asked);
  const found = lstatSync(absolute, { throwIfNoEntry: false });
  if (found === undefined && isDynamicPattern(asked)) {
    const matches = await globDrafts([path.relative(root, absolute).split(path.sep).join('/')], root);
    if (matches.length === 0) throw new PublishError('no-such-draft', `No draft matches ${asked}.`);
    return matches;
  }
  if (found === undefined) throw new PublishError('no-such-draft', `There is no file or folder ${asked}.`);
  const relative = relativeToRoot(absolute, asked, root);
  const target = statSync(absolute, { throwIfNoEntry: false });
  if (target === undefined) throw new PublishError('dangling-link', `${asked} is a symbolic link that leads nowhere.`);
  if (!target.isDirectory()) return [checkedName(relative, asked)];
  if (hasDraftName(asked)) throw new PublishError('is-folder', `${asked} is a folder with the name of a draft.`);
  const inside = await globDrafts([path.posix.join(escapeGlob(relative), pattern)], root);
  if (inside.length === 0) throw new PublishError('no-such-draft', `The folder ${asked} holds no .md or .mdx file.`);
  return inside;
}

async function globDrafts(patterns: readonly string[], root: string): Promise<string[]> {
  const matches = await glob([...patterns], {
    cwd: root,
    ignore: ignored,
    dot: false,
    onlyFiles: false,
    expandDirectories: false,
    followSymbolicLinks: false,
  });
  return matches.map((match) => match.replace(/\/$/, '')).filter(hasDraftName);
}

function hasDraftName(name: string): boolean {
  return draftExtensions.some((extension) => name.toLowerCase().endsWith(extension));
}

function checkedName(relative: string, asked: string): string {
  if (hasDraftName(relative)) return relative;
  throw new PublishError('not-markdown', `${asked} is not a draft: drafts end in .md or .mdx.`);
}

function relativeToRoot(absolute: string, asked: string, root: string): string {
  const parent = realpathSync(path.dirname(absolute));
  const relative = path.relative(root, path.join(parent, path.basename(absolute)));
  if (relative.startsWith('..') || path.isAbsolute(relative)) {
    throw new PublishError('outside-repository', `${asked} is outside the repository ${root}.`);
  }
  return relative.split(path.sep).join('/') || '.';
}

function escapeGlob(literal: string): string {
  return literal.replace(/[\\*?[\]{}()!+@|]/g, '\\$&');
}
