import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ReceiptStatement } from '../../pipeline/core/receipt.ts';
import { ownPublicKey } from '../../pipeline/receipts/keys.ts';
import { publish, start } from '../fixtures/publish.ts';
import { temporaryRepository, type TemporaryRepository } from '../fixtures/repository.ts';

const fence = '```';
/** An article whose code runs: a function, its test, and a script that fails. */
const article = `---
title: Adding numbers
---

# Adding numbers

Create \`sum.mjs\`:

${fence}js
export const sum = (...numbers) => numbers.reduce((total, one) => total + one, 0);
${fence}

Create \`sum.test.mjs\`:

${fence}js
import test from 'node:test';
import assert from 'node:assert/strict';
import { sum } from './sum.mjs';

test('adds', () => assert.equal(sum(1, 2, 3), 6));
test('of nothing', () => assert.equal(sum(), 0));
${fence}

Create \`broken.mjs\`:

${fence}js
throw new Error('on purpose');
${fence}
`;

function repositoryWithArticle(): TemporaryRepository {
  return temporaryRepository({ 'drafts/sum.md': article });
}

function receiptFiles(repository: TemporaryRepository, folder = 'reports/sum/receipts'): string[] {
  return readdirSync(repository.at(folder))
    .filter((name) => name.endsWith('.dsse.json'))
    .map((name) => repository.at(`${folder}/${name}`));
}

function statementIn(file: string): ReceiptStatement {
  const { payload } = JSON.parse(readFileSync(file, 'utf8')) as { payload: string };
  return JSON.parse(Buffer.from(payload, 'base64').toString('utf8')) as ReceiptStatement;
}

function everythingUnder(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');
}

