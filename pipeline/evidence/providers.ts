import type { Providers } from '../core/evidence.ts';
import type { Resources } from '../resources/resources.ts';

/** Who gathers the evidence that several checks share. */
export const sharedProviders: Providers<Resources> = {
  frontMatter: async () => (await import('./front-matter.ts')).default,
  prose: async () => (await import('./prose.ts')).default,
  codeBlocks: async () => (await import('./code-blocks.ts')).default,
  links: async () => (await import('./links.ts')).default,
  source: async () => (await import('./source.ts')).default,
  tree: async () => (await import('./tree.ts')).default,
};
