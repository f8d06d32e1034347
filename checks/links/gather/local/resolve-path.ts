import type { LocalTarget } from '../../classify.ts';
import type { FileTree, Looked, Place } from './file-tree.ts';
import { folderOf, joinPath, nameOf, stemOf } from './join-path.ts';
import { filesFor } from './page-names.ts';
import type { PageIndex } from './page-index.ts';
import type { SiteLayout } from './site-layout.ts';

export interface Resolved {
  /** What answers for the path, the likeliest first. */
  readonly places: readonly Place[];
  /** Nothing answers: whether the repository is bound to know, or something that is built may answer. */
  readonly absence: 'certain' | 'unknown' | 'outside';
  /** The path to which nothing answers, relative to the repository's root: for candidates. */
  readonly tried: string;
}

export interface ResolveContext {
  readonly tree: FileTree;
  readonly layout: SiteLayout;
  readonly looked: Looked;
  /** Made at its first use. */
  readonly pages: () => PageIndex;
  /** The page that the link stands on. */
  readonly draft: string;
}

const indexName = /^(?:index|_index|readme)$/i;
const language = /^[a-z]{2,3}(?:[-_][A-Za-z]{2,4})?$/;
const isMarkdown = /\.(?:md|mdx|markdown)$/i;
/** Pages of a forge that lie beside the files of a repository, not in it: `../../issues`. */
const forge =
  /^(?:issues?|pulls?|wiki|releases?|actions|discussions|blob|raw|tree|compare|commits?|projects|milestones?|labels|graphs|security|network|stargazers|tags|settings|packages|branches|edit|new|archive|deployments|-)(?:\/|$)/;

