import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findConfigured, findDrafts } from '../../pipeline/resources/find-drafts.ts';
import { temporaryRepository, type TemporaryRepository } from '../fixtures/repository.ts';

const nfc = '한글 문서.md'.normalize('NFC');
const nfd = '한글 문서.md'.normalize('NFD');
const names = [
  'drafts/a.md',
  'drafts/b.mdx',
  'drafts/UPPER.MD',
  'drafts/Mixed.Md',
  'drafts/not-a-draft.txt',
  'drafts/md',
  'drafts/deep/er/c.md',
  'drafts/with space.md',
  'drafts/[brackets].md',
  'drafts/(paren)/{brace}.md',
  'drafts/-dash.md',
  '-dash.md',
  '!bang.md',
  '..dots.md',
  'drafts/새 글.md',
  'drafts/.hidden.md',
  'drafts/.folder/x.md',
  'drafts/node_modules/pkg/readme.md',
  `nfd/${nfd}`,
  `nfc/${nfc}`,
  'empty/.keep',
  'a[b]/x.md',
  'a[b]/y.md',
];

let repository: TemporaryRepository;
beforeAll(() => {
  repository = temporaryRepository(Object.fromEntries(names.map((name) => [name, '# x\n'])));
  mkdirSync(repository.at('folders/x.md'), { recursive: true });
  writeFileSync(repository.at('folders/x.md/inner.md'), '# x\n');
  mkdirSync(repository.at('links'));
  symlinkSync('../drafts/a.md', repository.at('links/inside.md'));
  symlinkSync('/etc/hostname', repository.at('links/outside.md'));
  symlinkSync('nowhere.md', repository.at('links/dangling.md'));
  symlinkSync('loop.md', repository.at('links/loop.md'));
  symlinkSync('../drafts/deep', repository.at('links/folder'));
  symlinkSync('..', repository.at('links/cycle'));
  execFileSync('mkfifo', [repository.at('links/fifo.md')]);
});
afterAll(() => repository[Symbol.dispose]());

const find = (asked: readonly string[], cwd = '.') =>
  findDrafts(asked, { root: repository.root, cwd: repository.at(cwd) });
const drafts = [
  'drafts/(paren)/{brace}.md',
  'drafts/-dash.md',
  'drafts/Mixed.Md',
  'drafts/UPPER.MD',
  'drafts/[brackets].md',
  'drafts/a.md',
  'drafts/b.mdx',
  'drafts/deep/er/c.md',
  'drafts/with space.md',
  'drafts/새 글.md',
];

