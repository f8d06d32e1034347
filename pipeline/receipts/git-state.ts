import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { ResourceDescriptor } from '../core/receipt.ts';

const run = promisify(execFile);
const limits = { timeout: 10_000, maxBuffer: 16 * 1024 * 1024 };

export interface GitState {
  readonly material: ResourceDescriptor;
  /** Whether tracked files differ from the commit, or files are there that nobody tracks. */
  readonly dirty: boolean;
}

/** Commit and tree that are checked out; undefined where there is no git, no repository or no commit. */
export async function gitState(root: string): Promise<GitState | undefined> {
  const git = async (...args: string[]): Promise<string> => {
    const cautious = ['-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null', '--no-optional-locks'];
    const env = { ...process.env, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0' };
    return (await run('git', [...cautious, ...args], { cwd: root, env, ...limits })).stdout;
  };
  try {
    const [ids, status] = await Promise.all([
      git('rev-parse', '--verify', '--quiet', 'HEAD', 'HEAD^{tree}'),
      git('status', '--porcelain', '-z'),
    ]);
    const [commit, tree] = ids.trim().split('\n');
    if (commit === undefined || tree === undefined) return undefined;
    return { material: { name: 'git', digest: { gitCommit: commit, gitTree: tree } }, dirty: status !== '' };
  } catch {
    return undefined;
  }
}
