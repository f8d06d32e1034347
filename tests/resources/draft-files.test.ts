import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { digestOf } from '../../pipeline/core/digest.ts';
import { readDraft, slugOf } from '../../pipeline/resources/draft-files.ts';
import { temporaryRepository, type TemporaryRepository } from '../fixtures/repository.ts';

const maxBytes = 1000;
const bytes = (...parts: readonly (string | number)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.of(part))));

let repository: TemporaryRepository;
beforeAll(() => {
  repository = temporaryRepository({ 'drafts/a.md': '# a\n' });
  mkdirSync(repository.at('drafts/folder.md'));
  symlinkSync('a.md', repository.at('drafts/inside.md'));
  symlinkSync('/etc/hostname', repository.at('drafts/outside.md'));
  symlinkSync('/etc', repository.at('drafts/etc'));
  symlinkSync('/dev/zero', repository.at('drafts/endless.md'));
  symlinkSync(`${repository.root}-sibling/x.md`, repository.at('drafts/sibling.md'));
  mkdirSync(`${repository.root}-sibling`);
  writeFileSync(`${repository.root}-sibling/x.md`, '# x\n');
  symlinkSync('nowhere', repository.at('drafts/dangling.md'));
  symlinkSync('loop.md', repository.at('drafts/loop.md'));
  execFileSync('mkfifo', [repository.at('drafts/pipe.md')]);
});
afterAll(() => {
  execFileSync('rm', ['-rf', `${repository.root}-sibling`]);
  repository[Symbol.dispose]();
});

const read = (name: string) => readDraft(name, { root: repository.root, maxBytes });

describe('readDraft', () => {
  test.for([
    { name: 'nothing', content: bytes(), text: '' },
    { name: 'a byte order mark is no text', content: bytes(0xef, 0xbb, 0xbf, 'x'), text: 'x' },
    { name: 'only the first mark is one', content: bytes(0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf, 'x'), text: '\ufeffx' },
    { name: 'line ends stay', content: bytes('a\r\nb\rc\n'), text: 'a\r\nb\rc\n' },
    { name: 'normal forms stay', content: bytes('각'.normalize('NFD')), text: '각'.normalize('NFD') },
    { name: 'as large as the limit', content: Buffer.alloc(maxBytes, 'x'), text: 'x'.repeat(maxBytes) },
    { name: 'zero bytes are characters', content: bytes('a', 0, 'b'), text: 'a\0b' },
  ])('$name', ({ content, text }) => {
    repository.write({ 'drafts/case.md': content });
    expect(read('drafts/case.md')).toEqual({
      path: 'drafts/case.md',
      slug: 'case',
      format: 'md',
      digest: digestOf(content),
      text,
    });
  });

  test.for([
    {
      name: 'a lone continuation',
      content: bytes('ab\nc', 0x80, 'd'),
      message: 'drafts/bad.md:2:2: byte 4 is not UTF-8.',
    },
    {
      name: 'a sequence that another character breaks off',
      content: bytes('a\n가', 0xea, 0xb0, 'x'),
      message: 'drafts/bad.md:2:2: byte 5 is not UTF-8.',
    },
    {
      name: 'a sequence that the end breaks off',
      content: bytes('a\r\nbc', 0xea, 0xb0),
      message: 'drafts/bad.md:2:3: byte 5 is not UTF-8.',
    },
    {
      name: 'the mark is no column',
      content: bytes(0xef, 0xbb, 0xbf, 'ab', 0xff),
      message: 'drafts/bad.md:1:3: byte 5 is not UTF-8.',
    },
    {
      name: 'a surrogate',
      content: bytes('\u{1f600}', 0xed, 0xa0, 0x80),
      message: 'drafts/bad.md:1:3: byte 4 is not UTF-8.',
    },
    { name: 'an overlong form', content: bytes(0xc0, 0xaf), message: 'drafts/bad.md:1:1: byte 0 is not UTF-8.' },
    {
      name: 'EUC-KR',
      content: bytes('# ', 0xc7, 0xd1, 0xb1, 0xdb),
      message: 'drafts/bad.md:1:3: byte 2 is not UTF-8.',
    },
    { name: 'UTF-16, little-endian', content: Buffer.from('\ufeff가', 'utf16le'), message: 'looks like UTF-16' },
    { name: 'UTF-16, big-endian', content: Buffer.from('\ufeff가', 'utf16le').swap16(), message: 'looks like UTF-16' },
  ])('not UTF-8: $name', ({ content, message }) => {
    repository.write({ 'drafts/bad.md': content });
    expect(() => read('drafts/bad.md')).toThrow(
      expect.objectContaining({ code: 'not-utf8', message: expect.stringContaining(message) as string }),
    );
  });

  test('any bytes are either read or refused', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (content) => {
        repository.write({ 'drafts/any.md': content });
        const isText = Buffer.from(new TextDecoder('utf-8', { ignoreBOM: true }).decode(content)).equals(content);
        const outcome = (): string => read('drafts/any.md').digest;
        if (isText) return outcome() === digestOf(content);
        expect(outcome).toThrow(expect.objectContaining({ code: 'not-utf8' }));
        return true;
      }),
    );
  });

  test.for([
    { name: 'drafts/folder.md', code: 'is-folder' },
    { name: 'drafts/outside.md', code: 'outside-repository' },
    { name: 'drafts/etc/hostname', code: 'outside-repository' },
    { name: 'drafts/endless.md', code: 'outside-repository' },
    { name: 'drafts/sibling.md', code: 'outside-repository' },
    { name: '../etc/hostname', code: 'no-such-draft' },
    { name: '../../../../../../etc/hostname', code: 'outside-repository' },
    { name: 'drafts/dangling.md', code: 'dangling-link' },
    { name: 'drafts/loop.md', code: 'dangling-link' },
    { name: 'drafts/pipe.md', code: 'not-a-file' },
    { name: 'drafts/nope.md', code: 'no-such-draft' },
    { name: 'drafts/a.md/b.md', code: 'no-such-draft' },
    { name: `${'가'.repeat(200)}.md`, code: 'unreadable' },
  ])('refuses $name: $code', ({ name, code }) => {
    expect(() => read(name)).toThrow(expect.objectContaining({ name: 'PublishError', code }));
  });

  test('one byte over the limit is too much', () => {
    repository.write({ 'drafts/large.md': Buffer.alloc(maxBytes + 1, 'x') });
    expect(() => read('drafts/large.md')).toThrow('drafts/large.md has 1001 bytes; the limit is 1000');
  });

  test('a link within the repository is read', () => expect(read('drafts/inside.md').text).toBe('# a\n'));

  test('the root may be the root of the system', () => {
    const relative = path.relative('/', repository.at('drafts/a.md'));
    expect(readDraft(relative, { root: '/', maxBytes }).text).toBe('# a\n');
  });

  test.skipIf(process.getuid?.() === 0)('a file that may not be read', () => {
    repository.write({ 'drafts/locked.md': 'x' });
    chmodSync(repository.at('drafts/locked.md'), 0);
    expect(() => read('drafts/locked.md')).toThrow(expect.objectContaining({ code: 'unreadable' }));
  });

  test.for([
    { name: 'x.md', format: 'md' },
    { name: 'x.mdx', format: 'mdx' },
    { name: 'X.MDX', format: 'mdx' },
  ])('$name is $format', ({ name, format }) => {
    repository.write({ [name]: 'x' });
    expect(read(name).format).toBe(format);
  });
});

