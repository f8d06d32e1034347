import { lstatSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { CheckRequest } from './request.ts';

/** The drafts that were asked for; plain file names are taken as they are, so that globbing is loaded only when needed. */
export async function draftsFor(
  { paths, cwd }: CheckRequest,
  configured: readonly string[],
  root: string,
): Promise<readonly string[]> {
  const plain = paths.length > 0 ? plainFiles(paths, root, cwd) : undefined;
  if (plain !== undefined) return plain;
  const { findConfigured, findDrafts } = await import('../../resources/find-drafts.ts');
  return paths.length > 0 ? findDrafts(paths, { root, cwd }) : findConfigured(configured, root);
}

function plainFiles(paths: readonly string[], root: string, cwd: string): string[] | undefined {
  const home = realpathSync(cwd);
  const found = paths.map((one) => {
    const absolute = path.resolve(home, one);
    const isPlain = /\.mdx?$/.test(one) && lstatSync(absolute, { throwIfNoEntry: false })?.isFile() === true;
    return isPlain && realpathSync(path.dirname(absolute)) === path.dirname(absolute)
      ? path.relative(root, absolute)
      : '..';
  });
  if (found.some((one) => one.startsWith('..') || path.isAbsolute(one))) return undefined;
  return [...new Set(found.map((one) => one.split(path.sep).join('/')))].sort();
}
