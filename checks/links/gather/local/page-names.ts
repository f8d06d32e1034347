import type { EntryKind, FileTree, Looked, Place } from './file-tree.ts';
import { nameOf } from './join-path.ts';

/** Endings of the files that pages are made from; what readers' addresses leave out. */
const pageEndings = [
  '.md',
  '.mdx',
  '.html',
  '.markdown',
  '.mdoc',
  '.qmd',
  '.htm',
  '.ipynb',
  '.rst',
  '.adoc',
  '.astro',
  '.vue',
  '.svelte',
  '.tsx',
  '.jsx',
  '.ts',
  '.js',
  '.njk',
  '.liquid',
  '.vto',
  '.page.tsx',
];
const indexNames = ['index', '_index', 'README', 'readme', 'Readme', 'page', 'content', '+page', '+page.svelte'];
/** What sorts files and is no part of the address: `01-intro`, `2.guide`, `3_api`. */
const order = /^\d{1,4}[-_.]\s*(?=\D)/;

/**
 * The files that may answer for a path: itself, with a page's ending, as the index of a folder; with or without numbers
 * that only sort. The likeliest first; folders without an index last.
 */
export function filesFor(path: string, tree: FileTree, looked: Looked): Place[] {
  const itself = tree.find(path, looked);
  if (itself?.kind === 'file' && itself.exact) return [itself];
  const found: Place[] = [];
  const add = (place: Place | undefined): void => {
    if (place !== undefined && !found.some((one) => one.path === place.path)) found.push(place);
  };
  const folders: Place[] = [];
  for (const candidate of namesFor(path)) {
    const place = tree.find(candidate, looked);
    if (place?.kind === 'folder') folders.push(place);
    else add(place);
  }
  if (found.length === 0 && folders.length === 0) {
    const sorted = findSorted(path, tree, looked);
    if (sorted?.kind === 'folder') folders.push(sorted);
    else add(sorted);
  }
  for (const folder of folders) for (const index of indexesOf(folder, tree, looked)) add(index);
  return [...found, ...folders];
}

function namesFor(path: string): string[] {
  const stem = path.replace(/\.html?$/i, '');
  const asPages = pageEndings.map((ending) => stem + ending);
  const folder = stem.replace(/(?:^|\/)index$/, '');
  return [path, ...asPages, ...(stem === path ? [] : [stem]), ...(folder === stem ? [] : [folder])];
}

function indexesOf(folder: Place, tree: FileTree, looked: Looked): Place[] {
  const own = nameOf(folder.path);
  const files: Place[] = [];
  const names = [...indexNames, ...(own === '' ? [] : [own])];
  for (const name of names) {
    for (const ending of pageEndings) {
      if (tree.has(folder.path, name + ending, looked) !== 'file') continue;
      const path = folder.path === '' ? name + ending : `${folder.path}/${name}${ending}`;
      files.push({ path, kind: 'file', exact: folder.exact });
    }
  }
  return files;
}

/** Goes down name by name, and takes a name whose sorting number is left out in the address. */
function findSorted(path: string, tree: FileTree, looked: Looked): Place | undefined {
  let at = '';
  let kind: EntryKind = 'folder';
  let usedOrder = false;
  const names = path.split('/').filter((name) => name !== '');
  for (const [index, name] of names.entries()) {
    const last = index === names.length - 1;
    const direct = tree.find(at === '' ? name : `${at}/${name}`, looked);
    let own = direct?.exact === true ? nameOf(direct.path) : undefined;
    if (own === undefined) {
      const wanted = last ? new Set([name, ...namesFor(name)]) : new Set([name]);
      for (const [candidate] of tree.names(at, looked)) {
        const bare = candidate.replace(order, '');
        if (!wanted.has(bare) || (bare === candidate && !last)) continue;
        own = candidate;
        usedOrder ||= bare !== candidate;
        break;
      }
    }
    if (own === undefined) return undefined;
    kind = tree.has(at, own, looked) ?? 'outside';
    at = at === '' ? own : `${at}/${own}`;
    if (!last && kind !== 'folder') return undefined;
  }
  return usedOrder ? { path: at, kind, exact: true } : undefined;
}