describe('publish run', () => {
  test('runs the code of a draft in a folder of its own, streams what it prints, and records it', async () => {
    using repository = repositoryWithArticle();
    const ran = await publish(['run', '--draft', 'drafts/sum.md', '--', 'node', '--test', 'sum.test.mjs'], {
      cwd: repository.root,
    });
    expect(ran.code).toBe(0);
    expect(ran.stdout).toContain('pass 2');
    expect(ran.stderr).toMatch(/receipt reports\/sum\/receipts\/\w{16}\.dsse\.json; 2 passed, 0 failed, 0 skipped/);
    const [file = ''] = receiptFiles(repository);
    const { predicate } = statementIn(file);
    expect(predicate).toMatchObject({
      command: ['node', '--test', 'sum.test.mjs'],
      byproducts: {
        outcome: 'exit',
        'return-value': 0,
        report: { format: 'node-test', passed: 2, failed: 0, skipped: 0 },
      },
      environment: { workdir: 'workspace', clock: 'untrusted', draft: { path: 'drafts/sum.md' }, sandbox: 'none' },
    });
    expect(predicate.materials.map(({ name }) => name)).toEqual(['blocks/sum.mjs', 'blocks/sum.test.mjs']);
    expect(predicate.environment.tools['node']).toMatch(/^\d+\.\d+\.\d+$/);
    const shown = await publish(['receipts', '--verify'], { cwd: repository.root });
    expect(shown).toMatchObject({ code: 0, stdout: expect.stringContaining('[local]') as string });
  });

  test('a failure is a receipt, too', async () => {
    using repository = repositoryWithArticle();
    const ran = await publish(['run', '--draft', 'drafts/sum.md', '--', 'node', 'broken.mjs'], {
      cwd: repository.root,
    });
    expect(ran.code).toBe(1);
    expect(ran.stderr).toContain('on purpose');
    expect(statementIn(receiptFiles(repository)[0] ?? '').predicate.byproducts).toMatchObject({
      outcome: 'exit',
      'return-value': 1,
    });
  });

  test.for([
    { name: 'exit status', argv: ['--', 'node', '-e', 'process.exit(9)'], code: 9, outcome: 'exit' },
    { name: 'no such program', argv: ['--', 'no-such-program-here'], code: 127, outcome: 'spawn-error' },
    {
      name: 'time-out',
      argv: ['--timeout', '0.5', '--', 'node', '-e', 'setInterval(() => {}, 99)'],
      code: 124,
      outcome: 'timeout',
    },
  ])('exits as the command did: $name', async ({ argv, code, outcome }) => {
    using repository = temporaryRepository();
    const ran = await publish(['run', ...argv], { cwd: repository.root });
    expect(ran.code).toBe(code);
    expect(statementIn(receiptFiles(repository, '.publish/receipts')[0] ?? '').predicate.byproducts.outcome).toBe(
      outcome,
    );
  });

  test('Ctrl-C ends the command, and what happened is recorded', async () => {
    using repository = temporaryRepository();
    const { child, ending } = start(['run', '--', 'node', '-e', 'console.log("up"); setInterval(() => {}, 99)'], {
      cwd: repository.root,
    });
    await new Promise((resolve) => child.stdout?.once('data', resolve));
    child.kill('SIGINT');
    expect((await ending).code).toBe(143);
    expect(statementIn(receiptFiles(repository, '.publish/receipts')[0] ?? '').predicate.byproducts).toMatchObject({
      outcome: 'signal',
      signal: 'SIGTERM',
    });
  });

  test.for([
    { name: 'nothing to run', argv: ['run'], says: 'What is to be run?' },
    { name: 'a time that is none', argv: ['run', '--timeout', 'soon', '--', 'true'], says: '--timeout takes seconds' },
    { name: 'a folder outside', argv: ['run', '--workdir', '..', '--', 'true'], says: 'outside the repository' },
    { name: 'a product outside', argv: ['run', '--product', '../*', '--', 'true'], says: 'leads out of the folder' },
    {
      name: 'a draft that is not there',
      argv: ['run', '--draft', 'drafts/no.md', '--', 'true'],
      says: 'There is no file drafts/no.md',
    },
    {
      name: 'a draft without named blocks',
      argv: ['run', '--draft', 'drafts/plain.md', '--', 'true'],
      says: 'names no file for any of its code blocks',
    },
  ])('refuses $name', async ({ argv, says }) => {
    using repository = temporaryRepository({ 'drafts/plain.md': '# Plain\n\nNo code.\n' });
    expect(await publish(argv, { cwd: repository.root })).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(says) as string,
    });
  });

  test('a product is a subject, and a JUnit report among them is read', async () => {
    using repository = temporaryRepository();
    const script = `require('fs').writeFileSync('junit.xml', '<testsuite tests="3" failures="1" time="1"/>')`;
    await publish(['run', '--product', '*.xml,missing.txt', '--', 'node', '-e', script], { cwd: repository.root });
    const { subject, predicate } = statementIn(receiptFiles(repository, '.publish/receipts')[0] ?? '');
    expect(subject.map(({ name }) => name)).toEqual(['stdout', 'stderr', 'junit.xml']);
    expect(predicate.byproducts).toMatchObject({
      report: { format: 'junit', passed: 2, failed: 1 },
      'missing-products': ['missing.txt'],
    });
  });

  test('100 MB of output go through, in bounded memory', async () => {
    using repository = temporaryRepository();
    const script =
      'const line = "x".repeat(1023) + "\\n"; let left = 100 * 1024; const go = () => { while (left-- > 0) if (!process.stdout.write(line)) return process.stdout.once("drain", go); }; go();';
    const { child, ending } = start(['run', '-q', '--', 'node', '-e', script], {
      cwd: repository.root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let passed = 0;
    let peak = 0;
    child.stdout?.removeAllListeners('data').on('data', (chunk: string) => {
      passed += chunk.length;
      if (passed % (1 << 22) < chunk.length) peak = Math.max(peak, residentBytes(child.pid ?? 0));
    });
    expect((await ending).code).toBe(0);
    expect(passed).toBe(100 * 1024 * 1024);
    expect(peak).toBeLessThan(300 * 1024 * 1024);
    expect(statementIn(receiptFiles(repository, '.publish/receipts')[0] ?? '').predicate.byproducts).toMatchObject({
      'stdout-bytes': 100 * 1024 * 1024,
      truncated: true,
    });
  });
});

function residentBytes(pid: number): number {
  if (process.platform !== 'linux') return 0;
  const [, kibibytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kibibytes) * 1024;
}

test('planted secrets are in no file that is kept', async () => {
  using repository = temporaryRepository();
  const secrets = {
    AWS_SECRET_ACCESS_KEY: ['wJalrXUtnFEMI', 'K7MDENG', 'bPxRfiCYq8Zr2Tnm41v'].join('/'),
    GITHUB_TOKEN: ['ghp', 'Zx81kQmWn3Tb7VcYs5Rf9LdHj2Pg6Eu4AoIq'].join('_'),
    PLAIN_PASSWORD: 'nine-lives-of-a-cat',
  };
  const url = 'https://deploy:pa55-w0rd-here@example.com/x?token=query-token-77';
  const script = `
    const all = [...${JSON.stringify(Object.values(secrets))}, ${JSON.stringify(url)}, process.env.GITHUB_TOKEN];
    for (const one of all) console.log(one, Buffer.from(one).toString('base64'), encodeURIComponent(one));
    console.error(all.join(' '));`;
  const args = [
    'run',
    '--env',
    'GITHUB_TOKEN',
    '--name',
    `call ${url}`,
    '--',
    'node',
    '-e',
    script,
    url,
    `--key=${secrets.GITHUB_TOKEN}`,
  ];
  const ran = await publish(args, { cwd: repository.root, env: secrets });
  expect(ran.code).toBe(0);
  const kept = everythingUnder(repository.at('.publish'));
  for (const secret of [...Object.values(secrets), 'pa55-w0rd-here', 'query-token-77']) {
    for (const form of [secret, Buffer.from(secret).toString('base64').replace(/=+$/, ''), encodeURIComponent(secret)])
      expect(kept).not.toContain(form);
  }
  const decoded = receiptFiles(repository, '.publish/receipts')
    .map((file) => JSON.stringify(statementIn(file)))
    .join('\n');
  for (const secret of [...Object.values(secrets), 'pa55-w0rd-here', 'query-token-77'])
    expect(decoded).not.toContain(secret);
  expect(decoded).toContain('redacted');
});

