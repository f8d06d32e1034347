import { slug as githubSlug } from 'github-slugger';

/** Makes the id of a heading from its text. */
export type Slug = (text: string) => string;

/** GitHub, Docusaurus, Astro, Next's and Nuxt's plugins, Gatsby: all of them use this library or its rule. */
export const github: Slug = (text) => githubSlug(text.trim());

/** GitLab's documentation, “Heading IDs and links”: words and hyphens stay, hyphens in a row become one. */
export const gitlab: Slug = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .trim()
    .replace(/ /g, '-')
    .replace(/-{2,}/g, '-');

/** Seen on published pages, not documented: whatever is no letter, digit or `_` becomes one hyphen. */
export const gitbook: Slug = (text) => hyphenated(text.toLowerCase().replace(/['’]/g, ''), /[^\p{L}\p{M}\p{N}_]+/gu);

/** The same, with the dots that other pages keep (`release-11.8`). */
export const gitbookWithDots: Slug = (text) =>
  hyphenated(text.toLowerCase().replace(/['’]/g, ''), /[^\p{L}\p{M}\p{N}_.]+/gu);

/** Python-Markdown, extension `toc`, `slugify`: ASCII alone is left, so that Hangul leaves nothing. */
export const pythonMarkdown: Slug = (text) => pythonSlug(text.normalize('NFKD').replace(/[^\0-\u007F]/g, ''));

/** Python-Markdown, extension `toc`, `slugify_unicode`. */
export const pythonMarkdownUnicode: Slug = (text) => pythonSlug(text.normalize('NFKC'));

function pythonSlug(text: string): string {
  return text
    .replace(/[^\p{L}\p{M}\p{N}_\s-]/gu, '')
    .trim()
    .toLowerCase()
    .replace(/[-\s]+/g, '-');
}

/** PyMdown Extensions, `slugs.slugify(case='lower')`: each blank becomes a hyphen. */
export const pymdown: Slug = (text) =>
  text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}_\- ]/gu, '')
    .trim()
    .toLowerCase()
    .replace(/ /g, '-');

/** VitePress and VuePress: `slugify` of mdit-vue. */
export const vitepress: Slug = (text) => {
  const words = text.normalize('NFKD').replace(/[\u0300-\u036F]/g, '');
  const id = hyphenated(words.replace(controls, ''), /[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g);
  return id.replace(/^(?=\d)/, '_').toLowerCase();
};

const controls = new RegExp(String.raw`[\u0000-\u001F]`, 'g');

/** Hugo, `autoHeadingIDType: github`: letters and digits of any script, `_` and `-`; marks go. */
export const hugo: Slug = (text) =>
  text
    .trim()
    .replace(/[^\p{L}\p{N}_\-\s]/gu, '')
    .replace(/\s/g, '-')
    .toLowerCase() || 'heading';

/** Hugo, `autoHeadingIDType: github-ascii`. */
export const hugoAscii: Slug = (text) => hugo(withoutAccents(text));

/** Hugo, `autoHeadingIDType: blackfriday`. */
export const blackfriday: Slug = (text) => hyphenated(text.toLowerCase(), /[^\p{L}\p{N}]+/gu);

/** kramdown, `basic_generate_id`: ASCII from the first letter on. */
export const kramdown: Slug = (text) =>
  text
    .replace(/^[^a-zA-Z]+/, '')
    .replace(/[^a-zA-Z0-9 -]/g, '')
    .replace(/ /g, '-')
    .toLowerCase() || 'section';

/** kramdown with GFM input, which is what Jekyll sets: each blank becomes a hyphen. */
export const kramdownGfm: Slug = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- \t]/gu, '')
    .replace(/[ \t]/g, '-');

/** mdBook, `normalize_id`: letters, digits, `_` and `-`; only ASCII becomes lower case. */
export const mdbook: Slug = (text) =>
  text
    .trim()
    .replace(/[^\p{L}\p{N}_\-\s]/gu, '')
    .replace(/\s/g, '-')
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** Zola, and Eleventy's `slugify`: ASCII words with single hyphens. */
export const asciiWords: Slug = (text) => hyphenated(withoutAccents(text).toLowerCase(), /[^a-z0-9]+/g);

function withoutAccents(text: string): string {
  return text.normalize('NFKD').replace(/[\u0300-\u036F]/g, '');
}

/** What matches becomes one hyphen; none are left at the ends. */
function hyphenated(text: string, gap: RegExp): string {
  return text
    .replace(gap, '-')
    .replace(/^-+/, '')
    .replace(/(?<!-)-+$/, '');
}
