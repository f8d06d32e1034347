import { symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Given, judgeRepository, told } from './judge-repository.ts';

interface Row extends Partial<Given> {
  readonly name: string;
  /** The text of the draft. */
  readonly text: string;
  readonly beside?: Given['files'];
  readonly found?: readonly string[];
}

async function row({ text, beside = {}, draft = 'docs/draft.md', ...rest }: Row): Promise<string[]> {
  return told({ ...rest, files: { ...beside, [draft]: text }, draft });
}

describe('leads somewhere', () => {
  test.for<Row>([
    { name: 'a file beside', text: '[a](b.md)', beside: { 'docs/b.md': 'x' } },
    { name: 'a file above', text: '[a](../b.md)', beside: { 'b.md': 'x' } },
    { name: 'a name with blanks, escaped', text: '[a](b%20c.md) [d](<b c.md>)', beside: { 'docs/b c.md': 'x' } },
    { name: 'a name with a hash, escaped', text: '[a](b%23c.md)', beside: { 'docs/b#c.md': 'x' } },
    { name: 'a name that looks escaped', text: '[a](100%25.md)', beside: { 'docs/100%.md': 'x' } },
    { name: 'a query', text: '[a](b.md?plain=1)', beside: { 'docs/b.md': 'x' } },
    {
      name: 'Hangul in the other normal form',
      text: '[a](문서.md)',
      beside: { ['docs/문서.md'.normalize('NFD')]: 'x' },
    },
    {
      name: 'decomposed Hangul for a composed name',
      text: '[a](문서.md)'.normalize('NFD'),
      beside: { 'docs/문서.md': 'x' },
    },
    { name: 'backslashes', text: String.raw`<a href="..\b.md">x</a>`, beside: { 'b.md': 'x' } },
    { name: 'a folder, with and without a slash', text: '[a](b) [c](b/)', beside: { 'docs/b/x.txt': 'x' } },
    { name: 'a page without its ending', text: '[a](b)', beside: { 'docs/b.mdx': 'x' } },
    { name: 'a page under its published name', text: '[a](b.html)', beside: { 'docs/b.md': 'x' } },
    { name: 'an index under its published name', text: '[a](b/index.html)', beside: { 'docs/b/README.md': 'x' } },
    { name: 'a page whose number only sorts', text: '[a](intro)', beside: { 'docs/01-intro.md': 'x' } },
    { name: 'the page itself, by its address', text: '[a](../setup/)', beside: { 'docs/setup.md': 'x' } },
    { name: 'pages of the forge', text: '[a](../../issues) [b](../../../releases/latest)' },
    {
      name: 'what no network is needed for',
      text: '[a](mailto:a@b.cd) [b](tel:112) ![c](data:image/png;base64,iVBORw0KGgo=)',
    },
    { name: 'a template', text: '<a href="{{ site.url }}/b">x</a>' },
    { name: 'a root that is said', text: '[a](/b/c)', beside: { 'site/b/c.md': 'x' }, site: { roots: ['site'] } },
    {
      name: 'one of two roots',
      text: '![a](/b.svg)',
      beside: { 'static/b.svg': '<svg/>' },
      site: { roots: ['docs', 'static'] },
    },
    {
      name: 'the site by its address',
      text: '[a](https://x.example/m/b)',
      beside: { 'site/b.md': 'x' },
      site: { roots: ['site'], baseUrl: 'https://x.example/m/' },
    },
    {
      name: 'the path of the site',
      text: '[a](/m/b)',
      beside: { 'site/b.md': 'x' },
      site: { roots: ['site'], baseUrl: 'https://x.example/m/' },
    },
    {
      name: 'a draft that is published elsewhere',
      text: '![a](img/b.svg)',
      draft: 'drafts/a.md',
      beside: { 'site/img/b.svg': '<svg/>' },
      site: { roots: ['site'] },
    },
  ])('$name', async (given) => expect(await row(given)).toEqual([]));

  test.for<Row>([
    {
      name: 'VitePress',
      text: '[a](/guide/b) ![c](/c.svg)',
      beside: { 'docs/.vitepress/config.ts': '', 'docs/guide/b.md': 'x', 'docs/public/c.svg': '<svg/>' },
    },
    {
      name: 'Docusaurus',
      text: '[a](/docs/b) ![c](/img/c.svg)',
      beside: { 'docusaurus.config.js': '', 'docs/b.md': 'x', 'static/img/c.svg': '<svg/>' },
    },
    {
      name: 'Docusaurus, by slug and id',
      text: '[a](/docs/first) [b](/docs/named)',
      beside: {
        'docusaurus.config.ts': '',
        'docs/b.md': '---\nslug: first\n---\n',
        'docs/c.md': '---\nid: named\n---\n',
      },
    },
    {
      name: 'Astro',
      text: '[a](/b/c/)',
      draft: 'src/content/docs/a.md',
      beside: { 'astro.config.mjs': '', 'src/content/docs/b/c.mdx': 'x' },
    },
    {
      name: 'a page that is not translated',
      text: '[a](/ko/b/c/)',
      draft: 'src/content/docs/ko/a.md',
      beside: { 'astro.config.mjs': '', 'src/content/docs/en/b/c.mdx': 'x', 'src/content/docs/ko/b/x.md': 'x' },
    },
    {
      name: 'Hugo, in lower case',
      text: '[a](/posts/my-post/)',
      draft: 'content/a.md',
      beside: { 'hugo.toml': '', 'content/posts/My Post.md': 'x' },
    },
    {
      name: 'Hugo, by alias',
      text: '[a](/old/)',
      draft: 'content/a.md',
      beside: { 'hugo.toml': '', 'content/b.md': '---\naliases:\n  - /old/\n---\n' },
    },
    {
      name: 'Jekyll, a dated post',
      text: '[a](/2026/01/31/title.html)',
      draft: 'index.md',
      beside: { '_config.yml': '', '_posts/2026-01-31-title.md': 'x' },
    },
    {
      name: 'Jekyll, by permalink',
      text: '[a](/b/c/)',
      draft: 'index.md',
      beside: { '_config.yml': '', 'x.md': '---\npermalink: /b/c/\n---\n' },
    },
    { name: 'mdBook', text: '[a](ch01.html)', draft: 'src/a.md', beside: { 'book.toml': '', 'src/ch01.md': 'x' } },
    { name: 'MkDocs', text: '[a](/b/)', beside: { 'mkdocs.yml': '', 'docs/b.md': 'x' } },
    { name: 'Next.js', text: '[a](/b)', draft: 'pages/a.mdx', beside: { 'next.config.js': '', 'pages/b.tsx': 'x' } },
    {
      name: 'a redirect',
      text: '[a](/old/x) [b](/gone/any/thing)',
      draft: 'content/a.md',
      beside: { 'hugo.toml': '', 'static/_redirects': '/old/x /new 301\n/gone/* /new\n' },
    },
  ])('in a site of $name', async (given) => expect(await row(given)).toEqual([]));
});