/** The commands of the README, word for word. */
const recipe = `
jq -r .payload receipt.json | base64 -d > body
{ printf 'DSSEv1 %d %s %d ' 28 application/vnd.in-toto+json "$(wc -c < body | tr -d ' ')"; cat body; } > signed
jq -r '.signatures[0].sig' receipt.json | base64 -d > signature
openssl pkeyutl -verify -pubin -inkey recorder.pem -rawin -in signed -sigfile signature
jq -r '.subject[] | select(.name == "stdout" or .name == "stderr") | .digest.sha256 + "  blobs/" + .digest.sha256' body | sha256sum -c -
`;

test('an auditor verifies a receipt with jq, openssl and sha256sum alone', async () => {
  using repository = repositoryWithArticle();
  await publish(['run', '--draft', 'drafts/sum.md', '--', 'node', '--test', 'sum.test.mjs'], { cwd: repository.root });
  const [file = ''] = receiptFiles(repository);
  const folder = path.dirname(file);
  writeFileSync(path.join(folder, 'receipt.json'), readFileSync(file));
  const key = ownPublicKey(repository.root)?.export({ type: 'spki', format: 'pem' }) ?? '';
  writeFileSync(path.join(folder, 'recorder.pem'), key);
  const audit = (): string =>
    execFileSync('bash', ['-euo', 'pipefail', '-c', recipe], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  expect(audit()).toMatch(/Signature Verified Successfully[\s\S]*OK\n[\s\S]*OK\n/);
  expect(readFileSync(path.resolve(import.meta.dirname, '../../README.md'), 'utf8')).toContain(recipe.trim());

  const tampered = readFileSync(file, 'utf8').replace(
    /"payload": "(.{40})/,
    (_, start: string) => `"payload": "${start.slice(0, -1)}${start.endsWith('A') ? 'B' : 'A'}`,
  );
  writeFileSync(path.join(folder, 'receipt.json'), tampered);
  expect(audit).toThrow('Command failed');
});

describe('publish receipts', () => {
  test('--verify tells what is wrong, and exits 1', async () => {
    using repository = repositoryWithArticle();
    await publish(['run', '-q', '--draft', 'drafts/sum.md', '--', 'node', '--test', 'sum.test.mjs'], {
      cwd: repository.root,
    });
    const blobs = repository.at('reports/sum/receipts/blobs');
    const log =
      readdirSync(blobs)
        .map((name) => path.join(blobs, name))
        .find((name) => statSync(name).size > 0) ?? '';
    writeFileSync(log, readFileSync(log, 'utf8').replace('pass 2', 'pass 9'));
    const verified = await publish(['receipts', 'drafts/sum.md', '--verify'], { cwd: repository.root });
    expect(verified).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('stdout: its log is not the one that was signed') as string,
    });
  });

  test('--show prints its log, and nothing in it moves the cursor', async () => {
    using repository = temporaryRepository();
    await publish(['run', '-q', '--', 'node', '-e', 'console.log("\\x1b[2Jwiped\\x07")'], { cwd: repository.root });
    const [file = ''] = receiptFiles(repository, '.publish/receipts');
    const shown = await publish(['receipts', '--show', path.basename(file).slice(0, 6)], { cwd: repository.root });
    expect(shown.stdout).toContain('wiped');
    for (const control of ['\u001b', '\u0007']) expect(shown.stdout).not.toContain(control);
  });

  test.for([
    { name: 'the same comes out', script: 'console.log("done in 3 ms")', code: 0, says: 'trust `rerun`' },
    { name: 'something else comes out', script: 'console.log(Math.random())', code: 1, says: 'the output differs' },
  ])('--rerun: $name', async ({ script, code, says }) => {
    using repository = temporaryRepository({
      'drafts/a.md': `# A\n\nCreate \`a.mjs\`:\n\n${fence}js\n${script}\n${fence}\n`,
    });
    await publish(['run', '-q', '--draft', 'drafts/a.md', '--', 'node', 'a.mjs'], { cwd: repository.root });
    const [file = ''] = receiptFiles(repository, 'reports/a/receipts');
    const again = await publish(['receipts', '--rerun', path.basename(file).slice(0, 12)], { cwd: repository.root });
    expect(again).toMatchObject({ code, stdout: expect.stringContaining(says) as string });
  });
});