/** The files of the repository to which a link leads, by every way that sites of its kind know. */
export function resolvePath(target: LocalTarget, context: ResolveContext): Resolved {
  const { path } = target;
  if (/^(?:@site|~|@|~@)\//.test(path)) return fromAlias(path.slice(path.indexOf('/') + 1), context);
  return path.startsWith('/') ? fromRoot(path, context) : fromPage(path, context);
}

function fromPage(path: string, context: ResolveContext): Resolved {
  const { draft, layout, tree, looked } = context;
  const { path: tried, escapes } = joinPath(folderOf(draft), path);
  if (!escapes) {
    const places = filesFor(tried, tree, looked);
    if (places.length > 0) return { places, absence: 'certain', tried };
  }
  const below = joinPath('', path);
  if (!isPublishedInPlace(draft, layout) && !below.escapes) {
    const { places } = fromRoot(`/${below.path}`, context);
    if (places.length > 0) return { places, absence: 'certain', tried };
  }
  if (layout.generator.byAddress && !isMarkdown.test(path)) {
    for (const route of routesFrom(path, addressesOf(draft, layout))) {
      const { places } = fromRoot(`/${route}`, context);
      if (places.length > 0) return { places, absence: 'certain', tried };
    }
    const own = context.pages().routesOf(draft);
    for (const route of routesFrom(
      path,
      own.flatMap((one) => [folderOf(one), one]),
    )) {
      const { places } = fromRoot(`/${route}`, context);
      if (places.length > 0) return { places, absence: 'certain', tried };
    }
    if (own.length > 0) return { places: [], absence: 'unknown', tried };
  }
  // Themes and render hooks of Hugo give words a meaning of their own.
  if (layout.generator.name === 'Hugo' && /^[\w-]+$/.test(path)) return { places: [], absence: 'unknown', tried };
  if (escapes && forge.test(tried))
    return { places: [{ path: tried, kind: 'outside', exact: true }], absence: 'certain', tried };
  if (escapes) return { places: [], absence: 'outside', tried };
  return { places: [], absence: looksGenerated(tried) ? 'unknown' : 'certain', tried };
}

/** Folders and pages that tools write from source code when a site is built. */
const generatedFolder = /^(?:_?generated|auto-?api|typedoc|api-?docs?|javadoc|rustdoc|_build|dist|build)$/i;
const referenceFolder = /^(?:reference|references|api|cli|commands)$/i;
const generatedPage =
  /^(?:cli|commands?|settings|environment|env(?:ironment)?-variables|options|flags|api|changelog|openapi|schema)(?:-reference)?$/i;

/** Whether nothing is to be expected at a path before the site is built. */
function looksGenerated(path: string): boolean {
  const folders = folderOf(path).split('/');
  if (folders.some((name) => generatedFolder.test(name))) return true;
  return referenceFolder.test(folders.at(-1) ?? '') && generatedPage.test(stemOf(nameOf(path)));
}

/** A draft outside of all roots is moved below one of them when it is published. */
function isPublishedInPlace(draft: string, { roots }: SiteLayout): boolean {
  return roots.some((root) => root === '' || draft.startsWith(`${root}/`));
}

/** Where a page may be served, as a file and as a folder of its own, from the root of the site. */
function addressesOf(draft: string, { roots }: SiteLayout): string[] {
  return roots
    .filter((root) => root === '' || draft.startsWith(`${root}/`))
    .flatMap((root) => {
      const inside = root === '' ? draft : draft.slice(root.length + 1);
      const folder = folderOf(inside);
      return indexName.test(stemOf(nameOf(inside))) ? [folder] : [stemOf(inside), folder];
    });
}

/** Browsers cannot go above the root of a site, and stay there. */
function routesFrom(path: string, folders: readonly string[]): Set<string> {
  return new Set(folders.map((folder) => joinPath(folder, path).path));
}

function fromAlias(path: string, { tree, layout, looked }: ResolveContext): Resolved {
  for (const folder of [layout.base, joinPath(layout.base, 'src').path]) {
    const places = filesFor(joinPath(folder, path).path, tree, looked);
    if (places.length > 0) return { places, absence: 'certain', tried: path };
  }
  return { places: [], absence: 'unknown', tried: path };
}

function fromRoot(written: string, context: ResolveContext): Resolved {
  const { layout } = context;
  const { prefix, generator } = layout;
  const path = prefix !== '' && `${written}/`.startsWith(`${prefix}/`) ? written.slice(prefix.length) : written;
  const route = joinPath('', path).path;
  const places = underRoots(route, context);
  if (places.some(({ exact }) => exact)) return { places, absence: 'certain', tried: route };
  const lower = generator.lowerCase === true && path === path.toLowerCase();
  if (places.length > 0 && lower)
    return { places: places.map((place) => ({ ...place, exact: true })), absence: 'certain', tried: route };
  const paged = pagesFor(route, context);
  if (paged.length > 0) return { places: paged, absence: 'certain', tried: route };
  if (places.length > 0) return { places, absence: 'certain', tried: route };
  for (const other of otherLanguages(route, context)) {
    const found = underRoots(other, context);
    if (found.length > 0) return { places: found, absence: 'certain', tried: route };
  }
  const root = layout.roots.find((one) => isSection(route, one, context));
  const tried = joinPath(root ?? layout.roots[0] ?? '', route).path;
  return {
    places: [],
    absence: root !== undefined && isBound(route, context) && !looksGenerated(route) ? 'certain' : 'unknown',
    tried,
  };
}

/** Whether every page of the site has its address by the name of a file that can be read. */
function isBound(route: string, { layout, pages }: ResolveContext): boolean {
  if (isMarkdown.test(route)) return true;
  if (layout.rootsFrom === 'guess') return false;
  return layout.generator.ownAddresses !== true || !pages().hasSilentPages;
}

function underRoots(route: string, { tree, layout, looked }: ResolveContext): Place[] {
  const found = layout.roots.flatMap((root) => filesFor(joinPath(root, route).path, tree, looked));
  return [...found.filter(({ exact }) => exact), ...found.filter(({ exact }) => !exact)];
}

/** Below the roots that are known, else anywhere: a permalink is an address, wherever its page lies. */
function pagesFor(route: string, { layout, pages }: ResolveContext): Place[] {
  const index = pages();
  const lowerCase = layout.generator.lowerCase === true;
  const keys = [route, ...layout.roots.map((root) => joinPath(root, route).path)];
  const found = keys.flatMap((key) => index.pagesFor(key, lowerCase));
  if (found.length === 0 && index.isRedirected(route)) return [{ path: route, kind: 'outside', exact: true }];
  return [...new Set(found)].map((path) => ({ path, kind: 'file', exact: true }));
}

/** Pages that are not translated are shown in the site's first language. */
function* otherLanguages(route: string, { layout, tree, looked }: ResolveContext): Generator<string> {
  const [first = '', ...rest] = route.split('/');
  if (!language.test(first) || rest.length === 0) return;
  yield rest.join('/');
  const siblings = new Set(layout.roots.flatMap((root) => [...tree.names(root, looked)].map(([name]) => name)));
  for (const name of ['en', ...siblings]) if (language.test(name) && name !== first) yield [name, ...rest].join('/');
}

/**
 * Whether a root has the part of the site that the route begins with, and pages in it: what lies at the top of a site, or
 * below an index alone, may be built by anything.
 */
function isSection(route: string, root: string, { tree, looked }: ResolveContext): boolean {
  const slash = route.indexOf('/');
  if (slash === -1) return isMarkdown.test(route);
  const section = tree.find(joinPath(root, route.slice(0, slash)).path, looked);
  if (section?.kind !== 'folder') return false;
  return [...tree.names(section.path, looked)].some(([name]) => !indexName.test(stemOf(name)));
}
