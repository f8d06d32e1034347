import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TypeScriptCompiler } from '../../pipeline/resources/typescript.ts';

const ways = [
  { way: 'by its interface', engine: undefined },
  { way: 'by its command, since the interface cannot be loaded', engine: 'file:///there/is/no/such-module.ts' },
] as const;

describe.for(ways)('the TypeScript compiler, $way', ({ engine }) => {
  const home = realpathSync(mkdtempSync(path.join(tmpdir(), 'imprimatur-ts-')));
  const temporary = path.join(home, 'tmp');
  const usualTemporary = process.env['TMPDIR'];
  const root = path.join(home, 'repository');
  const docs = path.join(root, 'docs');
  const calledOff = new AbortController();
  let compiler: TypeScriptCompiler;

  const put = (file: string, text: string): void => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const open = (signal: AbortSignal): TypeScriptCompiler =>
    new TypeScriptCompiler({ root, signal, ...(engine && { engine }) });
  const codes = async (files: Record<string, string>, node = false): Promise<string[]> => {
    const { syntactic, semantic } = await compiler.check({ folder: docs, files, node });
    return [...syntactic, ...semantic].map(({ file, code, from }) => `${file}:${from} TS${code}`);
  };

  beforeAll(() => {
    put(path.join(root, 'node_modules/known/index.d.ts'), 'export declare const answer: number;\n');
    put(path.join(root, 'node_modules/known/package.json'), '{ "name": "known", "types": "index.d.ts" }');
    put(path.join(root, 'src/inner.ts'), 'export const inner = 1;\n');
    put(path.join(home, 'outside/index.d.ts'), 'export declare const leaked: 1;\n');
    symlinkSync(path.join(home, 'outside'), path.join(root, 'node_modules/smuggled'));
    mkdirSync(docs);
    mkdirSync(temporary);
    process.env['TMPDIR'] = temporary;
    compiler = open(calledOff.signal);
  });
  afterAll(async () => {
    if (usualTemporary === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = usualTemporary;
    await compiler[Symbol.asyncDispose]();
    rmSync(home, { recursive: true, force: true });
  });

  test.for([
    { name: 'a wrong type', files: { 'a.ts': 'const a: number = "x";' }, found: ['a.ts:6 TS2322'] },
    { name: 'a syntax error', files: { 'a.ts': 'const a = {' }, found: ['a.ts:11 TS1005'] },
    { name: 'a name that nothing declares', files: { 'a.ts': 'missing();' }, found: ['a.ts:0 TS2304'] },
    {
      name: 'a wrong type in the second of two files',
      files: { 'a.ts': 'export const n = (v: number) => v;', 'b.ts': 'import { n } from "./a";\nn("five");' },
      found: ['b.ts:27 TS2345'],
    },
    {
      name: 'a package that is not there',
      files: { 'a.ts': 'import x from "unknown-one"; x.y;' },
      found: ['a.ts:14 TS2307'],
    },
    {
      name: 'a path out of the repository',
      files: { 'a.ts': 'import x from "../../../etc/passwd"; x;' },
      found: ['a.ts:14 TS2307'],
    },
    { name: 'an absolute path', files: { 'a.ts': 'import x from "/etc/hostname"; x;' }, found: ['a.ts:14 TS2307'] },
    {
      name: 'a source file of the repository',
      files: { 'a.ts': 'import { inner } from "../../src/inner"; inner;' },
      found: ['a.ts:22 TS2307'],
    },
    {
      name: 'a reference path out of the repository',
      files: { 'a.ts': '/// <reference path="../../../outside/index.d.ts" />\nexport {};' },
      found: ['a.ts:21 TS6053'],
    },
    {
      name: 'nothing, in sound code for browsers',
      files: { 'a.ts': 'document.title = [1, 2].at(-1)!.toFixed();' },
      found: [],
    },
    { name: 'nothing, in sound JSX', files: { 'a.tsx': 'export const a = 1 + 1;' }, found: [] },
  ])('finds $name', async ({ files, found }) => {
    expect(await codes(files as Record<string, string>)).toEqual(found);
  });

  const packages = [
    {
      name: 'a package of the repository',
      files: { 'a.ts': 'import { answer } from "known";\nanswer.trim();' },
      found: ['a.ts:39 TS2339'],
    },
    {
      name: 'a package that leads out of the repository',
      files: { 'a.ts': 'import { leaked } from "smuggled"; leaked;' },
      found: ['a.ts:23 TS2307'],
    },
  ];

  test.runIf(engine === undefined).for(packages)('finds $name', async ({ files, found }) => {
    expect(await codes(files)).toEqual(found);
  });

  test.runIf(engine !== undefined).for([
    ...packages,
    { name: 'an absolute path to a file', files: { 'a.ts': `import x from "${home}/outside/index"; x;` } },
    { name: 'a path with its ending', files: { 'a.ts': `import x from "${home}/outside/index.d.ts"; x;` } },
    {
      name: 'a path written with escapes',
      files: { 'a.ts': `import x from "\\x2f${home.slice(1)}/outside/index"; x;` },
    },
    { name: 'a path written in octal', files: { 'a.ts': `import x from "\\57${home.slice(1)}/outside/index"; x;` } },
    { name: 'a path behind a comment', files: { 'a.ts': `import x from /* ' */ '${home}/outside/index'; x;` } },
    { name: 'a path in a template', files: { 'a.ts': `void import(\`${home}/outside/index\`);` } },
    { name: 'a path up', files: { 'a.ts': `import x from "../../../../outside/index"; x;` } },
    { name: 'a reference', files: { 'a.ts': `/// <reference path="${home}/outside/index.d.ts" />\nexport {};` } },
    { name: 'a runtime of JSX', files: { 'a.tsx': `/** @jsxImportSource ${home}/outside */\nexport {};` } },
    {
      name: 'thousands of strings',
      files: { 'a.ts': Array.from({ length: 2_100 }, (_, at) => `"${at}";`).join('') },
    },
  ])('does not judge $name', async ({ files }) => {
    await expect(codes(files as Record<string, string>)).rejects.toMatchObject({ code: 'types-not-judged' });
  });

  test.runIf(engine !== undefined)('leaves no file behind, called off or not', async () => {
    await codes({ 'a.ts': '1;' });
    const once = new AbortController();
    const other = open(once.signal);
    const judged = other.check({ folder: docs, files: { 'a.ts': '1;' }, node: false });
    await expect.poll(() => readdirSync(temporary).length, { interval: 2 }).toBe(1);
    once.abort(new Error('called off'));
    await expect(judged).rejects.toThrow('called off');
    await other[Symbol.asyncDispose]();
    expect(readdirSync(temporary)).toEqual([]);
  });

  test('knows Node’s own modules where they are asked for', async () => {
    const files = { 'a.ts': 'import { readFileSync } from "node:fs";\nconst n: number = readFileSync("x", "utf8");' };
    expect(await codes(files, true)).toEqual(['a.ts:46 TS2322']);
  });

  test('keeps programs apart that are checked together', async () => {
    const both = await Promise.all([
      codes({
        'same.ts': 'export const shared: string = "one";',
        'use.ts': 'import { shared } from "./same";\nshared.trim();',
      }),
      codes({
        'same.ts': 'export const shared: number = 2;',
        'use.ts': 'import { shared } from "./same";\nshared.trim();',
      }),
      codes({ 'a.ts': 'declare global { var everywhere: 1 }\nexport const x = everywhere;' }),
      codes({ 'a.ts': 'everywhere;' }),
    ]);
    expect(both).toEqual([[], ['use.ts:40 TS2339'], [], ['a.ts:0 TS2304']]);
  });

  test.runIf(engine === undefined)('checks a thousand programs in one process', async () => {
    const programs = Array.from({ length: 1000 }, (_, index) =>
      codes({ 'a.ts': `export const n: string = ${index};` }),
    );
    const found = await Promise.all(programs);
    expect(new Set(found.map(String)).size).toBe(1);
    expect(found.every(([one = '']) => one.endsWith('TS2322'))).toBe(true);
  });

  test('leaves no process behind', async () => {
    const running = (): number =>
      execFileSync('ps', ['-A', '-o', 'args'])
        .toString()
        .split('\n')
        .filter((line) => line.includes(root)).length;
    const other = open(calledOff.signal);
    const before = running();
    await other.check({ folder: docs, files: { 'a.ts': '1;' }, node: false });
    await other[Symbol.asyncDispose]();
    await expect.poll(running, { timeout: 5_000 }).toBe(before);
  });
});
