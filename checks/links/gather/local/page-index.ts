import type { FileTree, Looked } from './file-tree.ts';
import { readHead, readText } from './files.ts';
import { ownRoutes } from './front-matter-routes.ts';
import { folderOf, joinPath, nameOf, stemOf } from './join-path.ts';

const isPage = /\.(?:md|mdx|markdown|html)$/i;
const isImage = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;
const headBytes = 4096;
const mostPages = 100_000;
const datedName = /^(\d{4})-(\d{1,2})-(\d{1,2})-(.+)$/;
const redirectFiles =
  /^(?:_?redirects(?:\.[\w-]+)?|vercel\.json|netlify\.toml|firebase\.json|(?:next|astro|docusaurus|gatsby|nuxt|vocs)[.-]config\.[\w.]+|mkdocs\.ya?ml)$/;
const largestRedirects = 512 * 1024;

/**
 * The addresses that pages give themselves: permalinks, slugs, aliases, dates in file names, and those that redirects
 * answer for. Made when a link is found nowhere else, once for the repository: reads the first lines of every page.
 */
export class PageIndex {
  readonly #byRoute = new Map<string, string[]>();
  readonly #byName = new Map<string, string[]>();
  readonly #own = new Map<string, readonly string[]>();
  readonly #stems = new Map<string, string[]>();
  readonly #redirects: string[] = [];
  readonly #looked: Looked = new Set();
  #silent = false;
  #list: readonly string[] | undefined;

  constructor(tree: FileTree) {
    this.#walk(tree, '', mostPages);
  }

  /** Everything it rests on; always the same list. */
  get looked(): readonly string[] {
    return (this.#list ??= [...this.#looked]);
  }

  /** Whether there are pages without a word: they may yet say what their addresses are. */
  get hasSilentPages(): boolean {
    return this.#silent;
  }

  /** Pages that answer for a path from the root of the site. */
  pagesFor(route: string, lowerCase: boolean): readonly string[] {
    const key = keyOf(route);
    return this.#byRoute.get(key) ?? (lowerCase ? this.#byRoute.get(key.toLowerCase()) : undefined) ?? this.#named(key);
  }

  isRedirected(route: string): boolean {
    const key = keyOf(route);
    return this.#redirects.some((one) => (one.endsWith('*') ? `${key}/`.startsWith(one.slice(0, -1)) : one === key));
  }

  /** The addresses that a page has set for itself. */
  routesOf(page: string): readonly string[] {
    return this.#own.get(page) ?? [];
  }

  /** Pages and images by their name without its ending, whatever its case. */
  filesNamed(stem: string): readonly string[] {
    return this.#stems.get(stem.toLowerCase()) ?? [];
  }

  /** By slugs that replace a page's name, wherever the page lies. */
  #named(key: string): readonly string[] {
    const folder = folderOf(key);
    const pages = this.#byName.get(nameOf(key)) ?? [];
    return pages.filter((page) => {
      const own = keyOf(folderOf(page));
      return own === folder || own.endsWith(`/${folder}`) || folder.endsWith(`/${own}`) || folder === '' || own === '';
    });
  }

  #walk(tree: FileTree, folder: string, left: number): number {
    for (const [name, kind] of tree.names(folder, this.#looked)) {
      if (left <= 0) return 0;
      const file = folder === '' ? name : `${folder}/${name}`;
      if (kind === 'folder' && !isLeftOut(folder, name) && !tree.isLink(folder, name))
        left = this.#walk(tree, file, left);
      if (kind !== 'file') continue;
      if (isPage.test(name) || isImage.test(name)) put(this.#stems, stemOf(name).toLowerCase(), file);
      if (isPage.test(name)) {
        this.#add(tree.root, file);
        left -= 1;
      } else if (redirectFiles.test(name)) this.#addRedirects(tree.root, file);
    }
    return left;
  }

  #add(root: string, file: string): void {
    this.#looked.add(file);
    const head = headOf(root, file);
    if (head === '') this.#silent = true;
    const { absolute, names } = ownRoutes(head);
    for (const route of absolute) put(this.#byRoute, keyOf(route), file);
    for (const name of names) put(this.#byName, nameOf(keyOf(name)), file);
    if (absolute.length > 0) this.#own.set(file, absolute);
    const stem = stemOf(file);
    put(this.#byRoute, keyOf(stem).toLowerCase().replace(/\s+/g, '-'), file);
    const dated = datedName.exec(nameOf(stem));
    if (dated === null) return;
    const [, year = '', month = '', day = '', title = ''] = dated;
    const folder = folderOf(stem).replace(/(?:^|\/)_posts$/, '');
    const tail = `${year}/${month}/${day}/${title}`;
    for (const route of [tail, joinPath(folder, tail).path, joinPath(folder, title).path])
      put(this.#byRoute, keyOf(route), file);
    put(this.#byName, title, file);
  }

  #addRedirects(root: string, file: string): void {
    this.#looked.add(file);
    const text = readText(root, file, largestRedirects);
    if (text !== undefined) this.#redirects.push(...redirectSources(nameOf(file), text));
  }
}

/** What this tool writes, and what others have. */
function isLeftOut(folder: string, name: string): boolean {
  return name === 'node_modules' || name === '.git' || (folder === '' && (name === '.publish' || name === 'reports'));
}

/** Without what may stand or be left out: slashes at the ends, `index`, `.html`. */
function keyOf(route: string): string {
  const bare = route
    .normalize('NFC')
    .replace(/^\/+/, '')
    .replace(/(?:\/|\.html?)$/, '');
  return bare.replace(/(?:^|\/)index$/, '');
}

function put(map: Map<string, string[]>, key: string, file: string): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [file]);
  else known.push(file);
}

function headOf(root: string, file: string): string {
  return Buffer.from(readHead(root, file, headBytes) ?? []).toString('utf8');
}

/** What is redirected: the first column of `_redirects`, else the strings behind the word “redirects” that are paths. */
function redirectSources(name: string, text: string): string[] {
  const plain = /^_?redirects$/.test(name);
  const told = plain || /redirects/.test(name) ? text : text.slice(Math.max(0, text.search(/redirects?\b/i)));
  const sources = plain
    ? told.split('\n').map((line) => line.trim().split(/\s/, 1)[0] ?? '')
    : [...told.matchAll(/["'](\/[^"'\s]{1,500})["']/g)].map(([, source = '']) => source);
  return sources
    .filter((source) => source.startsWith('/') && source.length > 1)
    .map((source) => keyOf(source.replace(/(?::\w+[*+?]?|\*|\(\.\*\)).*$/, '*').replace(/\/\*$/, '/*')));
}
