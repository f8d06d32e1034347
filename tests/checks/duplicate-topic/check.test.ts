import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { digestOf } from '../../../pipeline/core/digest.ts';
import { madePage, type MadePage, markdownOf } from '../../fixtures/made-pages.ts';
import { type Files, judge, layFiles, toldOf } from './judge.ts';

const page = madePage(1);
const draft = madePage(2);
const [first, second] = page.sections;
const copying: MadePage = {
  ...draft,
  sections: [...draft.sections.slice(0, 2), ...page.sections.slice(1, 2), ...draft.sections.slice(2)],
};
const withFront = (front: string, text: string): string => `---\n${front}\n---\n\n${text}`;
const site = (count: number): Files =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`content/page-${index}.md`, markdownOf(madePage(100 + index))]),
  );

async function told(files: Files, options = {}, name = 'drafts/new.md'): Promise<string[]> {
  using repository = layFiles(files);
  return toldOf(await judge(repository.root, [name], options));
}

describe('a page is never its own duplicate', () => {
  const text = markdownOf(page);
  test.for([
    { name: 'when it is checked where it is published', files: { 'content/a.md': text }, draft: 'content/a.md' },
    {
      name: 'under its path in another folder',
      files: { 'content/guide/a.md': text, 'drafts/guide/a.md': text },
      draft: 'drafts/guide/a.md',
    },
    {
      name: 'under its name alone',
      files: { 'content/posts/2024-01-02-alpha.md': text, 'drafts/alpha.md': text },
      draft: 'drafts/alpha.md',
    },
    {
      name: 'as the index of its folder',
      files: { 'content/guide/alpha/index.md': text, 'drafts/guide/alpha.md': text },
      draft: 'drafts/guide/alpha.md',
    },
    {
      name: 'by its slug',
      files: {
        'content/posts/17.md': withFront('slug: alpha', text),
        'drafts/x.md': withFront('slug: /posts/alpha/', text),
      },
      draft: 'drafts/x.md',
    },
  ])('$name', async ({ files, draft }) => expect(await told(files, {}, draft)).toEqual([]));

  test('behind a link', async () => {
    using repository = layFiles({ 'content/a.md': text, 'drafts/b.md': markdownOf(draft) });
    symlinkSync('../content/a.md', path.join(repository.root, 'drafts/link.md'));
    expect(toldOf(await judge(repository.root, ['drafts/link.md', 'content/a.md']))).toEqual([]);
  });

  test('but a page of the same name in the same tree is another one', async () => {
    const [path, twin] = ['content/manual/alpha.md', 'content/tutorials/how-to/alpha.md'];
    const reported = await told({ [path]: text, [twin]: text }, {}, path);
    expect(reported).toEqual([`copied-passage ${twin}`]);
  });

  test('but another page is, whatever common name it bears', async () =>
    expect(await told({ 'content/a/index.md': text, 'drafts/b/index.md': text }, {}, 'drafts/b/index.md')).toEqual([
      'copied-passage content/a/index.md',
    ]));
});

