import { lstatSync, realpathSync } from 'node:fs';
import path from 'node:path';

export interface Lookup {
  /** Absolute, with links resolved. */
  readonly root: string;
  /** Folder of the draft, relative to the root. */
  readonly folder: string;
  /** Folders, relative to the root, in which root-relative addresses start. */
  readonly siteRoots: readonly string[];
}

export type LocalFile =
  | { readonly state: 'found'; readonly file: string; readonly bytes: number }
  /** Where it should lie, relative to the root. */
  | { readonly state: 'missing' | 'refused'; readonly looked: readonly string[] };

const usualRoots = ['public', 'static', ''];

/**
 * The file of the repository that an address of a page means. Refused: what lies outside, is hidden, or is reached
 * through a link that leads out.
 */
export function findLocal(address: string, { root, folder, siteRoots }: Lookup): LocalFile {
  const wanted = decoded(address.replace(/[?#].*$/s, ''));
  if (wanted === undefined || wanted === '' || wanted.includes('\0')) return { state: 'refused', looked: [] };
  const aliased = /^@site\/(.*)$/s.exec(wanted)?.[1];
  const bases =
    aliased !== undefined ? [''] : wanted.startsWith('/') ? (siteRoots.length > 0 ? siteRoots : usualRoots) : [folder];
  const candidates = bases.map((base) => path.resolve(root, base, `./${aliased ?? wanted}`));
  const looked = candidates.map((one) => path.relative(root, one).split(path.sep).join('/'));
  if (looked.some(isOutOfBounds)) return { state: 'refused', looked: [] };
  for (const candidate of candidates) {
    const found = fileAt(candidate, root);
    if (found !== undefined) return found.state === 'found' ? found : { ...found, looked };
  }
  return { state: 'missing', looked };
}

function fileAt(candidate: string, root: string): LocalFile | undefined {
  try {
    const file = realpathSync(candidate);
    if (isOutOfBounds(path.relative(root, file).split(path.sep).join('/'))) return { state: 'refused', looked: [] };
    const found = lstatSync(file);
    return found.isFile() ? { state: 'found', file, bytes: found.size } : undefined;
  } catch {
    return undefined;
  }
}

/** Outside of the root, or in something hidden. */
function isOutOfBounds(relative: string): boolean {
  return path.isAbsolute(relative) || relative.split('/').some((part) => part.startsWith('.'));
}

function decoded(address: string): string | undefined {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}
