import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPage } from '../../../checks/duplicate-topic/gather/page/read-page.ts';
import { languageOf } from '../../../checks/duplicate-topic/gather/record.ts';

const wordsOf = (text: string): string[] => {
  const { words, starts } = readPage(text);
  return words.map((_, index) => /^[\p{L}\p{N}_$.]+/u.exec(text.slice(starts[index]))?.[0] ?? '');
};

describe('words are what a reader reads', () => {
  test.for([
    { name: 'front matter', text: '---\ntitle: Cats\n---\nDogs run\n' },
    { name: 'TOML front matter', text: '+++\ntitle = "Cats"\n+++\nDogs run\n' },
    { name: 'a fence', text: '```js\ncats()\n```\nDogs run\n' },
    { name: 'a fence in a list', text: '- Dogs run\n\n  ```js\n  cats()\n  ```\n' },
    { name: 'a fence in a quote', text: '> ~~~\n> cats()\n> ~~~\n>\n> Dogs run\n' },
    { name: 'a fence that holds a shorter one', text: '````md\n```\ncats\n```\n````\nDogs run\n' },
    { name: 'indented code', text: 'Dogs run\n\n    cats()\n' },
    { name: 'a comment over lines', text: 'Dogs <b>run</b>\n\n<!-- cats\n\ncats -->\n' },
    { name: 'a component over lines', text: '<Note\n  cats="many"\n>\n\nDogs run\n' },
    {
      name: 'module syntax',
      text: "import Cats from 'cats';\n\nDogs run\n\nexport const cats = {\n  many: true,\n};\n",
    },
    { name: 'targets of links and images', text: '[Dogs](https://cats.example/cats "cats") ![run](cats.png)\n' },
    { name: 'bare addresses', text: 'Dogs https://cats.example/cats run <https://cats.example>\n' },
    { name: 'link definitions', text: 'Dogs [run][cats]\n\n[cats]: https://cats.example\n' },
    { name: 'heading ids and template tags', text: '## Dogs {#cats}\n\n{% cats %} run {{ cats }}\n' },
    { name: 'entities', text: 'Dogs&nbsp;run\n' },
  ])('$name is none', ({ text }) => expect(wordsOf(text)).toEqual(['Dogs', 'run']));

  test('inline code is read, and known as such', () => {
    const page = readPage('Call `useEffect` twice.\n');
    expect(page.words).toHaveLength(3);
    expect(page.inlineCode).toEqual(['useeffect']);
  });
});

describe('sections', () => {
  test('have their heading, their level and their words', () => {
    const page = readPage(
      'Before.\n\n# One\n\ntext of one\n\nTwo\n---\n\nmore\n\n```\n# no heading\n```\n\n### Three ###\n',
    );
    expect(
      page.sections.map(({ heading, level, wordsFrom, wordsTo }) => [heading, level, wordsTo - wordsFrom]),
    ).toEqual([
      ['', 0, 1],
      ['One', 1, 4],
      ['Two', 2, 2],
      ['Three', 3, 1],
    ]);
    expect(page.title).toBe('One');
  });

  test('the title of the front matter comes first', () =>
    expect(readPage('---\ntitle: "A: b"\n---\n# Other\n').title).toBe('A: b'));

  test('notes of the front matter are read in any of their forms', () => {
    const { front } = readPage(
      '---\nduplicate-of: ../a.md\nsupersedes:\n  - b.md\n  - "c.md"\ntranslation_of: [d.md, e.md]\nseries: Tour # 3\ndescription: >-\n  Two\n  lines\n---\n',
    );
    expect(front).toMatchObject({
      duplicateOf: ['../a.md'],
      supersedes: ['b.md', 'c.md'],
      translationOf: ['d.md', 'e.md'],
      series: 'tour',
      description: 'Two lines',
    });
  });
});

test('the language is that of the words, whatever names they are mixed with', () => {
  expect(languageOf(readPage('React의 `useEffect` 훅은 컴포넌트를 외부 시스템과 동기화합니다.'))).toBe('ko');
  expect(languageOf(readPage('The word 한글 stands in English prose that goes on and on.'))).toBe('en');
});

describe('hostile pages', () => {
  const mebibyte = 1024 * 1024;
  const units = [
    'a',
    '가',
    '`',
    '#',
    '<',
    '[',
    '](',
    '{{',
    '>',
    '- ',
    '<!--\n',
    '<a\n',
    'import x from\n \n',
    '[a](\n',
    '|',
    '---\n',
    '```\n',
    '1',
  ];
  test.for(
    units.map((unit) => ({
      name: JSON.stringify(unit),
      text: unit.repeat(Math.ceil((2 * mebibyte) / unit.length)),
    })),
  )('2 MiB of $name take less than two seconds', ({ text }) => {
    const begun = process.cpuUsage();
    readPage(text);
    const { user, system } = process.cpuUsage(begun);
    expect((user + system) / 1_000_000).toBeLessThan(2);
  });

  test('any text gives a page whose sections cover its words', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'ab가 #`~<>[](){}-=*\n\r:!%&|1.'.split('')), maxLength: 400 }),
        (text) => {
          const { sections, words, starts } = readPage(text);
          let at = 0;
          for (const { wordsFrom, textFrom, wordsTo } of sections) {
            expect(wordsFrom).toBe(at);
            expect(textFrom).toBeGreaterThanOrEqual(wordsFrom);
            expect(wordsTo).toBeGreaterThanOrEqual(textFrom);
            at = wordsTo;
          }
          expect(at).toBe(words.length);
          expect(starts.every((start, index) => index === 0 || start > (starts[index - 1] ?? 0))).toBe(true);
        },
      ),
      { numRuns: 2_000 },
    ));
});
