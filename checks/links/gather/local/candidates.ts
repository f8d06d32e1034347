import { posix } from 'node:path';
import { nearest } from '../../../../pipeline/core/nearest.ts';
import type { FileTree } from './file-tree.ts';
import { folderOf, joinPath, nameOf, stemOf } from './join-path.ts';
import type { PageIndex } from './page-index.ts';

export interface CandidateSources {
  readonly tree: FileTree;
  readonly pages: PageIndex;
  /** Whether a file can be what the link is for. */
  readonly fits: (file: string) => boolean;
}

/** What the author may have meant by a path to which nothing answers; relative to the repository's root. */
export function nearestPath(tried: string, { tree, pages, fits }: CandidateSources): string | undefined {
  const stem = stemOf(nameOf(tried));
  const same = pages.filesNamed(stem).filter(fits);
  if (same.length > 0) return same.toSorted((one, other) => shared(other, tried) - shared(one, tried))[0];
  const looked = new Set<string>();
  const folder = folderOf(tried);
  const names = [...tree.names(folder, looked)]
    .filter(([name, kind]) => kind !== 'outside' && fits(joinPath(folder, name).path))
    .map(([name]) => name);
  const byName = nearest(nameOf(tried), names);
  const byStem = byName ?? names.find((name) => stemOf(name) === nearest(stem, names.map(stemOf)));
  return byStem === undefined ? undefined : joinPath(folder, byStem).path;
}

export interface AddressStyle {
  readonly draft: string;
  /** The address that is to be corrected. */
  readonly written: string;
  readonly roots: readonly string[];
}

/** A file as an address, in the style of the one that it replaces: from the page or a root, with or without its ending. */
export function asAddress(file: string, { draft, written, roots }: AddressStyle): string {
  const path = /^[^?#]*/.exec(written)?.[0] ?? '';
  if (!path.startsWith('/')) {
    const relative = withEnding(posix.relative(folderOf(draft), file), path);
    return path.startsWith('./') && !relative.startsWith('.') ? `./${relative}` : relative;
  }
  const root = roots
    .filter((one) => one !== '' && file.startsWith(`${one}/`))
    .toSorted((a, b) => b.length - a.length)[0];
  return `/${withEnding(root === undefined ? file : file.slice(root.length + 1), path)}`;
}

function withEnding(file: string, written: string): string {
  if (!/\.mdx?$/.test(file) || /\.mdx?$/i.test(written)) return file;
  const stem = stemOf(file);
  if (/\.html$/i.test(written)) return `${stem}.html`;
  return /\.\w+$/.test(written) ? file : stem;
}

/** How many folders two paths share, from either end. */
function shared(one: string, other: string): number {
  const [a, b] = [one.split('/'), other.split('/')];
  let count = 0;
  while (count < a.length && count < b.length && a[count] === b[count]) count += 1;
  let tail = 1;
  while (tail < a.length && tail < b.length && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1;
  return count * 2 + tail;
}
