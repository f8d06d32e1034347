import type { Resources } from '../../../../pipeline/resources/resources.ts';
import { PageCache } from '../anchors/page-cache.ts';
import { FileTree } from './file-tree.ts';
import { PageIndex } from './page-index.ts';

/** What all drafts of a run share: the names in the repository, the addresses of its pages, their headings. */
export interface LinkWorld {
  readonly tree: FileTree;
  readonly cache: PageCache;
  /** Made at its first use. */
  pages(): PageIndex;
}

const worlds = new WeakMap<Resources, LinkWorld>();

export function linkWorld(resources: Resources): LinkWorld {
  const known = worlds.get(resources);
  if (known !== undefined) return known;
  const tree = new FileTree(resources.root);
  let index: PageIndex | undefined;
  const world: LinkWorld = {
    tree,
    cache: new PageCache(resources),
    pages: () => (index ??= new PageIndex(tree)),
  };
  worlds.set(resources, world);
  return world;
}
