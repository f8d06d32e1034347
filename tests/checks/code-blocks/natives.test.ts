import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { codeVerdicts } from '../../../checks/code-blocks/evidence.ts';
import { Sandbox } from '../../../checks/code-blocks/gather/natives/sandbox.ts';
import { type NativeVerdicts, nativeVerdicts } from '../../../checks/code-blocks/native-evidence.ts';
import { providers } from '../../../checks/index.ts';
import { digestOf } from '../../../pipeline/core/digest.ts';
import { sharedProviders } from '../../../pipeline/evidence/providers.ts';
import { openResources, type Resources } from '../../../pipeline/resources/resources.ts';
import { Gatherer } from '../../../pipeline/run/gatherer.ts';
import { defaultSettings } from '../../fixtures/settings.ts';

function has(command: string, argument = '--version'): boolean {
  try {
    execFileSync(command, [argument], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

const here: Readonly<Record<string, boolean>> = {
  rust: has('rustc'),
  java: has('javac', '-version'),
  c: has('gcc'),
  cpp: has('g++'),
  php: has('php'),
};

interface Asked {
  readonly verdicts: NativeVerdicts;
  readonly doubted: number;
  readonly identity: string;
  readonly paths: readonly string[];
}

const { signal } = new AbortController();
const shared = open();
afterAll(() => shared[Symbol.asyncDispose]());

function open(): Resources {
  return openResources({ root: '/', settings: defaultSettings, offline: true, signal });
}

/** Tools are looked for once for each `resources`. */
async function ask(text: string, options: Record<string, unknown> = {}, resources = shared): Promise<Asked> {
  const draft = { path: 'drafts/x.md', slug: 'x', format: 'md', digest: digestOf(text), text } as const;
  const all = { ...sharedProviders, ...providers };
  const gatherer = new Gatherer({ draft, resources, providers: all, optionsOf: () => options, signal });
  const { key, world } = await gatherer.identityOf(nativeVerdicts);
  const { blocks } = await gatherer.get(codeVerdicts);
  return {
    verdicts: await gatherer.get(nativeVerdicts),
    doubted: blocks.filter(({ status }) => status === 'suspect').length,
    identity: key,
    paths: world?.paths ?? [],
  };
}

function fence(info: string, code: string): string {
  return `~~~~~~${info}\n${code}\n~~~~~~\n`;
}

let temporary: string;
beforeEach(() => {
  temporary = mkdtempSync(path.join(tmpdir(), 'natives-test-'));
  vi.stubEnv('TMPDIR', temporary);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(temporary, { recursive: true, force: true });
});

interface Row {
  readonly info: string;
  readonly name: string;
  readonly code: string;
  /** Undefined: the suspicion stays. */
  readonly status: 'broken' | 'ok' | 'ok-as-fragment' | undefined;
}

const rows: readonly Row[] = [
  { info: 'rust', name: 'semicolon missing', code: 'fn main() {\n    let x = 1\n    let y = 2;\n}', status: 'broken' },
  { info: 'rust', name: 'lifetime misplaced', code: "struct Marker<a'> {\n    of: &'a str,\n}", status: 'broken' },
  {
    info: 'rust',
    name: 'safe items in an extern block',
    code: 'unsafe extern "C" {\n    safe fn f();\n}',
    status: 'ok',
  },
  { info: 'rust', name: 'unstable generators', code: 'gen fn f() -> u8 {\n    yield 1;\n}', status: undefined },
  { info: 'java', name: 'semicolon missing', code: 'class A {\n  int x = 1\n  int y = 2;\n}', status: 'broken' },
  {
    info: 'java',
    name: 'newer than the compiler may be',
    code: 'int f(Object o) {\n  return switch (o) {\n    case P(int x, int y) when x > 1 -> g(;\n    default -> 0;\n  };\n}',
    status: undefined,
  },
  {
    info: 'c',
    name: 'bracket missing',
    code: 'int main(void) {\n  int x[2] = {1, 2;\n  return 0;\n}\n\nint f(void);',
    status: 'broken',
  },
  {
    info: 'c',
    name: 'ranges in a switch',
    code: 'int f(int c) {\n  switch (c) {\n  case 0 ... 2:\n    return 1;\n  }\n  return 0;\n}\n\nint g(void);',
    status: 'ok',
  },
  {
    info: 'c',
    name: 'a header that is not here',
    code: '#include "of-the-project.h"\nint main(void) {\n  thing x[2] = {1, 2;\n  return 0;\n}\n\nint f(void);',
    status: undefined,
  },
  {
    info: 'cpp',
    name: 'bracket missing',
    code: '#include <vector>\n\nint main() {\n  std::vector<int> v = {1, 2;\n  return 0;\n}\n\nint f();',
    status: 'broken',
  },
  {
    info: 'cpp',
    name: 'a macro of a library',
    code: 'WIDGET(f) {\n  return {1, 2;\n}\n\nint g();\nint h();\nint i();',
    status: undefined,
  },
  {
    info: 'php',
    name: 'bracket missing',
    code: '<?php\nfunction f($x) {\n  return [$x, 1;\n}\n\nf(1);',
    status: 'broken',
  },
  { info: 'php', name: 'newer than the compiler may be', code: '$a = $b |> strlen(...) |> ;', status: undefined },
];

for (const { info, name, code, status } of rows) {
  test.skipIf(here[info] !== true)(`${info}: ${name} (needs its compiler on this machine)`, async () => {
    const { verdicts, doubted } = await ask(`# A\n\n${fence(info, code)}`);
    expect(doubted).toBe(1);
    expect(verdicts.tools).toHaveLength(1);
    expect(verdicts.settled.map((block) => block.status)).toEqual(status === undefined ? [] : [status]);
    for (const block of verdicts.settled) expect(verdicts.tools).toContain(block.confirmedBy);
    expect(readdirSync(temporary)).toEqual([]);
  });
}

describe('no compiler is asked', () => {
  const broken = fence('rust', 'fn main() {\n    let x = 1\n    let y = 2;\n}');
  test.for([
    { name: 'where nothing is doubted', text: fence('rust', 'fn f() {}'), options: {} },
    { name: 'about languages with a parser of their own', text: fence('js', 'let a = ;'), options: {} },
    { name: 'where the options say so', text: broken, options: { natives: 'off' } },
  ])('$name', async ({ text, options }) => {
    const { verdicts, identity } = await ask(text, options);
    expect(verdicts).toEqual({ tools: [], settled: [] });
    expect(identity).toBe('nativeVerdicts@1');
  });
});

/** A program of this name that says this version and refuses whatever it reads. */
function fakeTool(command: string, version: string): string {
  const folder = path.join(temporary, `bin-${version}`);
  mkdirSync(folder);
  const script = `#!/bin/sh\ncase "$*" in *-l*) echo "PHP Parse error:  no in x.php on line 1"; exit 255;; esac\necho "${version}"\n`;
  writeFileSync(path.join(folder, command), script);
  chmodSync(path.join(folder, command), 0o755);
  return folder;
}

describe('the tool that is found is part of what identifies the answer', () => {
  const doubted = fence('php', '<?php\nfunction f($x) {\n  return [$x, 1;\n}\n\nf(1);');

  async function askAnew(): Promise<Asked> {
    return ask(doubted, {}, { ...shared });
  }

  test('none, and one that comes later', async () => {
    vi.stubEnv('PATH', temporary);
    const before = await askAnew();
    expect(before.verdicts).toEqual({ tools: [], settled: [] });
    expect(before.identity).toBe('nativeVerdicts@1:none');
    expect(before.paths).toEqual([path.join(temporary, 'php')]);
  });

  test('another version, another key', async () => {
    vi.stubEnv('PATH', fakeTool('php', 'PHP 98.1.0'));
    const one = await askAnew();
    vi.stubEnv('PATH', fakeTool('php', 'PHP 98.2.0'));
    const other = await askAnew();
    expect(one.identity).not.toBe(other.identity);
    expect(other.verdicts).toMatchObject({
      tools: ['php 98.2.0'],
      settled: [{ status: 'broken', confirmedBy: 'php 98.2.0', problem: { message: 'no' } }],
    });
  });

  test('one that is too old refuses nothing', async () => {
    vi.stubEnv('PATH', fakeTool('php', 'PHP 7.4.33'));
    expect((await askAnew()).verdicts).toEqual({ tools: ['php 7.4.33'], settled: [] });
  });
});

describe('what a document says opens no file and shows none', () => {
  const secret = 'top-secret-words';
  const leaks = (file: string): Record<string, readonly string[]> => ({
    rust: [
      `include!("${file}");\nlet x = ;`,
      `}\ninclude!("${file}");\n#[path = "${file}"]\nmod evil;\nfn b() { let x = ;`,
      `const A: &str = include_str!("${file}");\nlet x = ;\ncompile_error!(include_str!("${file}"));`,
    ],
    c: [
      `#include "${file}"\nint x = ;`,
      `/* */ #include "${file}"\nint x = ;`,
      `#inc\\\nlude "${file}"\nint x = ;`,
      `%:include "${file}"\nint x = ;`,
      `#define X "${file}"\n#include X\nint x = ;`,
      `#/**/include "${file}"\nint x = ;`,
      `#include <../..${file}>\nint x = ;`,
    ],
    java: [`import static java.nio.file.Files.readString;\nclass A { String a = "${file}" + ; }`],
    php: [`<?php\ninclude "${file}";\n$x = ;\n\necho 1;\necho 2;`],
  });
  for (const info of ['rust', 'c', 'java', 'php']) {
    test.skipIf(here[info] !== true)(`${info} (needs its compiler on this machine)`, async () => {
      const file = path.join(temporary, 'secret.txt');
      writeFileSync(file, `${secret} = "${secret}"\n`);
      const { verdicts } = await ask((leaks(file)[info] ?? []).map((code) => fence(info, code)).join('\n'));
      expect(verdicts.tools).not.toEqual([]);
      expect(JSON.stringify(verdicts.settled)).not.toContain(secret);
    });
  }
});

/** What has ended may stay in the table until somebody looks at how. */
function isRunning(pid: number): boolean {
  try {
    return !/^State:\s*Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

describe('the sandbox', () => {
  const limits = (timeoutMs = 10_000, signal = new AbortController().signal) => ({ timeoutMs, signal });

  test('shows no variable of ours, and no input', async () => {
    vi.stubEnv('SOME_TOKEN', 'x');
    await using sandbox = await Sandbox.open(limits());
    const { output } = await sandbox.run('/bin/sh', ['-c', 'env; pwd; cat']);
    expect(output).not.toContain('SOME_TOKEN');
    expect(output).toContain(`HOME=${sandbox.folder}`);
    expect(output.trimEnd().endsWith(sandbox.folder)).toBe(true);
  });

  test('ends what takes too long, with all that it started', async () => {
    await using sandbox = await Sandbox.open(limits(300));
    const start = performance.now();
    const ran = await sandbox.run('/bin/sh', ['-c', 'sleep 600 & echo $!; sleep 600']);
    expect(ran.exitCode).toBeUndefined();
    expect(performance.now() - start).toBeLessThan(5_000);
    await vi.waitFor(() => expect(isRunning(Number(ran.output))).toBe(false));
  });

  test('ends what is called off, and leaves no folder', async () => {
    const called = new AbortController();
    {
      await using sandbox = await Sandbox.open(limits(10_000, called.signal));
      const running = sandbox.run('/bin/sh', ['-c', 'sleep 600']);
      called.abort();
      expect((await running).exitCode).toBeUndefined();
      expect((await sandbox.run('/bin/sh', ['-c', 'echo hi'])).output).toBe('');
    }
    expect(readdirSync(temporary)).toEqual([]);
  });

  test('ends what never stops talking', async () => {
    await using sandbox = await Sandbox.open(limits());
    const { exitCode, output } = await sandbox.run('/bin/sh', ['-c', 'while :; do echo 0123456789abcdef; done']);
    expect(exitCode).toBeUndefined();
    expect(output.length).toBeLessThanOrEqual(1024 * 1024);
  });

  test('a program that is not there is no error', async () => {
    await using sandbox = await Sandbox.open(limits());
    expect((await sandbox.run('/no/such/program', [], { bounded: false })).exitCode).toBeUndefined();
  });
});
