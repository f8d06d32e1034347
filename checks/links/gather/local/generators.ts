import type { DialectName } from '../anchors/dialects.ts';

/** What builds the site, told from the files that configure it. */
export interface Generator {
  readonly name: string;
  /** Files or folders, any of which gives it away. */
  readonly marks: RegExp;
  /** Where root-relative links start, relative to the folder of the mark. `*`: each folder that is named like a language. */
  readonly roots: readonly string[];
  readonly anchors: DialectName | undefined;
  /** Relative links are resolved by the browser against the address of the page, not by the generator against its file. */
  readonly byAddress: boolean;
  /** Pages may set their own address in their front matter. */
  readonly ownAddresses?: true;
  /** Addresses are in lower case, with hyphens for blanks. */
  readonly lowerCase?: true;
}

const ext = String.raw`\.(?:[cm]?[jt]s|json|ya?ml|toml)`;
const mark = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`);

/** The more telling ones first. */
export const generators: readonly Generator[] = [
  {
    name: 'Docusaurus',
    marks: mark(`docusaurus\\.config${ext}`),
    roots: ['', 'src/pages', 'static', 'docs', 'blog', 'i18n/*'],
    anchors: 'docusaurus',
    byAddress: true,
    ownAddresses: true,
  },
  {
    name: 'VitePress',
    marks: mark(String.raw`\.vitepress`),
    roots: ['', 'public', 'src', 'src/public', '*'],
    anchors: 'vitepress',
    byAddress: false,
  },
  {
    name: 'VuePress',
    marks: mark(String.raw`\.vuepress`),
    roots: ['', '.vuepress/public', '*'],
    anchors: 'vitepress',
    byAddress: false,
  },
  {
    name: 'Astro',
    marks: mark(`astro\\.config${ext}`),
    roots: ['src/pages', 'src/content/docs', 'src/content', 'public', 'src/content/docs/*'],
    anchors: 'astro',
    byAddress: true,
    ownAddresses: true,
  },
  {
    name: 'Hugo',
    marks: mark(String.raw`hugo\.(?:toml|ya?ml|json)|archetypes`),
    roots: ['content', 'content/*', 'static', 'assets'],
    anchors: 'hugo',
    byAddress: true,
    ownAddresses: true,
    lowerCase: true,
  },
  {
    name: 'MkDocs',
    marks: mark(String.raw`(?:mkdocs|zensical)(?:\.[\w-]+)*\.(?:ya?ml|toml)`),
    roots: ['docs', 'docs/*', 'content'],
    anchors: 'mkdocs',
    byAddress: false,
  },
  { name: 'mdBook', marks: mark(String.raw`book\.toml`), roots: ['src'], anchors: 'mdbook', byAddress: false },
  {
    name: 'GitBook',
    marks: mark(String.raw`\.gitbook(?:\.ya?ml)?`),
    roots: ['', 'docs'],
    anchors: 'gitbook',
    byAddress: false,
  },
  {
    name: 'Gatsby',
    marks: mark(`gatsby-config${ext}`),
    roots: ['src/pages', 'content', 'static', 'docs', ''],
    anchors: 'github',
    byAddress: true,
    ownAddresses: true,
  },
  {
    name: 'Next.js',
    marks: mark(`next\\.config${ext}`),
    roots: [
      'pages',
      'src/pages',
      'app',
      'src/app',
      'content',
      'src/content',
      'public',
      'content/*',
      'pages/*',
      'src/content/*',
    ],
    anchors: 'github',
    byAddress: true,
  },
  {
    name: 'Nuxt',
    marks: mark(`nuxt\\.config${ext}`),
    roots: ['content', 'content/*', 'pages', 'app/pages', 'public', 'docs/content'],
    anchors: 'github',
    byAddress: true,
  },
  {
    name: 'Eleventy',
    marks: mark(String.raw`\.?eleventy(?:\.config)?\.[cm]?[jt]s`),
    roots: ['src', '', 'content', 'public', 'src/assets'],
    anchors: 'eleventy',
    byAddress: true,
    ownAddresses: true,
  },
  {
    name: 'Lume',
    marks: mark(String.raw`_config\.ts`),
    roots: ['', 'src', 'static', 'src/static'],
    anchors: undefined,
    byAddress: true,
    ownAddresses: true,
  },
  {
    name: 'Zola',
    marks: mark(String.raw`config\.toml`),
    roots: ['content', 'static', 'content/*'],
    anchors: 'zola',
    byAddress: true,
    ownAddresses: true,
  },
  {
    name: 'Jekyll',
    marks: mark(String.raw`_config\.ya?ml|_posts`),
    roots: ['', 'docs', 'assets'],
    anchors: 'jekyll',
    byAddress: true,
    ownAddresses: true,
  },
  { name: 'Sphinx', marks: mark(String.raw`conf\.py`), roots: ['', '_static'], anchors: undefined, byAddress: false },
  { name: 'Mintlify', marks: mark(String.raw`mint\.json`), roots: ['', 'public'], anchors: undefined, byAddress: true },
];

/** A repository that nothing is built from: its pages are read where they lie. */
export const plain: Generator = {
  name: 'none',
  marks: /^\b$/,
  roots: ['', 'docs'],
  anchors: undefined,
  byAddress: true,
  ownAddresses: true,
};
