/** A page's path as its site and its translations share it. */
export interface PageName {
  /** Without extension, date, language and the folder that all pages of a kind lie in. */
  readonly whole: string;
  /** Its last part. */
  readonly last: string;
  /** The language that the path names; '' where it names none. */
  readonly language: string;
}

/** Folders in which pages lie, whatever they are about. */
const shelves =
  /^(?:drafts?|content|contents|docs?|posts?|_posts|blog|pages|src|articles?|i18n|docusaurus-plugin-content-docs|current|published|site|website)$/;
const languages = /^(?:en|ko|kr|ja|zh|de|fr|es|pt|it|ru|tr|id|vi|pl|uk)(?:[-_][a-z]{2,4})?$/;

/** Understands `content/ko/guide/2024-01-02-intro.mdx`, `guide/intro.ko.md` and `guide/intro/index.md` as `guide/intro`. */
export function pageNameOf(path: string): PageName {
  const parts = path
    .toLowerCase()
    .replace(/\.mdx?$/, '')
    .split('/')
    .filter((part) => part !== '');
  let language = '';
  const file = parts.pop() ?? '';
  const [, stem = file, suffix = ''] = /^(.+)[._]([a-z]{2}(?:[-_][a-z]{2})?)$/.exec(file) ?? [];
  if (languages.test(suffix)) language = suffix;
  const folders = parts.filter((part) => {
    if (!languages.test(part)) return !shelves.test(part);
    language ||= part;
    return false;
  });
  const name = (language === suffix && suffix !== '' ? stem : file).replace(/^\d{4}-\d{2}-\d{2}-/, '');
  const named = /^(?:_?index|readme)$/.test(name) ? folders : [...folders, name];
  return { whole: named.join('/'), last: named.at(-1) ?? '', language: language.slice(0, 2).replace('kr', 'ko') };
}

/** Whether an address as people write it (a path, a URL, a slug) means a page. `from` is the page in which it stands. */
export function meansPage(address: string, { from, path }: { readonly from: string; readonly path: string }): boolean {
  const bare = address
    .trim()
    .replace(/^[a-z]+:\/\/[^/]+/i, '')
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '');
  if (bare === '') return false;
  if (bare === path || bare === `/${path}`) return true;
  const folder = from.split('/').slice(0, -1);
  for (const part of bare.split('/')) {
    if (part === '..') folder.pop();
    else if (part !== '.' && part !== '') folder.push(part);
  }
  if (folder.join('/') === path) return true;
  const [wanted, there] = [pageNameOf(bare), pageNameOf(path)];
  return wanted.whole !== '' && (wanted.whole === there.whole || (!bare.includes('/') && wanted.last === there.last));
}
