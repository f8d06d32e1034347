import type { Draft } from '../../../../pipeline/core/types.ts';

/** Where the site shows a draft. */
export function addressOf({ slug, path }: Pick<Draft, 'slug' | 'path'>, template: string): string {
  const bare = path
    .replace(/\.mdx?$/i, '')
    .split('/')
    .map(encodeURIComponent)
    .join('/');
  return template.replace(/\{(slug|path)\}/g, (_, name) => (name === 'slug' ? encodeURIComponent(slug) : bare));
}
