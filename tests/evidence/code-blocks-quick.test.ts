import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CodeBlock } from '../../pipeline/core/draft-evidence.ts';
import { extractCodeBlocks } from '../../pipeline/evidence/code-blocks/extract.ts';
import { quickCodeBlocks } from '../../pipeline/evidence/code-blocks/quick-blocks.ts';
import { deepestNesting, maxNesting } from '../../pipeline/evidence/tree/nesting.ts';
import parseMarkdown from '../../pipeline/evidence/tree/parse-markdown-task.ts';

function treeBlocks(text: string): CodeBlock[] {
  return extractCodeBlocks(parseMarkdown({ text, format: 'md' }).root, text);
}

const js = '```js\na\n```\n';

describe('is taken by the quick way, with the same blocks', () => {
  test.for([
    { name: 'no block', text: 'a\n' },
    { name: 'nothing', text: '' },
    { name: 'a fence', text: `Text\n\n${js}` },
    { name: 'a fence that ends the file', text: '```js\na\n```' },
    { name: 'an empty fence', text: '```js\n```\n' },
    { name: 'a fence with one blank line', text: '```js\n\n```\n' },
    { name: 'a fence with blank lines at both ends', text: '```js\n\n\na\n\n```\n' },
    { name: 'tildes around backticks', text: '~~~~md\n```js\na\n```\n~~~~\n' },
    { name: 'blanks behind both fences', text: '```js  \na\n```  \n' },
    { name: 'an info string of many words', text: '```js {1,3} title="a b.js"  x\na\n```\n' },
    { name: 'a fence indented by three', text: '   ```js\n   a\n    b\n c\n   ```\n' },
    { name: 'tabs in a fence', text: '```go\n\ta\n\t\tb\n```\n' },
    { name: 'Windows line ends', text: 'x\r\n\r\n```js\r\na\r\n\r\nb\r\n```\r\n' },
    { name: 'a fence that interrupts a text', text: `Text:\n${js}More\n` },
    { name: 'a fence right below a heading', text: `# a\n${js}` },
    { name: 'a fence below a heading with a line below', text: `Text\nmore\n===\n${js}` },
    { name: 'a fence below a rule', text: `***\n${js}` },
    { name: 'a fence below a table', text: `| a | b |\n| --- | :-: |\n| c | d |\n\n${js}` },
    { name: 'a fence below comments', text: `Text\n\n<!-- a -->\n\n<!-- b\nc -->\n\n${js}` },
    { name: 'a fence below HTML', text: `<div>\n<p>\n\n${js}\n</div>\n` },
    { name: 'a fence in HTML', text: `<div>\n${js}</div>\n\n${js}` },
    { name: 'a fence in pre', text: `<pre>\n\n${js}</pre>\n\n${js}` },
    { name: 'a fence in a comment', text: `<!--\n\n${js}-->\n\n${js}` },
    { name: 'a fence in a list', text: '1. Do:\n\n   ```js\n   a\n\n     b\n   ```\n\n2. Then.\n' },
    { name: 'a fence right in an item', text: '- ```js\n  a\n  ```\n- b\n' },
    { name: 'a fence in a list in a list', text: '- a\n  - b\n\n    ```js\n    c\n    ```\n- d\n' },
    { name: 'a fence in a quote', text: '> Text\n>\n> ```js\n> a\n>   b\n>\n> ```\n\nx\n' },
    { name: 'a fence in a list in a quote', text: '> - x\n>\n>   ```js\n>   a\n>   ```\n' },
    { name: 'a fence below a list', text: `- a\n- b\n\n${js}` },
    { name: 'a fence below a quote', text: `> a\n> b\n\n${js}` },
    { name: 'front matter', text: `---\na: 1\n---\n\n${js}` },
    { name: 'front matter alone above a fence', text: `---\na: 1\n---\n${js}` },
    { name: 'front matter in TOML', text: `+++\na = 1\n+++\n\nText\n\n${js}` },
    { name: 'empty front matter', text: `---\n---\n${js}` },
    { name: 'front matter with blanks behind its fences', text: `--- \na: 1\n--- \n${js}` },
    { name: 'front matter with a list and a fence', text: `---\n- a\n  \`\`\`\n---\n${js}` },
    { name: 'a rule of four above', text: `----\na: 1\n---\n${js}` },
    { name: 'indented code', text: 'Text\n\n    a\n\n      b\n\nMore\n' },
    { name: 'code indented by tabs', text: 'Text\n\n\ta\n\t\tb\n' },
    {
      name: 'fences in indented code',
      text: '=== "a"\n\n    ```toml\n    a = 1\n    ```\n\n    ```js\n    b\n    ```\n',
    },
    { name: 'a text that goes on, indented', text: `Text\n    more\n\n${js}` },
    { name: 'a link that begins a text', text: `[a](b) is\n\n${js}` },
    { name: 'a directive of colons', text: `:::tip\nText\n:::\n\n${js}` },
    { name: 'definitions at the end', text: `Text\n\n${js}\n[a]: b\n[c]: d\n` },
    { name: 'Hangul and emoji', text: '한글 😀\n\n```js\n"가" + 1\n```\n' },
  ])('$name', ({ text }) => {
    const quick = quickCodeBlocks(text);
    expect(quick).toBeDefined();
    expect(quick).toEqual(treeBlocks(text));
  });
});