describe('findDrafts', () => {
  test.for([
    { name: 'a file', asked: ['drafts/a.md'], found: ['drafts/a.md'] },
    {
      name: 'the same file, asked for in five ways',
      asked: ['drafts/a.md', './drafts/a.md', 'drafts/deep/../a.md', 'drafts/?.md', 'drafts/a.m*'],
      found: ['drafts/a.md'],
    },
    { name: 'a folder', asked: ['drafts'], found: drafts },
    { name: 'a folder with a slash', asked: ['drafts/'], found: drafts },
    {
      name: 'a glob',
      asked: ['drafts/*.md'],
      found: ['drafts/-dash.md', 'drafts/[brackets].md', 'drafts/a.md', 'drafts/with space.md', 'drafts/새 글.md'],
    },
    { name: 'a glob through folders', asked: ['drafts/**/c.md'], found: ['drafts/deep/er/c.md'] },
    { name: 'a glob that also matches what is no draft', asked: ['drafts/{a,not}*'], found: ['drafts/a.md'] },
    { name: 'brackets in a name are no glob', asked: ['drafts/[brackets].md'], found: ['drafts/[brackets].md'] },
    { name: 'a folder with brackets', asked: ['a[b]'], found: ['a[b]/x.md', 'a[b]/y.md'] },
    { name: 'a folder with parentheses', asked: ['drafts/(paren)'], found: ['drafts/(paren)/{brace}.md'] },
    { name: 'blanks', asked: ['drafts/with space.md'], found: ['drafts/with space.md'] },
    { name: 'a leading dash', asked: ['-dash.md'], found: ['-dash.md'] },
    { name: 'a leading exclamation mark', asked: ['!bang.md'], found: ['!bang.md'] },
    { name: 'an exclamation mark in a glob excludes nothing', asked: ['!ban?.md'], found: ['!bang.md'] },
    { name: 'two leading dots are no way out', asked: ['..dots.md'], found: ['..dots.md'] },
    { name: 'capitals', asked: ['drafts/UPPER.MD', 'drafts/Mixed.Md'], found: ['drafts/Mixed.Md', 'drafts/UPPER.MD'] },
    { name: 'NFC asked, NFD on disk', asked: [`nfd/${nfc}`], found: [`nfd/${nfd}`] },
    { name: 'NFD asked, NFC on disk', asked: [`nfc/${nfd}`], found: [`nfc/${nfc}`] },
    { name: 'NFC in a glob, NFD on disk', asked: [`nfd/${nfc.slice(0, 2)}*`], found: [`nfd/${nfd}`] },
    { name: 'a hidden folder, asked for', asked: ['drafts/.folder'], found: ['drafts/.folder/x.md'] },
    { name: 'a link to a draft', asked: ['links/inside.md'], found: ['links/inside.md'] },
    {
      name: 'a link that leads out is refused when it is read',
      asked: ['links/outside.md'],
      found: ['links/outside.md'],
    },
    { name: 'a pipe is refused when it is read', asked: ['links/fifo.md'], found: ['links/fifo.md'] },
    { name: 'a linked folder', asked: ['links/folder'], found: ['links/folder/er/c.md'] },
    {
      name: 'a folder of links does not run in circles',
      asked: ['links'],
      found: ['links/dangling.md', 'links/fifo.md', 'links/inside.md', 'links/loop.md', 'links/outside.md'],
    },
    {
      name: 'a folder named as a draft is refused when it is read',
      asked: ['folders'],
      found: ['folders/x.md', 'folders/x.md/inner.md'],
    },
    { name: 'an absolute path', asked: ['/drafts/a.md'], absolute: true, found: ['drafts/a.md'] },
    { name: 'an absolute glob', asked: ['/drafts/?.md'], absolute: true, found: ['drafts/a.md'] },
  ])('$name', ({ asked, absolute, found }) => {
    expect(find(absolute === true ? asked.map((one) => repository.root + one) : asked)).toEqual(found);
  });

  test.for([
    { name: 'a file from a subfolder', cwd: 'drafts', asked: ['a.md'], found: ['drafts/a.md'] },
    { name: 'a file above', cwd: 'drafts/deep', asked: ['../a.md'], found: ['drafts/a.md'] },
    { name: 'a glob from a subfolder', cwd: 'drafts', asked: ['?.md'], found: ['drafts/a.md'] },
    { name: 'a glob above', cwd: 'drafts/deep', asked: ['../?.md'], found: ['drafts/a.md'] },
    { name: 'a glob from a folder with brackets', cwd: 'a[b]', asked: ['*.md'], found: ['a[b]/x.md', 'a[b]/y.md'] },
    { name: 'this folder', cwd: 'drafts/deep', asked: ['.'], found: ['drafts/deep/er/c.md'] },
  ])('$name', ({ cwd, asked, found }) => expect(find(asked, cwd)).toEqual(found));

  test.for([
    { name: 'no such file', asked: 'nope.md', code: 'no-such-draft' },
    { name: 'no such folder', asked: 'nope/', code: 'no-such-draft' },
    { name: 'nothing asked', asked: '', code: 'no-such-draft' },
    { name: 'a file taken for a folder', asked: 'drafts/a.md/b.md', code: 'no-such-draft' },
    { name: 'a glob without a match', asked: 'drafts/*.rst', code: 'no-such-draft' },
    { name: 'a name that no file system takes', asked: `${'가'.repeat(200)}.md`, code: 'no-such-draft' },
    { name: 'a path that no system takes', asked: 'a/'.repeat(5000), code: 'no-such-draft' },
    { name: 'a loop on the way', asked: 'links/loop.md/x.md', code: 'no-such-draft' },
    { name: 'a zero byte', asked: 'a\0.md', code: 'no-such-draft' },
    { name: 'a folder without drafts', asked: 'empty', code: 'no-such-draft' },
    { name: 'no Markdown', asked: 'drafts/not-a-draft.txt', code: 'not-markdown' },
    { name: 'a folder named as a draft', asked: 'folders/x.md', code: 'is-folder' },
    { name: 'a dangling link', asked: 'links/dangling.md', code: 'dangling-link' },
    { name: 'a link to itself', asked: 'links/loop.md', code: 'dangling-link' },
    { name: 'a file outside', asked: '/etc/hostname', code: 'outside-repository' },
    { name: 'the folder above', asked: '..', code: 'outside-repository' },
    { name: 'a folder outside', asked: '/etc', code: 'outside-repository' },
    { name: 'a glob outside', asked: '../*.md', code: 'outside-repository' },
  ])('$name: $code', ({ asked, code }) => {
    expect(() => find([asked])).toThrow(expect.objectContaining({ name: 'PublishError', code, exit: 2 }));
  });
});

describe('findConfigured', () => {
  test.for([
    { name: 'nothing matches', patterns: ['content/**'], found: [] },
    { name: 'no pattern', patterns: [], found: [] },
    {
      name: 'the default',
      patterns: ['drafts/**/*.{md,mdx}'],
      found: [
        'drafts/(paren)/{brace}.md',
        'drafts/-dash.md',
        'drafts/[brackets].md',
        'drafts/a.md',
        'drafts/b.mdx',
        'drafts/deep/er/c.md',
        'drafts/with space.md',
        'drafts/새 글.md',
      ],
    },
    {
      name: 'an exception',
      patterns: ['drafts/*.md', '!drafts/-*', '!drafts/[[]*', '!drafts/* *'],
      found: ['drafts/a.md'],
    },
    { name: 'a folder', patterns: ['drafts/deep'], found: ['drafts/deep/er/c.md'] },
    { name: 'a file', patterns: ['drafts/a.md'], found: ['drafts/a.md'] },
    { name: 'a file that is not there', patterns: ['drafts/nope.md'], found: [] },
    { name: 'a name in NFC, NFD on disk', patterns: [`nfd/${nfc}`], found: [`nfd/${nfd}`] },
  ])('$name', ({ patterns, found }) => expect(findConfigured(patterns, repository.root)).toEqual(found));

  test.for(['../**/*.md', '/etc/**/*.md', '../x.md'])('%s leads out of the repository', (pattern) => {
    expect(() => findConfigured([pattern], repository.root)).toThrow(
      expect.objectContaining({ code: 'outside-repository' }),
    );
  });
});
