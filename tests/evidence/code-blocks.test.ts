import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CodeBlock } from '../../pipeline/core/draft-evidence.ts';
import { extractCodeBlocks } from '../../pipeline/evidence/code-blocks/extract.ts';
import parseMarkdown from '../../pipeline/evidence/tree/parse-markdown-task.ts';

function blocksIn(text: string, format: 'md' | 'mdx' = 'md'): CodeBlock[] {
  return extractCodeBlocks(parseMarkdown({ text, format }).root, text);
}

/** Each line of code, read again from the draft at the offset that is claimed for it. */
function linesAt(block: CodeBlock, text: string): string[] {
  return block.code.split('\n').map((line, index) => {
    const padding = block.padding[index] ?? 0;
    const start = block.lineOffsets[index] ?? -1;
    return ' '.repeat(padding) + text.slice(start, start + line.length - padding);
  });
}

describe('where code stands', () => {
  test.for([
    { name: 'plain fence', text: 'Text\n\n```js\na\n\n  b\n```\n', code: ['a\n\n  b'] },
    { name: 'fence indented by two', text: '  ```js\n  a\n    b\n  ```\n', code: ['a\n  b'] },
    { name: 'in a quote', text: '> ```js\n> a\n>   b\n> ```\n', code: ['a\n  b'] },
    { name: 'in a list', text: '1. Do\n\n   ```js\n   a\n\n     b\n   ```\n', code: ['a\n\n  b'] },
    { name: 'in a list in a quote', text: '> - x\n>\n>   ~~~js\n>   a\n>   ~~~\n', code: ['a'] },
    { name: 'with Windows line ends', text: 'x\r\n\r\n```js\r\na\r\nb\r\n```\r\n', code: ['a\nb'] },
    { name: 'tabs kept inside', text: '```go\n\ta\n\t\tb\n```\n', code: ['\ta\n\t\tb'] },
    { name: 'a tab that the list eats half of', text: '- x\n\n  ```js\n\ta\n  ```\n', code: ['  a'] },
    { name: 'a fence in a longer fence', text: '````md\n```js\na\n```\n````\n', code: ['```js\na\n```'] },
    { name: 'emoji and Hangul before', text: '한글 😀\n\n```js\n"가" + 1\n```\n', code: ['"가" + 1'] },
    { name: 'indented code', text: 'x\n\n    a\n\n      b\n', code: ['a\n\n  b'] },
    { name: 'empty', text: '```js\n```\n', code: [''] },
    { name: 'no final line end', text: '```js\na', code: ['a'] },
  ])('$name', ({ text, code }) => {
    const blocks = blocksIn(text);
    expect(blocks.map((block) => block.code)).toEqual(code);
    for (const block of blocks) expect(linesAt(block, text)).toEqual(block.code.split('\n'));
  });

  test('a fence under an indented tab is a fence of its own', () => {
    const text =
      '=== "one.toml"\n\n    ```toml\n    a = 1\n    ```\n\n=== "two"\n\n    ```toml\n\n    b = 2\n    ```\n';
    const blocks = blocksIn(text);
    expect(blocks).toMatchObject([
      { language: 'toml', style: 'fenced', code: 'a = 1', place: { start: { line: 3, column: 5 }, end: { line: 5 } } },
      {
        language: 'toml',
        style: 'fenced',
        code: '\nb = 2',
        place: { start: { line: 9, column: 5 }, end: { line: 12 } },
      },
    ]);
    for (const block of blocks) expect(linesAt(block, text)).toEqual(block.code.split('\n'));
  });

  test('a fence that a component indents is a fence in MDX', () => {
    const text = '<Tabs>\n  <Tab>\n    ```json\n    {"a": 1}\n    ```\n  </Tab>\n</Tabs>\n';
    const [block] = blocksIn(text, 'mdx');
    expect(block).toMatchObject({ language: 'json', style: 'fenced', code: '{"a": 1}', closed: true });
    expect(linesAt(block as CodeBlock, text)).toEqual(['{"a": 1}']);
  });

  test('whatever the container, each offset points at the very text', () => {
    const line = fc.oneof(
      fc.constantFrom('', ' a', '\tb', '  \tc', '```', '~~~~', '    d', '> e', '- f', '한글 😀', '</x>'),
      fc.string({ maxLength: 8 }).map((text) => text.replace(/[\r\n]/g, '')),
    );
    const prefix = fc.constantFrom('', '> ', '>', '- ', '1. ', '  ', '   ', '\t', '> - ', '>\t');
    const ending = fc.constantFrom('\n', '\r\n');
    const fence = fc.constantFrom('```', '~~~', '````');
    fc.assert(
      fc.property(prefix, fence, fc.array(line, { maxLength: 6 }), ending, (lead, mark, lines, end) => {
        const rest = lead.replace(/[-1.]/g, ' ');
        const all = [`${lead}${mark}js`, ...lines.map((one) => rest + one), `${rest}${mark}`];
        const text = all.join(end);
        for (const block of blocksIn(text)) {
          expect(linesAt(block, text)).toEqual(block.code.split('\n'));
        }
      }),
      { numRuns: 400 },
    );
  });
});

