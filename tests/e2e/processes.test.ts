import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { isSealed } from '../../pipeline/core/report.ts';
import type { Report } from '../../pipeline/core/types.ts';
import { checkJson, launcher, publish, start } from '../fixtures/publish.ts';
import { temporaryRepository, type TemporaryRepository } from '../fixtures/repository.ts';

/** Takes the parser many seconds, so that there is time to interrupt it. */
const endless = '[a]('.repeat(2 ** 19);
const drafts = (count: number, text = 'Some words.') =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `drafts/${String(at).padStart(3, '0')}.md`,
      `---\ntitle: Draft ${at}\n---\n\n${text} ${at}\n`,
    ]),
  );

/** Every report folder is whole, under the name that its seal gives it, and nothing else lies there. */
function soundReports(repository: TemporaryRepository): Report[] {
  if (!existsSync(repository.at('reports'))) return [];
  return readdirSync(repository.at('reports')).flatMap((slug) =>
    readdirSync(repository.at(`reports/${slug}`)).map((name) => {
      const folder = repository.at(`reports/${slug}/${name}`);
      expect(readdirSync(folder).sort()).toEqual(['report.html', 'report.json']);
      const report = JSON.parse(readFileSync(path.join(folder, 'report.json'), 'utf8')) as Report;
      expect(isSealed(report)).toBe(true);
      expect(report.id.slice(7, 19)).toBe(name);
      return report;
    }),
  );
}

describe('Ctrl-C', { timeout: 120_000 }, () => {
  test('ends the run with 130, soon, and leaves nothing half done', async () => {
    using repository = temporaryRepository({ ...drafts(20), 'drafts/000.md': endless });
    repository.write({ 'out.json': 'the older result' });
    const { child, ending } = start(['check', '--format', 'json', '--output', 'out.json'], { cwd: repository.root });
    while (!readdirSync(repository.root).some((name) => name.endsWith('.partial'))) await sleep(20);
    await sleep(1_000);
    const begun = performance.now();
    child.kill('SIGINT');
    const { code, stderr } = await ending;
    expect({ code, stderr }).toEqual({ code: 130, stderr: 'publish: Interrupted.\n' });
    expect(performance.now() - begun).toBeLessThan(3_000);
    expect(readFileSync(repository.at('out.json'), 'utf8')).toBe('the older result');
    expect(readdirSync(repository.root).sort()).toEqual([
      '.git',
      '.publish',
      'drafts',
      'out.json',
      ...(existsSync(repository.at('reports')) ? ['reports'] : []),
    ]);
    soundReports(repository);
  });

  test('twice ends it at once', async () => {
    using repository = temporaryRepository({ 'drafts/x.md': endless });
    const { child, ending } = start(['check'], { cwd: repository.root });
    while (!existsSync(repository.at('.publish/state.db'))) await sleep(20);
    await sleep(500);
    child.kill('SIGINT');
    child.kill('SIGINT');
    const { code, signal } = await ending;
    expect([130, null]).toContain(code);
    expect(['SIGINT', null]).toContain(signal);
  });

  test('on a terminal, the cursor is back', async () => {
    using repository = temporaryRepository({ 'drafts/w.md': endless, 'drafts/x.md': endless });
    const command = `exec ${process.execPath} ${launcher} check --output out.txt`;
    // Spinners hold still where CI is set, even on a terminal.
    const { CI: _, ...env } = process.env;
    const child = spawn('script', ['--quiet', '--return', '--command', command, repository.at('typescript')], {
      cwd: repository.root,
      env: { ...env, TERM: 'xterm-256color' },
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    let shown = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (shown += text));
    const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
    while (!shown.includes('\u001b[?25l') && child.exitCode === null) await sleep(50);
    child.stdin.write('\u0003');
    expect(await closed).toBe(130);
    expect(shown.lastIndexOf('\u001b[?25h')).toBeGreaterThan(shown.lastIndexOf('\u001b[?25l'));
  });
});

describe('output', { timeout: 120_000 }, () => {
  test('a reader that goes away ends the run quietly, and that is no pass', async () => {
    using repository = temporaryRepository(drafts(200));
    const line = `set -o pipefail; ${process.execPath} ${launcher} check --skip mobile-view --format json | head -c 1`;
    const child = spawn('bash', ['-c', line], { cwd: repository.root, stdio: ['ignore', 'pipe', 'pipe'] });
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect({ code, stderr }).toEqual({ code: 141, stderr: '' });
    soundReports(repository);
  });

  test.for([
    { name: 'a folder that is not there', file: 'nope/out.json', says: 'no such file or directory' },
    { name: 'a folder', file: 'drafts', says: 'it is a folder' },
    { name: 'a full disk', file: '/dev/full', says: 'no space left on device' },
    { name: 'a file for a folder', file: 'drafts/000.md/out', says: 'ENOTDIR' },
  ])('cannot be written: $name', async ({ file, says }) => {
    using repository = temporaryRepository(drafts(1));
    const { code, stdout, stderr } = await publish(['check', '--output', file], { cwd: repository.root });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^publish: Cannot write [^\n]+\n$/);
    expect(stderr).toContain(says);
  });

  test('a full disk behind standard output', async () => {
    using repository = temporaryRepository(drafts(1));
    const line = `${process.execPath} ${launcher} check --skip mobile-view > /dev/full`;
    const child = spawn('bash', ['-c', line], { cwd: repository.root, stdio: ['ignore', 'pipe', 'pipe'] });
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(2);
    expect(stderr).toMatch(/^publish: Cannot write [^\n]*no space left[^\n]*\n$/);
  });

  test('a file is written whole, through a link too, and devices stay devices', async () => {
    using repository = temporaryRepository(drafts(2));
    mkdirSync(repository.at('out'));
    execFileSync('ln', ['-s', 'out/real.json', repository.at('link.json')]);
    repository.write({ 'out/real.json': 'old' });
    await publish(['check', '--format', 'json', '--output', 'link.json'], { cwd: repository.root });
    expect(JSON.parse(readFileSync(repository.at('out/real.json'), 'utf8'))).toMatchObject({ schema: 'run/1' });
    await publish(['check', '--format', 'json', '--output', '/dev/null'], { cwd: repository.root });
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
  });
});