describe('slugOf', () => {
  test.for([
    { path: 'drafts/x.md', slug: 'x' },
    { path: 'drafts/2026/my post.mdx', slug: '2026-my-post' },
    { path: 'content/drafts/x.md', slug: 'content-drafts-x' },
    { path: 'drafts/한글 문서.md', slug: '한글-문서' },
    { path: `drafts/${'한글'.normalize('NFD')}.md`, slug: '한글' },
    { path: 'drafts/हिन्दी.md', slug: 'हिन्दी' },
    { path: 'drafts/---.md', slug: 'draft' },
    { path: 'drafts/..%2f..%2fetc.md', slug: '2f-2fetc' },
    { path: 'drafts/a\u001b[31m\u202e.md', slug: 'a-31m' },
  ])('$path → $slug', ({ path, slug }) => expect(slugOf(path)).toBe(slug));

  test.for([
    { name: 'two hundred syllables', stem: '가'.repeat(200) },
    { name: 'two hundred wide letters', stem: '𠀀'.repeat(200) },
    { name: 'wide letters, one unit off', stem: `a${'𠀀'.repeat(200)}` },
  ])('$name fit into a file name', ({ stem }) => {
    const slug = slugOf(`drafts/${stem}.md`);
    expect(Buffer.byteLength(slug)).toBeLessThanOrEqual(255);
    expect(slug.isWellFormed()).toBe(true);
    expect(slugOf(`drafts/${stem}x.md`)).not.toBe(slug);
  });

  test('is always one plain name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (stem) => {
        expect(slugOf(`drafts/${stem}.md`)).toMatch(/^(?=[^-])[\p{L}\p{M}\p{N}-]{1,80}$/u);
      }),
    );
  });
});
