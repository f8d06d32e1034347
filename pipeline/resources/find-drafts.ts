import { lstatSync, realpathSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import picomatch from 'picomatch';
import { PublishError } from '../core/error.ts';
import { hasDraftName, walkDrafts, type WalkOptions } from './walk-drafts.ts';

/**
 * Turns files, folders and globs (relative to `cwd`) into draft paths relative to the root, sorted and each once.
 * Throws a PublishError for what names nothing, is no Markdown, or lies outside the repository.
 */
export function findDrafts(
  asked: readonly string[],
  { root, cwd }: { readonly root: string; readonly cwd: string },
): string[] {
  return sorted(asked.flatMap((one) => expand(one, root, cwd)));
}

/**
 * Globs of the config start at the root, and may match nothing; those that begin with `!` take away. `enters` is told of
 * each folder that decides what is found, relative to the root, also where it does not exist.
 */
export function findConfigured(patterns: readonly string[], root: string, enters?: (folder: string) => void): string[] {
  const told =
    enters && ((folder: string): void => enters(path.relative(root, folder).split(path.sep).join('/') || '.'));
  const unwanted = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => matcher(pattern.slice(1)));
  const wanted = patterns.filter((pattern) => !pattern.startsWith('!'));
  const found = wanted.flatMap((pattern) => expandGlob(pattern, { root, cwd: root, enters: told }));
  return sorted(found.filter((one) => !unwanted.some((matches) => matches(one))));
}

function expand(asked: string, root: string, cwd: string): string[] {
  const absolute = asked === '' ? undefined : whateverItsForm(path.resolve(cwd, asked));
  if (absolute === undefined && picomatch.scan(asked, { nonegate: true }).isGlob) {
    const matches = expandGlob(asked, { root, cwd });
    if (matches.length === 0) throw new PublishError('no-such-draft', `No draft matches ${asked}.`);
    return matches;
  }
  if (absolute === undefined) throw new PublishError('no-such-draft', `There is no file or folder ${asked || '“”'}.`);
  const relative = relativeToRoot(absolute, asked, root);
  const target = found(absolute, statSync);
  if (target === undefined) throw new PublishError('dangling-link', `${asked} is a symbolic link that leads nowhere.`);
  if (!target.isDirectory()) return [checkedName(relative, asked)];
  if (hasDraftName(path.basename(absolute)))
    throw new PublishError('is-folder', `${asked} is a folder with the name of a draft.`);
  const inside = [...walkDrafts(absolute, { hidden: false })].map((one) => path.posix.join(relative, one));
  if (inside.length === 0) throw new PublishError('no-such-draft', `The folder ${asked} holds no .md or .mdx file.`);
  return inside;
}

/** Walks from the first folder that the pattern names for certain. */
function expandGlob(
  pattern: string,
  { root, cwd, enters }: { readonly root: string; readonly cwd: string; readonly enters?: WalkOptions['enters'] },
): string[] {
  const { base, glob } = picomatch.scan(pattern, { nonegate: true });
  const start = path.resolve(cwd, base.replaceAll(/\\(.)/g, '$1'));
  refuseOutside(path.relative(root, start), pattern, root);
  if (glob === '') return expandName(start, pattern, { root, enters });
  const folder = whateverItsForm(start);
  if (folder === undefined) {
    enters?.(start);
    return [];
  }
  const relative = relativeToRoot(path.join(folder, 'x'), pattern, root).slice(0, -'x'.length);
  const matches = matcher(glob);
  return [...walkDrafts(folder, { hidden: /(?:^|\/)\./.test(glob), enters })]
    .filter(matches)
    .map((one) => relative + one);
}

function expandName(
  start: string,
  pattern: string,
  { root, enters }: { readonly root: string; readonly enters?: WalkOptions['enters'] },
): string[] {
  const absolute = whateverItsForm(start);
  if (absolute === undefined) {
    enters?.(start);
    return [];
  }
  const relative = relativeToRoot(absolute, pattern, root);
  if (hasDraftName(absolute)) return [relative];
  return [...walkDrafts(absolute, { hidden: false, enters })].map((one) => path.posix.join(relative, one));
}

function matcher(glob: string): (name: string) => boolean {
  const matches = picomatch(glob.normalize('NFC'), { nonegate: true });
  return (name) => matches(name.normalize('NFC'));
}

/** As it is written, or as the same Hangul lies on disk in the other normal form. */
function whateverItsForm(absolute: string): string | undefined {
  return [absolute, absolute.normalize('NFC'), absolute.normalize('NFD')].find(
    (one) => found(one, lstatSync) !== undefined,
  );
}

function found(file: string, stat: (file: string) => Stats): Stats | undefined {
  try {
    return stat(file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'ERR_INVALID_ARG_VALUE'].includes(code)) return undefined;
    throw new PublishError('unreadable', `${file} cannot be read (${code}).`, { cause: error });
  }
}

function checkedName(relative: string, asked: string): string {
  if (hasDraftName(relative)) return relative;
  throw new PublishError('not-markdown', `${asked} is not a draft: drafts end in .md or .mdx.`);
}

function relativeToRoot(absolute: string, asked: string, root: string): string {
  const parent = realpathSync(path.dirname(absolute));
  const relative = path
    .relative(root, path.join(parent, path.basename(absolute)))
    .split(path.sep)
    .join('/');
  refuseOutside(relative, asked, root);
  return relative || '.';
}

function refuseOutside(relative: string, asked: string, root: string): void {
  if (relative === '..' || relative.startsWith(`..${path.sep}`) || path.isAbsolute(relative))
    throw new PublishError('outside-repository', `${asked} is outside the repository ${root}.`);
}

function sorted(paths: readonly string[]): string[] {
  return [...new Set(paths)].sort();
}