describe('leads nowhere', () => {
  test.for<Row>([
    { name: 'a file that is not there', text: 'x\n\n- [a](b.md)', found: ['broken-link b.md'] },
    { name: 'a definition', text: '[a]\n\n[a]: b.md', found: ['broken-link b.md'] },
    { name: 'an image', text: '![a](b.png)', found: ['broken-image b.png'] },
    {
      name: 'an image of srcset',
      text: '<img src="a.svg" srcset="a.svg 1x, b.svg 2x">',
      beside: { 'docs/a.svg': '<svg/>' },
      found: ['broken-image b.svg'],
    },
    {
      name: 'front matter',
      text: '---\ncover: /img/b.png\nurl: /no/such\n---\n',
      beside: { 'img/x.png': 'x' },
      site: { roots: [''] },
      found: ['broken-image /img/b.png'],
    },
    {
      name: 'a page behind an ending that is not its own',
      text: '[a](b.md)',
      beside: { 'docs/b.mdx': 'x' },
      found: ['broken-link b.md'],
    },
    {
      name: 'a root that is said',
      text: '[a](/b/c)',
      beside: { 'site/b/d.md': 'x' },
      site: { roots: ['site'] },
      found: ['broken-link /b/c'],
    },
    {
      name: 'the site by its address',
      text: '[a](https://x.example/b/c)',
      beside: { 'site/b/d.md': 'x' },
      site: { roots: ['site'], baseUrl: 'https://x.example' },
      found: ['broken-link https://x.example/b/c'],
    },
    {
      name: 'another case',
      text: '[a](B.md) [b](Sub/c.md)',
      beside: { 'docs/b.md': 'x', 'docs/sub/c.md': 'x' },
      found: ['wrong-case B.md', 'wrong-case Sub/c.md'],
    },
    { name: 'out of the repository', text: '[a](../../b.md)', found: ['leaves-repository ../../b.md'] },
    { name: 'out of it and back', text: '[a](../../docs/draft.md)', found: ['leaves-repository ../../docs/draft.md'] },
    {
      name: 'a file taken for a folder',
      text: '[a](b.md/c.md)',
      beside: { 'docs/b.md': 'x' },
      found: ['broken-link b.md/c.md'],
    },
    {
      name: 'an image that holds HTML',
      text: '![a](b.png)',
      beside: { 'docs/b.png': '<!DOCTYPE html><p>404' },
      found: ['image-undecodable b.png'],
    },
    {
      name: 'an image that holds words',
      text: '![a](b.png)',
      beside: { 'docs/b.png': 'not found' },
      found: ['image-undecodable b.png'],
    },
    {
      name: 'an image that is cut off',
      text: '![a](b.png)',
      beside: { 'docs/b.png': Buffer.from('89504e470d0a1a0a', 'hex') },
      found: ['image-undecodable b.png'],
    },
    {
      name: 'an image that is a folder',
      text: '![a](b.png)',
      beside: { 'docs/b.png/x': '' },
      found: ['image-undecodable b.png'],
    },
    {
      name: 'an image without a byte',
      text: '![a](b.png)',
      beside: { 'docs/b.png': '' },
      found: ['image-empty b.png'],
    },
    { name: 'data without data', text: '![a](data:image/png;base64,)', found: ['data-empty data:image/png;base64,'] },
    { name: 'a script', text: '[a](javascript:alert%281%29)', found: ['dangerous-address javascript:alert%281%29'] },
    { name: 'no host', text: '<a href="https://">x</a>', found: ['address-malformed https://'] },
    { name: 'CRLF and a table', text: 'x\r\n\r\n| a |\r\n| - |\r\n| [가나](b.md) |\r\n', found: ['broken-link b.md'] },
  ])('$name', async (given) => expect(await row(given)).toEqual(given.found));

  test.for<Row>([
    { name: 'a root that nobody knows', text: '[a](/b/c)', found: ['link-unverified /b/c'] },
    {
      name: 'a part of the site without pages',
      text: '[a](/b/c)',
      beside: { 'site/x.md': 'x' },
      site: { roots: ['site'] },
      found: ['link-unverified /b/c'],
    },
    {
      name: 'what git leaves out',
      text: '[a](gen/b.md)',
      beside: { '.gitignore': 'gen/\n' },
      found: ['link-unverified gen/b.md'],
    },
    {
      name: 'a reference made of source code',
      text: '[a](reference/cli.md)',
      beside: { 'docs/reference/x.md': 'x' },
      found: ['link-unverified reference/cli.md'],
    },
  ])('may lead somewhere: $name', async (given) => expect(await row(given)).toEqual(given.found));

  test.for<Row & { readonly next: string }>([
    {
      name: 'moved',
      text: '[a](setup.md)',
      beside: { 'docs/guide/setup.md': 'x' },
      next: 'The nearest is `guide/setup.md`.',
    },
    {
      name: 'mistyped',
      text: '[a](./stup.md)',
      beside: { 'docs/setup.md': 'x' },
      next: 'The nearest is `./setup.md`.',
    },
    {
      name: 'moved below a root',
      text: '[a](/a/setup)',
      beside: { 'site/a/x.md': 'x', 'site/b/setup.md': 'x' },
      site: { roots: ['site'] },
      next: 'The nearest is `/b/setup`.',
    },
    {
      name: 'nothing like it',
      text: '[a](quite-another-thing.md)',
      beside: { 'docs/x.md': 'x' },
      next: 'Correct the address, or add the page.',
    },
  ])('names what is nearest: $name', async ({ text, beside = {}, site = {}, next }) => {
    const { findings } = await judgeRepository({
      files: { ...beside, 'docs/draft.md': text },
      draft: 'docs/draft.md',
      site,
    });
    expect(findings.map((finding) => finding.next)).toEqual([next]);
  });
});

