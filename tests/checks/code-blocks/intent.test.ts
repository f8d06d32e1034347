import { describe, expect, test } from 'vitest';
import { judge } from './judge.ts';

const broken = '{\n  "a": 1\n  "b": 2\n}';

describe('expect-error', () => {
  test.for([
    {
      name: 'a block that fails',
      info: 'json expect-error',
      code: broken,
      status: 'skipped',
      reason: 'expects-errors',
    },
    {
      name: 'a comment before',
      info: 'json',
      before: 'x\n\n<!-- expect-error -->',
      code: broken,
      status: 'skipped',
      reason: 'expects-errors',
    },
    {
      name: 'with its code',
      info: 'ts expect-error=TS1005',
      code: 'let a: = 1',
      status: 'skipped',
      reason: 'expects-errors',
    },
    { name: 'data that parses', info: 'json expect-error', code: '{"a": 1}', status: 'broken', kind: 'not-broken' },
    { name: 'YAML that parses', info: 'yaml expect-error', code: 'a: 1', status: 'broken', kind: 'not-broken' },
    {
      name: 'code that parses may fail later',
      info: 'ts expect-error',
      code: 'let a: string = 1',
      status: 'unresolved',
    },
    {
      name: 'code that parses, and says it does not',
      info: 'js expect-error=syntax',
      code: 'f()',
      status: 'broken',
      kind: 'not-broken',
    },
    {
      name: 'the words in another place',
      info: 'json title="expect-error.json"',
      code: broken,
      status: 'broken',
      kind: 'syntax',
    },
  ])('$name', async ({ info, code, before, status, reason, kind }) => {
    const verdict = await judge(info, code, before);
    expect(verdict.status).toBe(status);
    expect(verdict.reason).toBe(reason);
    expect(verdict.problem?.kind).toBe(kind);
  });
});

describe('no-check', () => {
  test.for([
    { name: 'with its reason', info: 'json no-check reason="shows our old format"', reason: 'shows our old format' },
    { name: 'without', info: 'json no-check', reason: '' },
    { name: 'with an empty reason', info: 'json no-check reason=" "', reason: '' },
    { name: 'in a comment', info: 'json', before: '<!-- no-check reason="예전 형식" -->', reason: '예전 형식' },
    { name: 'in an MDX comment', info: 'json', before: 'x\n\n{/* no-check reason="old" */}', reason: 'old' },
  ])('$name', async ({ info, before, reason }) => {
    expect(await judge(info, broken, before)).toMatchObject({
      status: 'skipped',
      reason: 'no-check',
      noCheckReason: reason,
    });
  });

  test('a comment before another paragraph does not count', async () => {
    expect((await judge('json', broken, '<!-- no-check reason="x" -->\n\nText.')).status).toBe('broken');
  });
});

describe('shown as the wrong way', () => {
  test.for([
    { before: 'This works:', code: broken, wrong: undefined },
    { before: 'Wrong results come from other places. Use this:', code: broken, wrong: undefined },
    { before: '### ❌ Bad', code: broken, wrong: true },
    { before: 'This is wrong:', code: broken, wrong: true },
    { before: '나쁜 예:', code: broken, wrong: true },
    { before: '다음은 잘못된 코드입니다.', code: broken, wrong: true },
    { before: 'The following does not compile:', code: broken, wrong: true },
    { before: 'A bad idea, said long ago.\n\nNow this:', code: broken, wrong: undefined },
    { before: 'Text.', code: '{\n  // ❌\n  "a": 1\n}', wrong: undefined },
  ])('after “$before”', async ({ before, code, wrong }) => {
    expect((await judge('json', code, before)).shownWrong).toBe(wrong);
  });

  test.for([
    { code: 'const a = 1;\nconst b; // SyntaxError: Missing initializer\nf(b);', wrong: true },
    { code: '// ❌ this fails\nconst b;\nf(b);', wrong: true },
    { code: 'const a = 1; // wrong\nf(a);\nconst b;\nf(b);', wrong: undefined },
  ])('by a comment in $code', async ({ code, wrong }) => {
    expect((await judge('js', code)).shownWrong).toBe(wrong);
  });
});
