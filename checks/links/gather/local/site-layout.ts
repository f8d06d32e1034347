import type { SiteSettings } from '../../../../pipeline/core/settings.ts';
import { type DialectName, dialectNames } from '../anchors/dialects.ts';
import type { FileTree, Looked } from './file-tree.ts';
import { type Generator, generators, plain } from './generators.ts';
import { folderOf, joinPath } from './join-path.ts';

export interface SiteLayout {
  readonly generator: Generator;
  /** The folder of the site, relative to the root. */
  readonly base: string;
  /** Folders in which root-relative links start. */
  readonly roots: readonly string[];
  /** `config`: they are said. `generator`: they follow from what builds the site. `guess`: nothing tells. */
  readonly rootsFrom: 'config' | 'generator' | 'guess';
  readonly dialect: DialectName | undefined;
  readonly dialectFrom: 'config' | 'generator' | 'guess';
  /** The path below which the site is published (`/manual`), without the last slash. */
  readonly prefix: string;
}

const language = /^[a-z]{2,3}(?:[-_][A-Za-z]{2,4})?$/;

/** The layout of the site that a page belongs to: as the config says, else as the files in the folders above it tell. */
export function layoutOf(draft: string, tree: FileTree, site: SiteSettings, looked: Looked): SiteLayout {
  const { generator, base } = generatorOf(draft, tree, looked);
  const guessed = generator === plain ? 'guess' : 'generator';
  const configured = site.roots.map((root) => joinPath('', root).path);
  const roots = configured.length > 0 ? configured : rootsOf(generator, base, { tree, looked });
  const anchors = dialectNames.find((name) => name === site.anchors);
  return {
    generator,
    base,
    roots: [...new Set(roots)],
    rootsFrom: configured.length > 0 ? 'config' : guessed,
    dialect: anchors ?? generator.anchors,
    dialectFrom: anchors === undefined ? guessed : 'config',
    prefix:
      site.baseUrl !== undefined && URL.canParse(site.baseUrl)
        ? new URL(site.baseUrl).pathname.replace(/\/+$/, '')
        : '',
  };
}

/** The nearest folder upwards that holds the config of a generator. */
function generatorOf(draft: string, tree: FileTree, looked: Looked): { generator: Generator; base: string } {
  for (let folder = folderOf(draft); ; folder = folderOf(folder)) {
    const generator = generatorIn(folder, tree, looked);
    if (generator !== undefined) return { generator, base: folder };
    if (folder === '') return { generator: plain, base: '' };
  }
}

const known = new WeakMap<FileTree, Map<string, Generator | undefined>>();

function generatorIn(folder: string, tree: FileTree, looked: Looked): Generator | undefined {
  const names = tree.names(folder, looked);
  const byFolder = known.get(tree) ?? new Map<string, Generator | undefined>();
  known.set(tree, byFolder);
  if (!byFolder.has(folder))
    byFolder.set(
      folder,
      generators.find(({ marks }) => Iterator.from(names).some(([name]) => marks.test(name))),
    );
  return byFolder.get(folder);
}

function rootsOf(
  { roots }: Generator,
  base: string,
  { tree, looked }: { readonly tree: FileTree; readonly looked: Looked },
): string[] {
  return roots.flatMap((root) => {
    const folder = joinPath(base, root.replace(/\/?\*$/, '')).path;
    if (!root.endsWith('*')) return tree.find(folder, looked)?.kind === 'folder' ? [folder] : [];
    return [...tree.names(folder, looked)]
      .filter(([name, kind]) => kind === 'folder' && language.test(name))
      .map(([name]) => joinPath(folder, name).path);
  });
}