describe('is left to the tree', () => {
  test.for([
    { name: 'a fence that is never closed', text: '```js\na\n' },
    { name: 'a fence that a quote ends', text: '> ```js\n> a\n\nText\n' },
    { name: 'a fence that a quote opens and its content seems to close', text: '```js\n> ```\n' },
    { name: 'escapes in the info string', text: '```js title="a\\_b"\na\n```\n' },
    { name: 'a character reference in the info string', text: '```c&#43;&#43;\na\n```\n' },
    { name: 'a footnote', text: `Text[^1]\n\n[^1]: Note\n\n    ${js}` },
    { name: 'a footnote in a quote', text: `> [^1]: Note\n\n${js}` },
    { name: 'a definition right above', text: `[a]: b\n\n${js}` },
    { name: 'a definition over two lines right above', text: `[a\nb]: c\n\n${js}` },
    { name: 'a task right above', text: '- [ ] a\n\n  ```js\n  b\n  ```\n' },
    { name: 'indented HTML right above', text: `  <!-- a -->\n\n${js}` },
    { name: 'a text that goes on outside of its quote', text: `> a\nb\n\n${js}` },
    { name: 'a text that goes on outside of its item', text: `- a\nb\n\n${js}` },
    { name: 'a text that goes on outside of an inner quote', text: `> > a\n> b\n\n${js}` },
    { name: 'a fence right below a list', text: `- a\n${js}` },
    { name: 'a tab behind a marker', text: '-\ta\n\n\t```js\n\tb\n\t```\n' },
    { name: 'a tab that a list eats half of', text: '- x\n\n  ```js\n\ta\n  ```\n' },
    { name: 'a tab in an indented fence', text: '  ```js\n\ta\n  ```\n' },
    { name: 'a line of blanks in a fence in a list', text: '- a\n\n  ```js\n     \n  b\n  ```\n' },
    { name: 'indented code in a list', text: '- a\n\n      b\n' },
    { name: 'indented code right below a quote', text: '>\n    a\n' },
    { name: 'indented code below a list', text: '-\n\n     a\n' },
    { name: 'indented code with a blank too many at its end', text: 'x\n\n    a\n      \n' },
    { name: 'code indented by a blank and a tab', text: 'x\n\n \ta\n' },
    { name: 'a table without bars at its ends', text: `a | b\n- | -\nc | d\n\n${js}` },
    { name: 'a table below a text', text: `Text\n| a |\n| - |\n\n${js}` },
    { name: 'a table in a list', text: `- | a |\n  | - |\n\n${js}` },
    { name: 'front matter that never closes', text: `---\na: 1\n\n${js}` },
    { name: 'front matter in JSON', text: `{\n"a": 1\n}\n\n${js}` },
    { name: 'a lone carriage return', text: `a\r${js}` },
    { name: 'a form feed', text: `a\n\f\n${js}` },
    { name: 'a line separator', text: `a\u2028\n\n${js}` },
    { name: 'a NUL', text: `a\0\n\n${js}` },
    { name: 'HTML with a no-break space', text: `<div\u00a0x>\n${js}` },
    { name: 'a run of backticks', text: `${'`'.repeat(70)}\n` },
    { name: 'half a mebibyte', text: 'a\n\n'.repeat(180_000) },
  ])('$name', ({ text }) => expect(quickCodeBlocks(text)).toBeUndefined());
});

const pieces = [
  ['', 'a', 'b c', '```', '```js', '~~~', '````', '~~~ ts x', '# h', '---', '===', '***', '<div>', '</div>', '</x>'],
  ['<!-- c -->', '<!-- open', '-->', '<b>x</b>', '<pre>', '</pre>', '[a]: /u', '[a]: /u "t"', '[x] y', '[ ] t', '[a'],
  [
    'b]: /u',
    '| a |',
    '| - |',
    'a|b',
    '-|-',
    ':-',
    '-',
    '+',
    '1.',
    'text `x',
    '#',
    '\\',
    'a  ',
    '+++',
    '[^1]: n',
    '&amp;',
  ],
  ['<?', '?>', '<!A', '* *', '- - -', '```js a`', '```a&amp;b', '<x y="'],
].flat();

test('whatever is generated, both ways give the same or the quick way declines', () => {
  const margin = fc
    .array(fc.constantFrom('', ' ', '  ', '   ', '    ', '> ', '>', '- ', '* ', '1. ', '2) ', '-   ', '\t'), {
      maxLength: 3,
    })
    .map((parts) => parts.join(''));
  const rest = fc.constantFrom(...pieces);
  const lines = fc.array(
    fc.tuple(margin, rest).map((parts) => parts.join('')),
    { minLength: 1, maxLength: 14 },
  );
  let taken = 0;
  fc.assert(
    fc.property(lines, fc.constantFrom('\n', '\r\n'), fc.boolean(), (all, end, ended) => {
      const text = all.join(end) + (ended ? end : '');
      const quick = quickCodeBlocks(text);
      if (quick === undefined) return;
      taken += 1;
      expect(quick).toEqual(treeBlocks(text));
    }),
    { numRuns: 3_000 },
  );
  expect(taken).toBeGreaterThan(100);
});

test.for([
  '* ',
  '- - ',
  '> - ',
  '`',
  '``` \n',
  '```\na\n```\n',
  '[',
  '[a]: ',
  '[a]:\n',
  '<',
  '<a ',
  '<a b="',
  '# ',
  ' ',
  '\t',
  '| ',
  '|a|\n|-|\n|b|\r\n',
  '    a\n',
  '    a\n\n',
  '- a\n',
  '> a\n',
  'a\n=\n',
  '<!--\n',
  '[^a]',
  '- ```\n  a\n  ```\n',
  '1. ',
  '~~~\n',
])('a quarter of a mebibyte of %j takes no long time', (unit) => {
  for (const [first, last] of [
    ['', ''],
    ['# ', 'x'],
    ['\n\n', '\n\n|'],
    [' '.repeat(90), '\n'],
  ] as const) {
    const text = first + unit.repeat(Math.floor((256 * 1024 - 100) / unit.length)) + last;
    if (deepestNesting(text).depth > maxNesting) continue;
    const begun = performance.now();
    quickCodeBlocks(text);
    expect(performance.now() - begun).toBeLessThan(5_000);
  }
});

const corpus = path.resolve(import.meta.dirname, '../../../shared/corpus');

/** Of the long pages; all 2,141 take minutes, and are worth them after a change of the quick way: `EVERY=1`. */
const every = Number(process.env['EVERY'] ?? 100);

describe.runIf(existsSync(corpus))('real pages', () => {
  const texts = (): string[] => [
    ...globSync(path.join(corpus, '{clean,pairs,bugs}/**/*.md')).map((file) => readFileSync(file, 'utf8')),
    ...gunzipSync(readFileSync(path.join(corpus, 'duplicates/docs.jsonl.gz')))
      .toString()
      .split('\n')
      .filter((line, index) => line !== '' && index % every === 0)
      .map((line) => (JSON.parse(line) as { readonly raw: string }).raw),
  ];

  test('give the same both ways, and nearly all are taken by the quick way', { timeout: 600_000 }, () => {
    const pages = texts().map((text) => text.replace(/^\uFEFF/, ''));
    let taken = 0;
    const different: string[] = [];
    for (const text of pages) {
      const quick = quickCodeBlocks(text);
      if (quick === undefined) continue;
      taken += 1;
      if (!isDeepStrictEqual(quick, treeBlocks(text))) different.push(text.slice(0, 200));
    }
    expect(different).toEqual([]);
    expect(taken / pages.length).toBeGreaterThan(0.75);
  });
});