describe('copies', () => {
  test('nothing is said of pages of their own', async () =>
    expect(await told({ 'content/a.md': markdownOf(page), 'drafts/new.md': markdownOf(draft) })).toEqual([]));

  test('a section is told with heading and place on both sides', async () => {
    using repository = layFiles({ 'content/a.md': markdownOf(page), 'drafts/new.md': markdownOf(copying) });
    const [result] = await judge(repository.root, ['drafts/new.md']);
    const [finding, ...others] = result?.findings ?? [];
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      code: 'copied-passage',
      severity: 'warning',
      params: { heading: second?.heading, there: second?.heading, path: 'content/a.md', share: 100 },
      place: { start: { line: 11, column: 4 } },
      related: [{ path: 'content/a.md', place: { start: { line: 7, column: 4 } } }],
    });
    expect(finding?.params['quote']).toContain(second?.text.slice(0, 60));
  });

  test.for([
    {
      name: 'with a word changed in every sentence',
      change: (text: string) => text.replaceAll(' while its ', ' although some '),
    },
    { name: 'with sentences left out', change: (text: string) => text.replace(/[^.]*\. /, '') },
    {
      name: 'in other markup',
      change: (text: string) => text.replaceAll(/\b(\w{6})\b/g, '**$1**').replaceAll('. ', '.\n- '),
    },
    { name: 'in capitals', change: (text: string) => text.toUpperCase() },
    { name: 'in decomposed letters', change: (text: string) => text.normalize('NFD') },
  ])('a section is found $name', async ({ change }) => {
    const sections = copying.sections.map((one) => (one === second ? { ...one, text: change(one.text) } : one));
    const files = { 'content/a.md': markdownOf(page), 'drafts/new.md': markdownOf({ ...copying, sections }) };
    expect(await told(files)).toEqual(['copied-passage content/a.md']);
  });

  test('several sources are told apart', async () => {
    const sections = [...draft.sections, first, madePage(3).sections[0]].flatMap((one) => one ?? []);
    const files = {
      'content/a.md': markdownOf(page),
      'content/b.md': markdownOf(madePage(3)),
      'drafts/new.md': markdownOf({ ...draft, sections }),
    };
    expect(await told(files)).toEqual(['copied-passage content/a.md', 'copied-passage content/b.md']);
  });

  test('text that stands everywhere is nobody’s', async () => {
    const notice = { heading: 'Licence', text: first?.text ?? '' };
    const everywhere = (seed: number): string =>
      markdownOf({ ...madePage(seed), sections: [...madePage(seed).sections, notice] });
    const files = Object.fromEntries(
      Array.from({ length: 5 }, (_, index) => [`content/${index}x.md`, everywhere(index + 10)]),
    );
    expect(await told({ ...files, 'drafts/new.md': everywhere(2) })).toEqual([]);
  });

  test('a page that is copied everywhere is one finding, which names the others', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 6 }, (_, index) => [`content/${index}x.md`, markdownOf(page)]),
    );
    using repository = layFiles({ ...files, 'drafts/new.md': markdownOf(page) });
    const [result] = await judge(repository.root, ['drafts/new.md']);
    expect(result?.findings).toHaveLength(1);
    expect(result?.findings[0]?.related?.map((one) => one.path)).toEqual(
      expect.arrayContaining(['content/0x.md', 'content/5x.md']),
    );
  });

  test('other drafts count as well', async () =>
    expect(await told({ 'drafts/old.md': markdownOf(page), 'drafts/new.md': markdownOf(copying) })).toEqual([
      'copied-passage drafts/old.md',
    ]));
});

