import { z } from 'zod';

const list = z.array(z.string().min(1)).readonly();

const second = 1_000;
const count = (initial: number) => z.int().min(0).default(initial);
const duration = (initialMs: number, mostMs: number) => z.int().min(0).max(mostMs).default(initialMs);

const external = z.strictObject({
  ask: z.boolean().default(true).describe('Whether links to other sites are asked for at all.'),
  allow: list
    .default([])
    .describe(
      'Hosts (`wiki.corp`, `*.corp`), addresses and networks (`10.0.0.0/8`) to ask although they are not on the public internet.',
    ),
  perHost: z.int().min(1).max(64).default(6).describe('How many requests one host gets at the same time.'),
  intervalMs: duration(50, 60 * second).describe('Least time between the starts of two requests to one host.'),
  timeoutMs: duration(10 * second, 60 * second).describe('For one request, its body included.'),
  connectTimeoutMs: duration(4 * second, 30 * second).describe('For a connection to come about.'),
  retries: z.int().min(0).max(5).default(2).describe('How often what may pass is tried again.'),
  longestWaitMs: duration(20 * second, 300 * second).describe('The longest `Retry-After` that is waited for.'),
  deadlineMs: duration(90 * second, 600 * second).describe(
    'How long one draft waits for all its links; the rest is reported as unverified.',
  ),
  maxRequests: z.int().min(1).default(20_000).describe('How many requests a run may send in all.'),
  soft404: z
    .boolean()
    .default(true)
    .describe('Whether pages are compared with what their site shows for addresses at which nothing can be.'),
  userAgent: z
    .string()
    .min(1)
    .default('Mozilla/5.0 (compatible; imprimatur link check)')
    .describe('How requests name us.'),
  patience: z
    .strictObject({ failures: count(1), days: count(0) })
    .prefault({})
    .describe(
      'A link is called broken after so many failures in a row, over so many days; until then it is unverified.',
    ),
});

export const options = z.strictObject({
  external: external.prefault({}).describe('Links to other sites.'),
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
  customAnchors: z
    .strictObject({
      remove: z
        .string()
        .default(String.raw`[^\p{L}\p{M}\p{N}\p{Pc}\- ]`)
        .refine(isRegularExpression, 'is no regular expression')
        .describe('What is taken out of the text of a heading: a regular expression of JavaScript, with the flag `u`.'),
      separator: z.string().default('-').describe('What stands for blanks.'),
      lowercase: z.boolean().default(true),
    })
    .prefault({})
    .describe('How ids are made of headings when `site.anchors` is `custom`.'),
});

function isRegularExpression(text: string): boolean {
  try {
    return new RegExp(text, 'u').source !== '';
  } catch {
    return false;
  }
}

export type LinksOptions = z.output<typeof options>;
export type LinksInput = z.input<typeof options>;
