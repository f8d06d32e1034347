import { z } from 'zod';

const list = z.array(z.string().min(1)).readonly();

export const options = z.strictObject({
  exclude: list.default([]).describe('Addresses that are left out, as written; `*` stands for anything.'),
  frontMatter: list
    .default([
      'image',
      'images',
      'cover',
      'thumbnail',
      'banner',
      'hero',
      'ogImage',
      'og_image',
      'socialImage',
      'canonical',
      'canonical_url',
      'canonicalUrl',
      'canonicalURL',
    ])
    .describe('Front matter keys that hold addresses, with all that is below them (`cover` holds `cover.image`).'),
});

export type LinksOptions = z.output<typeof options>;
export type LinksInput = z.input<typeof options>;