describe('closed', () => {
  test.for([
    { name: 'closed', text: '```js\na\n```\n', closed: true },
    { name: 'closed by a longer fence', text: '```js\na\n`````  \n', closed: true },
    { name: 'closed and empty', text: '```js\n```', closed: true },
    { name: 'closed in a quote', text: '> ```js\n> a\n> ```\n', closed: true },
    { name: 'the file ends', text: '```js\na\n', closed: false },
    { name: 'the file ends, blank lines after', text: '```js\na\n\n\n', closed: false },
    { name: 'the quote ends', text: '> ```js\n> a\n\nText\n', closed: false },
    { name: 'a shorter fence does not close', text: '````js\na\n```\n', closed: false },
    { name: 'another fence does not close', text: '```js\na\n~~~\n', closed: false },
    { name: 'a fence with a word does not close', text: '```js\na\n```js\n', closed: false },
    { name: 'only an opener', text: '```js', closed: false },
  ])('$name', ({ text, closed }) => {
    expect(blocksIn(text)[0]?.closed).toBe(closed);
  });
});

describe('language, meta and file name', () => {
  test.for([
    { info: '', language: undefined, meta: '', name: undefined },
    { info: 'JS', language: 'js', meta: '', name: undefined },
    { info: ' c++ ', language: 'c++', meta: '', name: undefined },
    { info: 'js {1,3-5} showLineNumbers', language: 'js', meta: '{1,3-5} showLineNumbers', name: undefined },
    { info: 'js{1,3}', language: 'js', meta: '{1,3}', name: undefined },
    { info: '{1,3-5}', language: undefined, meta: '{1,3-5}', name: undefined },
    { info: '{.python .numberLines}', language: 'python', meta: '.numberLines', name: undefined },
    { info: '{r echo=FALSE}', language: 'r', meta: 'echo=FALSE', name: undefined },
    { info: 'rust,ignore,does_not_compile', language: 'rust', meta: 'ignore,does_not_compile', name: undefined },
    { info: 'js title="src/app.js" {2}', language: 'js', meta: 'title="src/app.js" {2}', name: 'src/app.js' },
    { info: "ts file='a b/c.ts'", language: 'ts', meta: "file='a b/c.ts'", name: undefined },
    { info: 'ts filename=main.ts', language: 'ts', meta: 'filename=main.ts', name: 'main.ts' },
    { info: 'js:server/app.js', language: 'js', meta: ':server/app.js', name: 'server/app.js' },
    { info: 'vue [pages/[slug].vue]', language: 'vue', meta: '[pages/[slug].vue]', name: 'pages/[slug].vue' },
    { info: 'js src/App.js active', language: 'js', meta: 'src/App.js active', name: 'src/App.js' },
    { info: 'sh title="Terminal"', language: 'sh', meta: 'title="Terminal"', name: undefined },
    { info: 'sh [npm]', language: 'sh', meta: '[npm]', name: undefined },
    { info: 'js title="Node.js"', language: 'js', meta: 'title="Node.js"', name: undefined },
    { info: 'language-js', language: 'js', meta: '', name: undefined },
  ])('`$info`', ({ info, language, meta, name }) => {
    const [block] = blocksIn(`\`\`\`${info}\n1\n\`\`\`\n`);
    expect(block?.language).toBe(language);
    expect(block?.meta).toBe(meta);
    expect(block?.fileName?.name).toBe(name);
  });

  test.for([
    { before: 'We like it.', code: 'x', name: undefined },
    { before: 'Install Node.js:', code: 'x', name: undefined },
    { before: 'Visit example.com.', code: 'x', name: undefined },
    { before: 'Create `safe-files.mjs`:', code: 'x', name: 'safe-files.mjs' },
    { before: 'Add the key to `config/app.yml`, then save it.', code: 'x', name: 'config/app.yml' },
    { before: '**src/main.rs**', code: 'x', name: 'src/main.rs' },
    { before: 'First this.\n`policy.json`', code: '{}', name: 'policy.json' },
    { before: '`policy.json`을 만듭니다.', code: '{}', name: 'policy.json' },
    { before: 'policy.json을 만듭니다.', code: '{}', name: 'policy.json' },
    { before: '경계는 로컬에서 검사합니다. safe.test.mjs를 만듭니다.', code: 'x', name: 'safe.test.mjs' },
    { before: '아래 내용을 `Dockerfile`에 저장하세요.', code: 'x', name: 'Dockerfile' },
    { before: 'Node.js를 만듭니다.', code: 'x', name: undefined },
    { before: 'Text.', code: '// src/a.ts\nx', name: 'src/a.ts' },
    { before: 'Text.', code: '# .github/workflows/ci.yml\non: push', name: '.github/workflows/ci.yml' },
    { before: 'Text.', code: '<!-- index.html -->\n<p>', name: 'index.html' },
    { before: 'Text.', code: '// see a.ts for more', name: undefined },
    { before: 'Create `a.ts`:', code: '// b.ts\nx', name: 'b.ts' },
  ])('after “$before” with $code', ({ before, code, name }) => {
    const [block] = blocksIn(`${before}\n\n\`\`\`\n${code}\n\`\`\`\n`);
    expect(block?.fileName?.name).toBe(name);
  });

  test('comments between a sentence and its block are kept with it', () => {
    const [block] = blocksIn('Bad:\n\n<!-- no-check reason="shown wrong" -->\n\n```js\nx\n```\n');
    expect(block?.before).toBe('Bad:\n\n<!-- no-check reason="shown wrong" -->');
  });
});

test('hostile blocks are read in linear time', () => {
  const start = performance.now();
  const unclosed = `x\n\n${'    ```js\n'.repeat(20_000)}`;
  const wide = `\`\`\`js ${'title='.repeat(100_000)}\n${'# '.repeat(100_000)}\n\`\`\``;
  for (const text of [unclosed, wide]) blocksIn(text);
  expect(performance.now() - start).toBeLessThan(5_000);
});