describe('what people have said is heard', () => {
  const text = markdownOf(page);
  test.for([
    { name: 'duplicate-of with a path', own: 'duplicate-of: ../content/a.md', other: '' },
    { name: 'duplicate-of with a path from the root', own: 'duplicate-of: /content/a.md', other: '' },
    { name: 'supersedes with a slug', own: 'supersedes: [a]', other: '' },
    { name: 'supersedes with a URL', own: 'supersedes: https://site.example/a/', other: '' },
    { name: 'supersedes in the other page', own: '', other: 'supersedes: drafts/new.md' },
    { name: 'one series', own: 'series: Tour', other: 'series: tour' },
  ])('$name', async ({ own, other }) =>
    expect(await told({ 'content/a.md': withFront(other, text), 'drafts/new.md': withFront(own, text) })).toEqual([]),
  );

  test.for([
    { name: 'another page is named', own: 'supersedes: b', other: '' },
    { name: 'the series are two', own: 'series: tour', other: 'series: walk' },
    { name: 'only one has a series', own: 'series: tour', other: '' },
  ])('but not where $name', async ({ own, other }) =>
    expect(await told({ 'content/a.md': withFront(other, text), 'drafts/new.md': withFront(own, text) })).toEqual([
      'copied-passage content/a.md',
    ]),
  );

  const accepted = (one: string, other: string): string =>
    JSON.stringify({
      schema: 'reviewed-pairs/1',
      pairs: [{ paths: ['x', 'y'], digests: [digestOf(one), digestOf(other)], because: 'both' }],
    });

  test('an accepted pair, wherever the two lie', async () =>
    expect(
      await told({
        'content/a.md': text,
        'drafts/new.md': markdownOf(copying),
        'publish.reviewed-pairs.json': accepted(markdownOf(copying), text),
      }),
    ).toEqual([]));

  test('but not once one of them was edited', async () =>
    expect(
      await told({
        'content/a.md': text,
        'drafts/new.md': `${markdownOf(copying)}More.\n`,
        'publish.reviewed-pairs.json': accepted(markdownOf(copying), text),
      }),
    ).toEqual(['copied-passage content/a.md']));

  test('a list that is none is told, not overlooked', () =>
    expect(told({ 'content/a.md': text, 'drafts/new.md': text, 'publish.reviewed-pairs.json': '{}' })).rejects.toThrow(
      'reviewed pairs',
    ));

  test('generated pages', async () => {
    const files = { 'content/a.md': text, 'drafts/releases/9.md': text };
    expect(await told(files, {}, 'drafts/releases/9.md')).toEqual([]);
    expect(await told(files, { generated: [] }, 'drafts/releases/9.md')).toEqual(['copied-passage content/a.md']);
  });
});

describe('subjects', () => {
  const again: MadePage = {
    title: `${page.title}, told again`,
    sections: [
      {
        heading: first?.heading ?? '',
        text: [
          ...page.sections
            .map(({ text }) => text)
            .join(' ')
            .matchAll(/\w{6,}/g),
        ]
          .map(([word], index) => (index % 5 === 0 ? `${word}, and here` : word))
          .toReversed()
          .join(' '),
      },
    ],
  };

  test('a page on the same subject in other words is told, with the words that show it', async () => {
    using repository = layFiles({ ...site(40), 'content/a.md': markdownOf(page), 'drafts/new.md': markdownOf(again) });
    const [result] = await judge(repository.root, ['drafts/new.md']);
    expect(toldOf(result === undefined ? [] : [result])).toEqual([
      expect.stringMatching(/^(?:same|similar)-topic content\/a\.md$/),
    ]);
    expect(result?.findings[0]?.params['terms']).toContain(/How (\w+)/.exec(page.title)?.[1]);
  });

  test('with fewer pages than it takes nothing is judged, and that is said', async () => {
    using repository = layFiles({ ...site(10), 'content/a.md': markdownOf(page), 'drafts/new.md': markdownOf(again) });
    const [result] = await judge(repository.root, ['drafts/new.md']);
    expect(result?.findings).toEqual([]);
    expect(result).toMatchObject({ data: { pages: 11, topics: 'not judged: 11 of the 30 pages that it takes' } });
  });

  test('the three nearest are named, whatever the verdict', async () => {
    using repository = layFiles({ ...site(40), 'content/a.md': markdownOf(page), 'drafts/new.md': markdownOf(again) });
    const [result] = await judge(repository.root, ['drafts/new.md']);
    const nearest = (result !== undefined && 'data' in result ? result.data?.['nearest'] : []) as {
      path: string;
      score: number;
      why: string;
    }[];
    expect(nearest.map((one) => one.path)).toHaveLength(3);
    expect(nearest[0]?.path).toBe('content/a.md');
    expect(nearest[0]?.why).toContain(page.title);
    expect(nearest[0]?.score).toBeGreaterThan(nearest[1]?.score ?? 1);
  });
});

test('no page but the draft: nothing to say, and no word of it', async () => {
  using repository = layFiles({ 'drafts/new.md': markdownOf(page) });
  const [result] = await judge(repository.root, ['drafts/new.md']);
  expect(result).toMatchObject({ status: 'passed', findings: [], data: { pages: 0, nearest: [] } });
});