describe('several runs', { timeout: 240_000 }, () => {
  test('at once on one repository all end right, and leave one report for each draft', async () => {
    using repository = temporaryRepository(drafts(40));
    for (let round = 0; round < 3; round += 1) {
      if (round === 1) rmSync(repository.at('.publish'), { recursive: true });
      if (round === 2) writeFileSync(repository.at('.publish/state.db'), 'damaged');
      const endings = await Promise.all([1, 2, 3].map(() => checkJson([], { cwd: repository.root })));
      for (const { code, stderr, run } of endings) {
        expect({ code, stderr, drafts: run.summary.drafts }).toEqual({
          code: endings[0]?.code,
          stderr: '',
          drafts: 40,
        });
        expect(run.reports.map(({ results }) => results.map(({ status }) => status))).toEqual(
          endings[0]?.run.reports.map(({ results }) => results.map(({ status }) => status)),
        );
      }
      const reports = soundReports(repository);
      expect(new Set(reports.map((report) => report.draft.path)).size).toBe(40);
    }
  });

  test('killed at any moment, the next works, and no half-written report is seen', async () => {
    using repository = temporaryRepository(drafts(60));
    for (let round = 0; round < 15; round += 1) {
      const { child, ending } = start(['check', ...(round % 3 === 0 ? ['--no-cache'] : [])], { cwd: repository.root });
      await sleep(150 + Math.random() * 1_500);
      child.kill('SIGKILL');
      await ending;
      soundReports(repository);
      repository.write({ [`drafts/0${10 + round}.md`]: `---\ntitle: Edited ${round}\n---\n\nOther words.\n` });
    }
    const { stderr, run } = await checkJson([], { cwd: repository.root });
    expect({ stderr, drafts: run.summary.drafts, refusals: run.refusals }).toEqual({
      stderr: '',
      drafts: 60,
      refusals: [],
    });
    const paths = soundReports(repository).map((report) => report.draft.path);
    expect(paths.toSorted()).toEqual(Object.keys(drafts(60)));
  });
});

describe('a repository that cannot be written', () => {
  const nobody = 65534;
  const asNobody = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

  test('is checked all the same; what is not kept is said once', async () => {
    using repository = temporaryRepository(drafts(3));
    chmodSync(repository.root, 0o555);
    const { stderr, run } = await checkJson([], { cwd: repository.root, ...asNobody });
    chmodSync(repository.root, 0o755);
    expect(run.summary.drafts).toBe(3);
    expect(run.reports.every((report) => isSealed(report))).toBe(true);
    expect(stderr.split('\n').filter((line) => line !== '')).toEqual([
      expect.stringContaining('this run keeps no cache') as string,
      expect.stringContaining('reports are not kept') as string,
    ]);
  });

  test.runIf(process.getuid?.() === 0)('a draft that may not be read is refused', async () => {
    using repository = temporaryRepository(drafts(2));
    chownSync(repository.root, nobody, nobody);
    chmodSync(repository.at('drafts/000.md'), 0);
    const { run } = await checkJson([], { cwd: repository.root, ...asNobody });
    expect(run.refusals).toMatchObject([{ path: 'drafts/000.md', error: { code: 'unreadable' } }]);
    expect(run.reports).toHaveLength(1);
  });

  test.runIf(process.getuid?.() === 0)('a folder that may not be read is no empty folder', async () => {
    using repository = temporaryRepository({ ...drafts(1), 'drafts/locked/x.md': 'x' });
    chownSync(repository.root, nobody, nobody);
    chmodSync(repository.at('drafts/locked'), 0);
    const { code, stderr } = await publish(['check'], { cwd: repository.root, ...asNobody });
    expect(code).toBe(2);
    expect(stderr).toContain('cannot be read (EACCES)');
  });
});
