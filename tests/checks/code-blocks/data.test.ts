import { describe, expect, test } from 'vitest';
import { judge } from './judge.ts';

describe('broken', () => {
  test.for([
    { name: 'comma missing', info: 'json', code: '{\n  "a": 1\n  "b": 2\n}' },
    { name: 'comma too many', info: 'json', code: '{\n  "a": 1,\n}' },
    { name: 'brackets crossed', info: 'json', code: '{"a": [1, {"b": 2]}}' },
    { name: 'string not closed', info: 'json', code: '{"a": "b}' },
    { name: 'misspelt literal', info: 'json', code: '{"a": treu}' },
    { name: 'number with a leading zero', info: 'json', code: '{"a": 01}' },
    { name: 'a comment hides no other fault', info: 'json', code: '{\n  "a": 1 // one\n  "b": 2\n}' },
    { name: 'dots hide no other fault', info: 'json', code: '{\n  "a": 1\n  "b": 2,\n  ...\n}' },
    { name: 'comma missing', info: 'jsonc', code: '{\n  "a": 1\n  "b": 2\n}' },
    { name: 'brace missing', info: 'json5', code: "{ a: 'b', c: [1, }" },
    { name: 'a line that is no value', info: 'jsonl', code: '{"a": 1}\n{"a": }' },
    { name: 'indentation', info: 'yaml', code: 'a: 1\n b: 2' },
    { name: 'two colons', info: 'yml', code: 'a: b: c' },
    { name: 'tab', info: 'yaml', code: 'a:\n\tb: 1' },
    { name: 'quote not closed', info: 'yaml', code: 'a: "b\nc: 1' },
    { name: 'alias without its anchor', info: 'yaml', code: 'a: *b' },
    { name: 'in the second document', info: 'yaml', code: '---\na: 1\n---\nb: [1' },
    { name: 'bare word', info: 'toml', code: 'a = yes' },
    { name: 'bare address', info: 'toml', code: 'endpoint = http://localhost:1' },
    { name: 'colon in a table', info: 'toml', code: 'a = { "b": "c" }' },
    { name: 'comma missing in an array', info: 'toml', code: 'a = [\n  "b"\n  "c",\n]' },
  ])('$info: $name', async ({ info, code }) => {
    expect(await judge(info, code)).toMatchObject({ status: 'broken', problem: { kind: 'syntax' } });
  });
});

describe('said twice', () => {
  test.for([
    { name: 'a key', info: 'yaml', code: 'a: 1\nb: 2\na: 3' },
    { name: 'a table', info: 'toml', code: '[a]\nb = 1\n[a]\nb = 2' },
  ])('$info: $name', async ({ info, code }) => {
    expect((await judge(info, code)).status).toBe('suspect');
  });

  test('two ways in YAML, a blank line between', async () => {
    expect((await judge('yaml', 'a: 1\n\na: 2')).status).toBe('ok-as-fragment');
  });
});

describe('not broken', () => {
  test.for([
    { name: 'a value', info: 'json', code: '{"a": [1, null]}', status: 'ok' },
    { name: 'comments', info: 'json', code: '{\n  // one\n  "a": 1 /* two */\n}', status: 'ok-as-fragment' },
    {
      name: 'comments where the file takes them',
      info: 'json title="tsconfig.json"',
      code: '{\n  // one\n  "a": 1,\n}',
      status: 'ok',
    },
    { name: 'members', info: 'json', code: '"a": 1,\n"b": {}', status: 'ok-as-fragment' },
    { name: 'several values', info: 'json', code: '{"a": 1}\n{"a": 2}', status: 'ok-as-fragment' },
    {
      name: 'values between blank lines',
      info: 'json',
      code: '{\n  "a": 1\n}\n\n{\n  "a": 2\n}',
      status: 'ok-as-fragment',
    },
    { name: 'dots at the end', info: 'json', code: '{\n  "a": 1,\n  ...\n}', status: 'ok-as-fragment' },
    {
      name: 'dots in an array',
      info: 'json',
      code: '{"a": [1, 2, ...], "b": {...}, "c": [...]}',
      status: 'ok-as-fragment',
    },
    { name: 'dots between members', info: 'json', code: '{\n  "a": 1\n  ...\n  "b": 2\n}', status: 'ok-as-fragment' },
    { name: 'dots for a value', info: 'json', code: '{"a": ...,\n "b": …}', status: 'ok-as-fragment' },
    {
      name: 'placeholders',
      info: 'json',
      code: '{"a": <your-id>, "b": {{ port }}, "c": $COUNT}',
      status: 'ok-as-fragment',
    },
    { name: 'a diff', info: 'json', code: ' {\n-  "a": 1\n+  "a": 2\n }', status: 'ok-as-fragment' },
    { name: 'comments and comma', info: 'jsonc', code: '{\n  "a": 1, // one\n}', status: 'ok' },
    { name: 'JSON5', info: 'json5', code: "{ a: 'b', c: +1, }", status: 'ok' },
    { name: 'lines', info: 'jsonl', code: '{"a": 1}\n\n[2]', status: 'ok' },
    { name: 'several documents', info: 'yaml', code: '---\na: &x 1\n---\nb: [*y]\n', status: 'broken' },
    { name: 'anchors and tags', info: 'yaml', code: 'a: &x !Ref b\nc: *x\nd:\n  <<: &y {e: 1}', status: 'ok' },
    { name: 'workflow expressions', info: 'yaml', code: 'run: echo ${{ a.b }}\non: [push]', status: 'ok' },
    {
      name: 'template lines',
      info: 'yaml',
      code: 'a:\n{% if b %}\n  c: {{ .Values.d }}\n{% endif %}',
      status: 'ok-as-fragment',
    },
    { name: 'dots inside', info: 'yaml', code: 'a:\n  b: 1\n  ...\n  c: 2', status: 'ok-as-fragment' },
    { name: 'TOML 1.1', info: 'toml', code: 'a = {\n  b = 1,\n}\nc = 2024-01-01', status: 'ok' },
    { name: 'dots', info: 'toml', code: '[a]\nb = 1\n...\nc = ...\nd = ["e", ...]', status: 'ok-as-fragment' },
  ])('$info: $name', async ({ info, code, status }) => {
    expect((await judge(info, code)).status).toBe(status);
  });
});