describe('symbolic links', () => {
  const files = { 'docs/draft.md': '[a](linked.md) [b](folder/b.md)', 'real/b.md': 'x' };

  test('inside of the repository are followed', async () => {
    const prepare = (root: string): void => {
      symlinkSync('../real/b.md', path.join(root, 'docs/linked.md'));
      symlinkSync('../real', path.join(root, 'docs/folder'));
      symlinkSync('..', path.join(root, 'real/loop'));
    };
    expect(await told({ files, draft: 'docs/draft.md', prepare })).toEqual([]);
  });

  test('that lead out of it are not', async () => {
    const outside = path.join(tmpdir(), `imprimatur-outside-${process.pid}.md`);
    writeFileSync(outside, '# x');
    const prepare = (root: string): void => {
      symlinkSync(outside, path.join(root, 'docs/linked.md'));
      symlinkSync(tmpdir(), path.join(root, 'docs/folder'));
    };
    expect(await told({ files, draft: 'docs/draft.md', prepare })).toEqual(['broken-link folder/b.md']);
  });
});

test('says what an answer rests on: files, and folders whether or not they hold what was looked for', async () => {
  const { paths } = await judgeRepository({
    files: { 'docs/draft.md': '[a](sub/b.md) [c](no/d.md)', 'docs/sub/b.md': 'x' },
    draft: 'docs/draft.md',
  });
  expect(paths).toEqual(expect.arrayContaining(['.', 'docs', 'docs/sub', 'docs/sub/b.md']));
  expect(paths.filter((one) => one.startsWith('..') || path.isAbsolute(one))).toEqual([]);
});
