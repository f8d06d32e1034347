import { slugify as mditSlugify } from '@mdit-vue/shared';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  comparable,
  customDialect,
  type Dialect,
  dialects,
  headingIds,
} from '../../../checks/links/gather/anchors/dialects.ts';
import { vitepress } from '../../../checks/links/gather/anchors/slugs.ts';

const ids = (dialect: Dialect, ...texts: readonly string[]): string[] => [
  ...headingIds(
    { headings: texts.map((text) => ({ text })), terms: [] },
    { ...dialect, slugs: dialect.slugs.slice(0, 1) },
  ),
];

describe('ids of headings', () => {
  test.for([
    {
      name: 'GitHub: marks go, blanks stay',
      dialect: dialects.github,
      text: 'What’s new? (v2.0)',
      id: 'whats-new-v20',
    },
    {
      name: 'GitHub: an ampersand leaves two hyphens',
      dialect: dialects.github,
      text: 'Rock & Roll',
      id: 'rock--roll',
    },
    { name: 'GitHub: an emoji leaves its blank', dialect: dialects.github, text: '🚀 Start', id: '-start' },
    { name: 'GitHub: Hangul stays', dialect: dialects.github, text: '설치 및 실행', id: '설치-및-실행' },
    { name: 'GitHub: underscores stay', dialect: dialects.github, text: 'snake_case', id: 'snake_case' },
    {
      name: 'GitLab: hyphens in a row become one',
      dialect: dialects.gitlab,
      text: 'Rock & Roll - live',
      id: 'rock-roll-live',
    },
    { name: 'GitLab: Hangul stays', dialect: dialects.gitlab, text: '설치 및 실행', id: '설치-및-실행' },
    {
      name: 'GitBook: a slash becomes a hyphen',
      dialect: dialects.gitbook,
      text: 'TLS/SSL Encryption',
      id: 'tls-ssl-encryption',
    },
    { name: 'MkDocs: accents go', dialect: dialects.mkdocs, text: 'Données – brutes', id: 'donnees-brutes' },
    { name: 'MkDocs: Hangul leaves a number', dialect: dialects.mkdocs, text: '설치', id: '_1' },
    {
      name: 'VitePress: marks become hyphens',
      dialect: dialects.vitepress,
      text: 'build.assetsInlineLimit',
      id: 'build-assetsinlinelimit',
    },
    { name: 'VitePress: no digit in front', dialect: dialects.vitepress, text: '2.0 is here', id: '_2-0-is-here' },
    { name: 'VitePress: Hangul', dialect: dialects.vitepress, text: '설치 및 실행', id: '설치-및-실행' },
    { name: 'Hugo: an ampersand leaves two hyphens', dialect: dialects.hugo, text: 'Rock & Roll', id: 'rock--roll' },
    { name: 'Hugo: nothing left', dialect: dialects.hugo, text: '?!', id: 'heading' },
    {
      name: 'kramdown: from the first letter on',
      dialect: dialects.kramdown,
      text: '1. Getting started!',
      id: 'getting-started',
    },
    { name: 'kramdown: Hangul leaves a name', dialect: dialects.kramdown, text: '설치', id: 'section' },
    { name: 'Jekyll: digits stay', dialect: dialects.jekyll, text: '1. Getting started!', id: '1-getting-started' },
    {
      name: 'mdBook: ASCII alone becomes lower case',
      dialect: dialects.mdbook,
      text: 'The `Æ` Type',
      id: 'the-Æ-type',
    },
    { name: 'Zola: ASCII words', dialect: dialects.zola, text: 'Données: brutes', id: 'donnees-brutes' },
    {
      name: 'custom',
      dialect: customDialect({ remove: '[^a-z ]', separator: '_', lowercase: true }),
      text: 'ab Cd e',
      id: 'ab_d_e',
    },
  ])('$name', ({ dialect, text, id }) => expect(ids(dialect, text)).toEqual([id]));

  test.for([
    { name: 'GitHub', dialect: dialects.github, all: ['a', 'a-1', 'a-2'] },
    { name: 'MkDocs', dialect: dialects.mkdocs, all: ['a', 'a_1', 'a_2'] },
  ])('$name tells those of the same name apart', ({ dialect, all }) =>
    expect(ids(dialect, 'A', 'A', 'A')).toEqual(all),
  );

  test('a number that a heading has already is passed over', () =>
    expect(ids(dialects.github, 'A', 'A 1', 'A')).toEqual(['a', 'a-1', 'a-2']));

  test('those that are set are taken as they are', () =>
    expect([...headingIds({ headings: [{ text: 'A', id: 'B_c' }], terms: [] }, dialects.github)]).toEqual(['B_c']));

  test('emoji of either style are the same', () => expect(comparable('⚙\uFE0F-a')).toBe(comparable('⚙-a')));

  test('VitePress’s rule is that of its library', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(vitepress(text)).toBe(mditSlugify(text));
      }),
    );
  });

  test('100,000 headings of one name take no time', () => {
    const begun = performance.now();
    expect(ids(dialects.github, ...Array.from({ length: 100_000 }, () => 'A')).length).toBe(100_000);
    expect(performance.now() - begun).toBeLessThan(3_000);
  });
});
