import { describe, expect, test } from 'vitest';
import { judge } from './judge.ts';

describe('Markdown in Markdown: the code that it shows is judged', () => {
  test.for([
    { name: 'text alone', info: 'md', code: '# A\n\nsee [a](b', status: 'ok', at: undefined },
    { name: 'sound code', info: 'markdown', code: '```bash\nnpm i\n```', status: 'ok', at: undefined },
    { name: 'an excerpt', info: 'md', code: '```js\nreturn 1;\n```', status: 'ok-as-fragment', at: undefined },
    { name: 'a fence that stays open', info: 'md', code: '```js\nlet a = ;', status: 'ok', at: undefined },
    { name: 'indented text', info: 'md', code: 'a\n\n    let a = ;', status: 'ok', at: undefined },
    { name: 'broken code', info: 'md', code: '# 가 😀\n\n```js\nlet a = ;\n```\n', status: 'broken', at: ';\n```' },
    {
      name: 'broken code in a list of MDX',
      info: 'mdx',
      code: "import X from 'x'\n\n- a\n\n  ```json\n  [1 2]\n  ```\n",
      status: 'broken',
      at: '2]',
    },
    {
      name: 'front matter, which is only shown',
      info: 'md',
      code: '---\ntitle: [a\n---\n\nx',
      status: 'ok',
      at: undefined,
    },
    { name: 'two levels', info: 'md', code: '````md\n```json\n{"a" 1}\n```\n````', status: 'broken', at: '1}' },
    {
      name: 'three levels: nobody looks',
      info: 'md',
      code: '`````md\n````md\n```json\n{"a" 1}\n```\n````\n`````',
      status: 'ok',
      at: undefined,
    },
  ])('$name', async ({ info, code, status, at }) => {
    const verdict = await judge(info, code);
    expect(verdict.status).toBe(status);
    expect(code.slice(verdict.problem?.from).startsWith(at ?? '')).toBe(true);
  });

  test('code shown as wrong, inside, is only noted', async () => {
    expect(await judge('md', 'Wrong:\n\n```js\nlet a = ;\n```')).toMatchObject({ status: 'broken', shownWrong: true });
  });
});

describe('Svelte', () => {
  test.for([
    { name: 'expression', code: '<p>{a b}</p>', status: 'broken', at: 'b}' },
    { name: 'block', code: '{#if x}a{/each}', status: 'broken', at: 'each' },
    { name: 'tags that cross', code: '<div><span>a</div></span>', status: 'broken', at: '</span>' },
    { name: 'script', code: '<script>\n  let a = ;\n</script>\n<p>{a}</p>', status: 'broken', at: ';' },
    {
      name: 'runes, snippets, attachments',
      status: 'ok',
      at: undefined,
      code: '<script>\n  let a = $state(1);\n</script>\n{#snippet f(x)}<p {@attach g}>{x}</p>{/snippet}\n{@render f(a)}',
    },
    { name: 'TypeScript without a script', code: '<p>{(a as string).length}</p>', status: 'ok', at: undefined },
    { name: 'arrows in attributes', code: '<button onclick={() => a > 1}>…</button>', status: 'ok', at: undefined },
    { name: 'Svelte 4', code: '<Foo let:item on:click>{item}</Foo>\n<slot name="x" />', status: 'ok', at: undefined },
    { name: 'dots', code: '<Foo ... />\n...', status: 'ok', at: undefined },
    { name: 'the start', code: '{#if a}\n  <p>hi</p>', status: 'ok-as-fragment', at: undefined },
    { name: 'the end', code: '  </div>\n{/if}', status: 'ok-as-fragment', at: undefined },
    { name: 'a branch', code: '{:else}\n  <p>x</p>\n{/if}', status: 'ok-as-fragment', at: undefined },
  ])('$name: $status', async ({ code, status, at }) => {
    const verdict = await judge('svelte', code);
    expect(verdict.status).toBe(status);
    expect(code.slice(verdict.problem?.from).startsWith(at ?? '')).toBe(true);
  });
});

describe('settings files: only what no reader of them takes is suspect', () => {
  test.for([
    { info: 'env', code: 'A=1\nexport B="x"\n# c\nC=\'two\nlines\'\nD=\nE=a=b#c', status: 'ok' },
    { info: '.env', code: 'KEY=<your key>\n...', status: 'ok-as-fragment' },
    { info: 'dotenv', code: "A=it's fine", status: 'ok' },
    { info: 'dotenv', code: 'A=1\nno assignment', status: 'suspect' },
    { info: 'env', code: 'A="x\nB=2', status: 'suspect' },
    { info: 'env', code: 'A: 1', status: 'suspect' },
    { info: 'properties', code: '# \\u1\na.b = \\u00e9\nc', status: 'ok' },
    { info: 'properties', code: 'a = \\u12', status: 'suspect' },
    { info: 'ini', code: '[a]\nb = 1\nc\n; d\n[e "f"]\ng: h', status: 'ok' },
    { info: 'ini', code: '[a\nb = 1', status: 'suspect' },
    { info: 'conf', code: 'server {\n  [x\n}', status: 'skipped' },
  ])('$info: $code', async ({ info, code, status }) => {
    expect((await judge(info, code)).status).toBe(status);
  });
});
