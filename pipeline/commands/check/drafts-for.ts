import { lstatSync, realpathSync } from '../../node/fs.ts';
import path from 'node:path';
import { PublishError } from '../../core/error.ts';
import type { CheckRequest } from './request.ts';

/**
 * The drafts that were asked for. Throws a PublishError where there are none: a gate that looks at nothing is open. With
 * `--changed` there may be none.
 */
export async function draftsFor(
  request: CheckRequest,
  configured: readonly string[],
  root: string,
): Promise<readonly string[]> {
  const drafts = await namedDrafts(request, configured, root);
  if (request.changed !== undefined) return onlyChanged(drafts, request.changed, { root, signal: request.signal });
  if (drafts.length > 0) return drafts;
  const patterns = configured.map((pattern) => `\`${pattern}\``).join(', ') || 'no pattern';
  throw new PublishError('no-draft', `There is no draft to check: ${patterns} matches nothing in ${root}.`);
}

/** Plain file names are taken as they are, so that globbing is loaded only when needed. */
async function namedDrafts(
  { paths, cwd }: CheckRequest,
  configured: readonly string[],
  root: string,
): Promise<readonly string[]> {
  const plain = paths.length > 0 ? plainFiles(paths, root, cwd) : undefined;
  if (plain !== undefined) return plain;
  const { findConfigured, findDrafts } = await import('../../resources/find-drafts.ts');
  return paths.length > 0 ? findDrafts(paths, { root, cwd: realpathSync(cwd) }) : findConfigured(configured, root);
}

function plainFiles(paths: readonly string[], root: string, cwd: string): string[] | undefined {
  const home = realpathSync(cwd);
  const found = paths.map((one) => {
    const absolute = path.resolve(home, one);
    return /\.mdx?$/.test(one) && isPlainFile(absolute) ? path.relative(root, absolute) : '..';
  });
  if (found.some((one) => one.startsWith('..') || path.isAbsolute(one))) return undefined;
  return [...new Set(found.map((one) => one.split(path.sep).join('/')))].sort();
}

function isPlainFile(absolute: string): boolean {
  try {
    return lstatSync(absolute).isFile() && realpathSync(path.dirname(absolute)) === path.dirname(absolute);
  } catch {
    return false;
  }
}

async function onlyChanged(
  drafts: readonly string[],
  ref: string,
  folder: { readonly root: string; readonly signal: AbortSignal },
): Promise<readonly string[]> {
  const { changedSince } = await import('../../resources/git.ts');
  const changed = await changedSince(ref, folder);
  return drafts.filter((draft) => changed.has(draft));
}
