import { spawn } from 'node:child_process';
import { chownSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Report } from '../../pipeline/core/types.ts';
import { withoutBrowser } from '../fixtures/browser.ts';
import { launcher, publish, type RunReport } from '../fixtures/publish.ts';
import { runs } from '../fixtures/processes.ts';
import { temporaryRepository, type TemporaryRepository } from '../fixtures/repository.ts';

/** Each with words of its own: rows that look alike cannot be told apart. */
const words = 'river stone lamp orchard violin copper meadow harbour winter basket thunder needle'.split(' ');
const paragraphs = words.map((word, at) => `Paragraph ${at + 1}: ${`${word} ${words.at(-at)} `.repeat(6)}.\n\n`);
const text = `# Title\n\n${paragraphs.join('')}`;

async function look(repository: TemporaryRepository, flags: readonly string[] = [], env: NodeJS.ProcessEnv = {}) {
  const { code, stdout, stderr, durationMs } = await publish(
    ['check', '--only', 'mobile-view', '--format', 'json', ...flags],
    { cwd: repository.root, env },
  );
  const [report] = (JSON.parse(stdout) as RunReport).reports;
  return {
    code,
    stderr,
    durationMs,
    report: report as Report,
    result: report?.results.find(({ check }) => check === 'mobile-view'),
  };
}

const pathsOf = ({ attachments }: Report): string[] => attachments.map(({ path }) => path).sort();

describe.skipIf(withoutBrowser)('publish check looks at pages', { timeout: 180_000 }, () => {
  test('and keeps their pictures with the report; an unchanged page is answered without a browser', async () => {
    using repository = temporaryRepository({ 'drafts/x.md': text });
    const first = await look(repository);
    expect([first.code, first.result?.status]).toEqual([0, 'passed']);
    expect(pathsOf(first.report)).toHaveLength(4);
    for (const path of pathsOf(first.report)) expect(statSync(repository.at(path)).size).toBeGreaterThan(1_000);
    await pause(100);
    await look(repository);
    const again = await look(repository, [], { PUBLISH_BROWSER: '' });
    expect(again.report).toMatchObject({
      id: first.report.id,
      attachments: first.report.attachments,
    });
    expect(again.result).toMatchObject({ cached: true });
    expect(again.durationMs).toBeLessThan(1_000);

    const kept = repository.at(pathsOf(first.report)[0]!);
    rmSync(kept);
    expect((await look(repository)).report.id).toBe(first.report.id);
    expect(existsSync(kept)).toBe(true);

    repository.write({ 'drafts/x.md': `${text}More.\n` });
    const changed = await look(repository);
    expect(changed.report.id).not.toBe(first.report.id);
    expect(
      readdirSync(repository.at('reports/x/attachments'))
        .map((name) => `reports/x/attachments/${name}`)
        .sort(),
    ).toEqual(pathsOf(changed.report));
  });

  test('without pictures when they are not wanted, and with them when they are', async () => {
    using repository = temporaryRepository({ 'drafts/x.md': text });
    const bare = await look(repository, ['--no-screenshots']);
    expect([bare.result?.status, bare.report.attachments]).toEqual(['passed', []]);
    expect((await look(repository)).report.attachments).toHaveLength(4);
  });

  test('and tells what changed since somebody decided, with the lines', async () => {
    using repository = temporaryRepository({ 'drafts/x.md': text });
    const { report } = await look(repository);
    repository.write({ [`reports/x/${report.id.slice(7, 19)}/approval.json`]: '{}' });
    repository.write({ 'drafts/x.md': text.replace('Paragraph 6', 'New words on line 13.\n\nParagraph 6') });
    const { result } = await look(repository);
    const changes =
      result !== undefined && 'data' in result ? (result.data?.['changes'] as readonly Record<string, unknown>[]) : [];
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({ device: 'iPhone 14', lines: { first: 13 }, rowsOut: 0 });
    expect(changes[0]?.['rowsIn']).toBeGreaterThan(20);
    expect(changes[0]?.['rowsIn']).toBeLessThan(80);
  });

  test('that show a secret, and keeps no picture of them', async () => {
    using repository = temporaryRepository({ 'drafts/x.md': `${text}The key is AKIAQ3EGRTYUVWXZ2345.\n` });
    const { stdout } = await publish(['check', '--only', 'mobile-view,secrets', '--format', 'json'], {
      cwd: repository.root,
    });
    const [report] = (JSON.parse(stdout) as RunReport).reports;
    expect(report?.results.find(({ check }) => check === 'secrets')?.findings).not.toEqual([]);
    expect(report?.attachments).toEqual([]);
    expect(existsSync(repository.at('reports/x/attachments'))).toBe(false);
    expect(readdirSync(repository.at('.publish/blobs'))).toEqual([]);
  });

  test('with nothing left behind when it is called off', async () => {
    using repository = temporaryRepository({ 'drafts/x.md': text });
    using temporary = temporaryRepository();
    const { start } = await import('../fixtures/publish.ts');
    const { child, ending } = start(['check', '--only', 'mobile-view'], {
      cwd: repository.root,
      env: { TMPDIR: temporary.root },
    });
    const { childrenOf } = await import('../fixtures/processes.ts');
    while (childrenOf(child.pid).length === 0 && child.exitCode === null) await pause(20);
    const pids = childrenOf(child.pid);
    child.kill('SIGINT');
    expect((await ending).code).toBe(130);
    await pause(300);
    expect(pids.filter(runs)).toEqual([]);
    expect(readdirSync(temporary.root).filter((name) => name !== 'node-compile-cache')).toEqual(['.git']);
  });
});

test('where no browser is, the check could not look, and says how to get one', async () => {
  using repository = temporaryRepository({ 'drafts/x.md': text });
  const { code, result } = await look(repository, [], { PUBLISH_BROWSER: '/no/such/browser' });
  expect(code).toBe(3);
  expect(result).toMatchObject({ status: 'errored', error: { code: 'no-browser' } });
  expect(readFileSync(repository.at('.publish/.gitignore'), 'utf8')).toBe('*\n');
});

const nobody = 65_534;

/** Why nobody else could run this clone; false where they can. */
function reservedForRoot(): string | false {
  if (process.getuid?.() !== 0) return 'not root: the other tests run as a normal user already';
  for (let at = path.resolve(import.meta.dirname); at !== path.dirname(at); at = path.dirname(at)) {
    if ((statSync(at).mode & 0o005) !== 0o005) return `${at} is closed to other users`;
  }
  return false;
}

test.skipIf(withoutBrowser || reservedForRoot())(
  'as a normal user, in the sandbox that root cannot have',
  { timeout: 120_000 },
  async () => {
    using repository = temporaryRepository({ 'drafts/x.md': text });
    for (const name of ['', '.git', 'drafts', 'drafts/x.md']) chownSync(repository.at(name), nobody, nobody);
    const line = ['check', '--only', 'mobile-view', '--format', 'json'];
    const env = { PATH: process.env['PATH'], HOME: repository.root, TMPDIR: repository.root, LANG: 'C' };
    const child = spawn(process.execPath, [launcher, ...line], {
      cwd: repository.root,
      uid: nobody,
      gid: nobody,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stdout = '';
    child.stdout.setEncoding('utf8').on('data', (said: string) => (stdout += said));
    const code = await new Promise((resolve) => child.on('close', resolve));
    const [report] = (JSON.parse(stdout) as RunReport).reports;
    expect([code, report?.attachments.length]).toEqual([0, 4]);
    expect(readdirSync(repository.root).filter((name) => /browser|chromium|playwright/i.test(name))).toEqual([]);
  },
);
