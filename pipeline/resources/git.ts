import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PublishError } from '../core/error.ts';

const run = promisify(execFile);
const largestListing = 256 * 1024 * 1024;

/** What a repository may set to have programs run is set aside, and nothing is written to it. */
const cautious = ['-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null', '--no-optional-locks'];

export interface GitFolder {
  /** Absolute; paths are relative to it. */
  readonly root: string;
  readonly signal: AbortSignal;
}

/**
 * Files below the root that differ from a commit in the working tree, untracked ones included, deleted ones not. Throws
 * a PublishError where there is no git, no repository, or no such commit.
 */
export async function changedSince(ref: string, folder: GitFolder): Promise<Set<string>> {
  await git(['rev-parse', '--git-dir'], folder);
  const commit = await commitOf(ref, folder);
  const [differing, untracked] = await Promise.all([
    git(
      ['diff', '--name-only', '-z', '--relative', '--no-renames', '--no-ext-diff', '--diff-filter=d', commit, '--'],
      folder,
    ),
    git(['ls-files', '--others', '--exclude-standard', '-z'], folder),
  ]);
  return new Set(`${differing}\0${untracked}`.split('\0').filter((name) => name !== ''));
}

/** A repository without a commit yet differs from it in everything. */
async function commitOf(ref: string, folder: GitFolder): Promise<string> {
  const resolve = (wanted: string): Promise<string> =>
    git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${wanted}^{commit}`], folder);
  try {
    return (await resolve(ref)).trim();
  } catch (error) {
    folder.signal.throwIfAborted();
    if (ref === 'HEAD') return (await git(['hash-object', '-t', 'tree', '/dev/null'], folder)).trim();
    throw new PublishError('no-such-ref', `--changed: \`${ref}\` names no commit of this repository.`, {
      cause: error,
    });
  }
}

async function git(args: readonly string[], { root, signal }: GitFolder): Promise<string> {
  try {
    const env = { ...process.env, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0' };
    const { stdout } = await run('git', [...cautious, ...args], { cwd: root, signal, env, maxBuffer: largestListing });
    return stdout;
  } catch (error) {
    signal.throwIfAborted();
    throw cannotAsk(error as Error & { code?: string | number; stderr?: string }, root);
  }
}

function cannotAsk(
  error: Error & { readonly code?: string | number; readonly stderr?: string },
  root: string,
): PublishError {
  if (error.code === 'ENOENT')
    return new PublishError('no-git', '--changed asks git, which is not installed.', { cause: error });
  const said = error.stderr?.split('\n').find((line) => line.trim() !== '') ?? error.message;
  if (said.includes('not a git repository'))
    return new PublishError('no-git', `--changed asks git, but ${root} lies in no git repository.`, { cause: error });
  return new PublishError('no-git', `--changed: git says: ${said}`, { cause: error });
}
