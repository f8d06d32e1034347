import * as slugs from './slugs.ts';
import type { PageFacts } from './page-facts.ts';

export const dialectNames = [
  'github',
  'gitlab',
  'gitbook',
  'mkdocs',
  'docusaurus',
  'vitepress',
  'hugo',
  'jekyll',
  'kramdown',
  'astro',
  'mdbook',
  'zola',
  'eleventy',
  'custom',
] as const;
export type DialectName = (typeof dialectNames)[number];

/** How a site makes the ids of headings. Several slugs where its settings choose among them. */
export interface Dialect {
  readonly slugs: readonly slugs.Slug[];
  /** Between an id that is taken and the number that tells the next one apart. */
  readonly separator: '-' | '_';
  /** GitHub's own script finds `#Setup` for `setup`; browsers alone do not. */
  readonly ignoresCase: boolean;
  /** Terms of definition lists may have ids (`autoDefinitionTermID`). */
  readonly namesTerms?: true;
}

/** The site's own rule, from the check's options. */
export interface CustomSlug {
  readonly remove: string;
  readonly separator: string;
  readonly lowercase: boolean;
}

const like = (...list: readonly slugs.Slug[]): Dialect => ({ slugs: list, separator: '-', ignoresCase: false });

export const dialects: Readonly<Record<Exclude<DialectName, 'custom'>, Dialect>> = {
  github: { ...like(slugs.github), ignoresCase: true },
  gitlab: like(slugs.gitlab),
  gitbook: like(slugs.gitbook, slugs.gitbookWithDots),
  mkdocs: { ...like(slugs.pythonMarkdown, slugs.pythonMarkdownUnicode, slugs.pymdown), separator: '_' },
  docusaurus: like(slugs.github),
  vitepress: like(slugs.vitepress),
  hugo: { ...like(slugs.hugo, slugs.hugoAscii, slugs.blackfriday), namesTerms: true },
  jekyll: like(slugs.kramdownGfm, slugs.kramdown),
  kramdown: like(slugs.kramdown, slugs.kramdownGfm),
  astro: like(slugs.github),
  mdbook: like(slugs.mdbook),
  zola: like(slugs.asciiWords, slugs.github),
  eleventy: like(slugs.github, slugs.asciiWords),
};

export function customDialect(custom: CustomSlug): Dialect {
  return like(customSlug(custom));
}

function customSlug({ remove, separator, lowercase }: CustomSlug): slugs.Slug {
  const unwanted = new RegExp(remove, 'gu');
  return (text) => {
    const id = text.trim().replace(unwanted, '').replace(/\s+/g, separator);
    return lowercase ? id.toLowerCase() : id;
  };
}

/** Every id of the page's headings in this dialect, in the form in which fragments are compared. */
export function headingIds({ headings, terms }: Pick<PageFacts, 'headings' | 'terms'>, dialect: Dialect): Set<string> {
  const all = new Set<string>();
  for (const slug of dialect.slugs) {
    const taken = new Map<string, number>();
    for (const { text, id } of headings) all.add(comparable(id ?? distinct(slug(text), dialect.separator, taken)));
    if (dialect.namesTerms === true) for (const term of terms) all.add(comparable(slug(term)));
  }
  return all;
}

/** `setup`, `setup-1`, `setup-2`. Python-Markdown gives a heading without a slug `_1`. */
function distinct(id: string, separator: string, taken: Map<string, number>): string {
  let count = taken.get(id) ?? (id === '' && separator === '_' ? 1 : 0);
  let own = count === 0 ? id : `${id}${separator}${count}`;
  while (count > 0 && taken.has(own)) own = `${id}${separator}${(count += 1)}`;
  taken.set(id, count + 1);
  if (own !== id) taken.set(own, 1);
  return own;
}

/** Of the same anchor, whatever normal form, emoji style or joiner the two texts were typed with. */
export function comparable(id: string): string {
  return id.normalize('NFC').replace(/[\uFE0E\uFE0F\u200D]/gu, '');
}
