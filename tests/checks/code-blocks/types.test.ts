import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import check from '../../../checks/code-blocks/check.ts';
import { providers } from '../../../checks/index.ts';
import { digestOf } from '../../../pipeline/core/digest.ts';
import { LineIndex } from '../../../pipeline/core/place.ts';
import type { Draft } from '../../../pipeline/core/types.ts';
import { sharedProviders } from '../../../pipeline/evidence/providers.ts';
import { openResources } from '../../../pipeline/resources/resources.ts';
import { Gatherer } from '../../../pipeline/run/gatherer.ts';
import { runCheck } from '../../../pipeline/run/run-check.ts';
import { defaultSettings } from '../../fixtures/settings.ts';

const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'imprimatur-types-')));
const { signal } = new AbortController();
const resources = openResources({ root, settings: defaultSettings, offline: true, signal });

afterAll(async () => {
  await resources[Symbol.asyncDispose]();
  rmSync(root, { recursive: true, force: true });
});

async function typesOf(text: string, level: 'parse' | 'types' = 'types') {
  const draft: Draft = { path: 'drafts/x.md', slug: 'x', format: 'md', digest: digestOf(text), text };
  const options = { level };
  const gatherer = new Gatherer({
    draft,
    resources,
    providers: { ...sharedProviders, ...providers },
    optionsOf: () => options,
    signal,
  });
  const { result } = await runCheck({
    check,
    draft,
    lines: new LineIndex(text),
    options,
    overrides: {},
    timeoutMs: 60_000,
    signal,
    gather: (wanted) => gatherer.get(wanted),
  });
  if (result.status === 'errored') throw new Error(result.error.message);
  const found = result.findings.map(({ code, severity, place, params }) => {
    const at = `${place?.start.line}:${place?.start.column}`;
    return `${at} ${severity} ${code} ${String(params['number'] ?? '')}`.trim();
  });
  return { found, data: result.status === 'skipped' ? undefined : result.data };
}

const fence = (info: string, ...lines: string[]): string => `\`\`\`${info}\n${lines.join('\n')}\n\`\`\`\n`;

describe('types are not looked at', () => {
  test.for([
    { name: 'when nobody asks', text: fence('ts', 'const n: number = "x";'), level: 'parse' as const },
    { name: 'in JavaScript', text: fence('js', 'const n = missing;'), level: 'types' as const },
    {
      name: 'in a block that is an excerpt',
      text: fence('ts', 'compilerOptions: {', '  strict: "x"', '}'),
      level: 'types' as const,
    },
    {
      name: 'when the block says so',
      text: fence('ts', '// @noErrors', 'const n: number = "x";'),
      level: 'types' as const,
    },
  ])('$name', async ({ text, level }) => {
    expect((await typesOf(text, level)).found).toEqual([]);
  });
});

describe('types are judged', () => {
  test.for([
    { name: 'a wrong type', text: fence('ts', 'const n: number = "x";'), found: ['2:7 blocker type-error TS2322'] },
    {
      name: 'a wrong type in a list',
      text: `- one\n\n  ${fence('ts', '  const n: number = "x";').replace(/\n(?=`)/, '\n  ')}`,
      found: ['4:9 blocker type-error TS2322'],
    },
    {
      name: 'a wrong type in a quote',
      text: fence('ts', 'const n: number = "x";').replace(/^(?=.)/gm, '> '),
      found: ['2:9 blocker type-error TS2322'],
    },
    {
      name: 'what only strict checks mind',
      text: fence('ts', 'let v: string | undefined;', 'declare function f(): void;', 'f();', 'v.trim();'),
      found: ['5:1 warning type-error TS18048'],
    },
    {
      name: 'a name that the page does not declare',
      text: fence('ts', 'export const a = missing();'),
      found: ['2:18 warning name-undeclared TS2304'],
    },
    {
      name: 'a name that only another block imports, in a block with imports of its own',
      text:
        fence('ts', 'import { one } from "node:fs";', 'import { two } from "node:os";') +
        fence('ts', 'import { join } from "node:path";', 'join(two);'),
      found: ['2:10 blocker type-error TS2305', '3:10 blocker type-error TS2305', '7:6 warning name-undeclared TS2304'],
    },
    {
      name: 'a package that is not installed',
      text: fence('ts', 'import { z } from "zed-not-here";', 'z.any();'),
      found: ['2:19 note import-unresolved TS2307'],
    },
    {
      name: 'a path out of the repository',
      text: fence('ts', 'import x from "../../../etc/passwd";', 'x;'),
      found: ['2:15 note import-unresolved TS2307'],
    },
    {
      name: 'an error that was announced and does not come',
      text: fence('ts', '// @errors: 2322', 'const n: number = 1;'),
      found: ['1:1 blocker expected-error-missing TS2322'],
    },
  ])('$name is found at its place', async ({ text, found }) => {
    expect((await typesOf(text)).found).toEqual(found);
  });

  test.for([
    { name: 'an error that was announced', text: fence('ts', '// @errors: 2322', 'const n: number = "x";') },
    {
      name: 'a name that an earlier block declares',
      text:
        fence('ts', 'export const client = { get: (path: string) => path };') +
        '\nThen:\n\n' +
        fence('ts', 'client.get("/");'),
    },
    {
      name: 'a block that imports another by its name',
      text:
        fence('ts title="sum.ts"', 'export const sum = (a: number, b: number) => a + b;') +
        '\n' +
        fence('ts title="main.ts"', 'import { sum } from "./sum";', 'sum(1, 2).toFixed();'),
    },
    {
      name: 'Node’s modules',
      text: fence('ts', 'import { readFileSync } from "node:fs";', 'readFileSync("a", "utf8").trim();'),
    },
    {
      name: 'a hidden prelude of twoslash',
      text: fence(
        'ts twoslash',
        'interface User { name: string }',
        '// ---cut---',
        'const u: User = { name: "a" };',
        '//    ^?',
      ),
    },
  ])('$name is left alone', async ({ text }) => {
    expect((await typesOf(text)).found).toEqual([]);
  });

  test('the second file of one block is told at its line in the draft', async () => {
    const text = fence(
      'ts',
      '// @filename: total.ts',
      'export const total = (a: number) => a;',
      '// @filename: main.ts',
      'import { total } from "./total";',
      'total("five");',
    );
    expect((await typesOf(text)).found).toEqual(['6:7 blocker type-error TS2345']);
  });

  test('a fence that says `types` asks for its block alone', async () => {
    const text = `${fence('ts', 'const n: number = "x";')}\n${fence('ts types', 'const m: number = "y";')}`;
    expect((await typesOf(text, 'parse')).found).toEqual(['6:7 blocker type-error TS2322']);
  });

  test('front matter can ask for a whole draft', async () => {
    const text = `---\ncode-blocks: types\n---\n\n${fence('ts', 'const n: number = "x";')}`;
    expect((await typesOf(text, 'parse')).found).toEqual(['6:7 blocker type-error TS2322']);
  });

  test('the report counts the blocks that were type-checked', async () => {
    const { data } = await typesOf(fence('ts', 'export const n = 1;') + fence('ts', 'const n: number = "x";'));
    expect(data?.['types']).toMatchObject({ verdicts: { ok: 1, broken: 1 } });
  });
});
