import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isSealed } from '../../pipeline/core/report.ts';
import type { Report } from '../../pipeline/core/types.ts';
import { checkJson, publish } from '../fixtures/publish.ts';
import { temporaryRepository } from '../fixtures/repository.ts';

const draft = '---\ntitle: A draft\n---\n\n# A draft\n\nSome words about something.\n';

describe('wrong use', () => {
  test.for([
    { name: 'an unknown command', args: ['chekc'], says: 'There is no command `chekc`. Did you mean `publish check`?' },
    { name: 'a command that is like no other', args: ['xyzzy'], says: 'See `publish help`.' },
    {
      name: 'an unknown flag',
      args: ['check', '--formt', 'json'],
      says: 'There is no flag --formt. Did you mean --format?',
    },
    { name: 'an unknown short flag', args: ['check', '-x'], says: 'There is no flag -x' },
    {
      name: 'a flag that cannot be turned round',
      args: ['check', '--no-offline'],
      says: 'There is no flag --no-offline',
    },
    {
      name: 'a value that a flag does not take',
      args: ['check', '--format', 'yaml'],
      says: '--format takes terminal, json',
    },
    { name: 'a missing value', args: ['check', '--format'], says: '--format' },
    { name: 'an empty value', args: ['check', '--output='], says: '--output needs a value' },
    { name: 'a value for a switch', args: ['check', '--offline=yes'], says: '--offline' },
    { name: 'a language nobody knows', args: ['check', '--lang', 'de'], says: '--lang takes en, ko' },
    {
      name: 'an unknown check',
      args: ['check', '--only', 'secret'],
      says: '--only: there is no check `secret`. Did you mean `secrets`?',
    },
    {
      name: 'an unknown check to leave out',
      args: ['check', '--skip', 'links2,secrets'],
      says: '--skip: there is no check `links2`',
    },
    {
      name: 'no check left',
      args: ['check', '--only', 'secrets', '--skip', 'secrets'],
      says: 'No check is left to run',
    },
    { name: 'a draft that is not there', args: ['check', 'nope.md'], says: 'There is no file or folder nope.md.' },
    { name: 'a control character in a name', args: ['check', 'no\u001b[2Jpe.md'], says: 'no\ufffd[2Jpe.md' },
    {
      name: 'a config that is not there',
      args: ['check', '--config', 'nope.json'],
      says: 'There is no config file nope.json.',
    },
    { name: 'a ref that is not there', args: ['check', '--changed', 'drafts/x.md'], says: '--changed' },
  ])('$name', async ({ args, says }) => {
    using repository = temporaryRepository({ 'drafts/x.md': draft });
    const { code, stdout, stderr } = await publish(args, { cwd: repository.root });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(says);
    expect(stderr).toMatch(/^publish: [^\n]+\n$/);
  });

  test('no command at all', async () => {
    using repository = temporaryRepository();
    const { code, stdout } = await publish([], { cwd: repository.root });
    expect({ code, stdout }).toEqual({
      code: 2,
      stdout: expect.stringContaining('Usage: publish <command>') as string,
    });
  });

  test('no draft anywhere is no pass', async () => {
    using repository = temporaryRepository();
    const { code, stderr } = await publish(['check'], { cwd: repository.root });
    expect(code).toBe(2);
    expect(stderr).toContain('`drafts/**/*.{md,mdx}` matches nothing');
  });
});

describe('help', () => {
  test.for([['help'], ['--help'], ['-h'], ['help', 'check'], ['check', '--help'], ['check', 'x.md', '-h']])(
    '%j',
    async (args) => {
      using repository = temporaryRepository();
      const { code, stdout, stderr } = await publish(args, { cwd: repository.root });
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(stdout).toContain(args.includes('check') ? 'publish check --changed origin/main' : 'Exit codes');
      expect(readdirSync(repository.root)).toEqual(['.git']);
    },
  );

  test.for([['--version'], ['-V']])('%j', async (args) => {
    using repository = temporaryRepository();
    expect(await publish(args, { cwd: repository.root })).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) as string,
    });
  });
});

describe('publish check', () => {
  test('keeps a sealed report for each draft, and finds it again', async () => {
    using repository = temporaryRepository({ 'drafts/x.md': draft, 'drafts/y.mdx': draft });
    const first = await checkJson(['--lang', 'en'], { cwd: repository.root });
    expect(first.run).toMatchObject({ schema: 'run/1', summary: { drafts: 2 }, refusals: [] });
    for (const report of first.run.reports) {
      expect(isSealed(report)).toBe(true);
      const folder = `reports/${report.draft.slug}/${report.id.slice(7, 19)}`;
      expect(JSON.parse(readFileSync(repository.at(`${folder}/report.json`), 'utf8'))).toEqual(report);
      expect(readFileSync(repository.at(`${folder}/report.html`), 'utf8')).toMatch(/<html/i);
    }
    const again = await checkJson([], { cwd: repository.root });
    expect(again.run.reports.map(({ id }) => id)).toEqual(first.run.reports.map(({ id }) => id));
    const ran = again.run.reports.flatMap(({ results }) => results.filter(({ status }) => status !== 'skipped'));
    expect(ran.map(({ cached }) => cached)).not.toContain(false);
    expect(again.code).toBe(first.code);
    expect(readdirSync(repository.at('reports/x'))).toHaveLength(1);
  });

  test('a clone without the state knows the reports that came with it', async () => {
    using repository = temporaryRepository({ 'drafts/x.md': draft });
    const first = await checkJson([], { cwd: repository.root });
    using clone = temporaryRepository({ 'drafts/x.md': draft });
    const [name = ''] = readdirSync(repository.at('reports/x'));
    clone.write({ [`reports/x/${name}/report.json`]: readFileSync(repository.at(`reports/x/${name}/report.json`)) });
    const second = await checkJson([], { cwd: clone.root });
    expect(second.run.reports[0]?.id).toBe(first.run.reports[0]?.id);
    expect(readdirSync(clone.at('reports/x'))).toEqual([name]);
  });

  test('a report that somebody changed does not stand', async () => {
    using repository = temporaryRepository({ 'drafts/x.md': draft });
    const first = await checkJson([], { cwd: repository.root });
    const [name = ''] = readdirSync(repository.at('reports/x'));
    const file = `reports/x/${name}/report.json`;
    const report = JSON.parse(readFileSync(repository.at(file), 'utf8')) as Report;
    using clone = temporaryRepository({
      'drafts/x.md': draft,
      [file]: JSON.stringify({ ...report, startedAt: '2020-01-01T00:00:00.000Z' }),
    });
    const second = await checkJson([], { cwd: clone.root });
    expect(second.run.reports[0]?.id).not.toBe(first.run.reports[0]?.id);
  });

  test('an edited draft gets a report of its own, and the old one goes unless it was decided on', async () => {
    using repository = temporaryRepository({ 'drafts/x.md': draft, 'drafts/y.md': draft });
    await checkJson([], { cwd: repository.root });
    const [name = ''] = readdirSync(repository.at('reports/y'));
    repository.write({
      [`reports/y/${name}/approval.json`]: '{}',
      'drafts/x.md': `${draft}\nMore.\n`,
      'drafts/y.md': `${draft}\nMore.\n`,
    });
    await checkJson([], { cwd: repository.root });
    expect(readdirSync(repository.at('reports/x'))).toHaveLength(1);
    expect(readdirSync(repository.at('reports/y'))).toHaveLength(2);
  });

  test('two drafts with one slug keep a report each', async () => {
    using repository = temporaryRepository({ 'drafts/a-b.md': draft, 'drafts/a/b.md': draft, 'drafts/a b.mdx': draft });
    const { run } = await checkJson([], { cwd: repository.root });
    expect(run.reports.map((report) => report.draft.slug)).toEqual(['a-b', 'a-b', 'a-b']);
    expect(readdirSync(repository.at('reports/a-b'))).toHaveLength(3);
    await checkJson(['--no-cache'], { cwd: repository.root });
    expect(readdirSync(repository.at('reports/a-b'))).toHaveLength(3);
  });

  test('what is no draft is refused with its reason, the others are judged', async () => {
    using repository = temporaryRepository({
      'drafts/good.md': draft,
      'drafts/bad.md': Buffer.of(0x61, 0x0a, 0xff),
      'drafts/large.md': 'x'.repeat(2 ** 21 + 1),
    });
    mkdirSync(repository.at('drafts/folder.md'));
    symlinkSync('/etc/hostname', repository.at('drafts/outside.md'));
    symlinkSync('nowhere', repository.at('drafts/dangling.md'));
    const { code, run } = await checkJson([], { cwd: repository.root });
    expect([1, 3]).toContain(code);
    expect(Object.fromEntries(run.refusals.map(({ path, error }) => [path, error.code]))).toEqual({
      'drafts/bad.md': 'not-utf8',
      'drafts/dangling.md': 'dangling-link',
      'drafts/folder.md': 'is-folder',
      'drafts/large.md': 'too-large',
      'drafts/outside.md': 'outside-repository',
    });
    expect(run.refusals[0]?.error.message).toContain('drafts/bad.md:2:1');
    expect(run.reports.map((report) => report.draft.path)).toEqual(['drafts/good.md']);
    expect(run.summary.errored).toBeGreaterThanOrEqual(5);
  });

  test('a refusal alone is exit 3', async () => {
    using repository = temporaryRepository({ 'drafts/bad.md': Buffer.of(0xff) });
    expect((await checkJson([], { cwd: repository.root })).code).toBe(3);
  });

  test('from a subfolder, paths are those of the caller and reports those of the repository', async () => {
    using repository = temporaryRepository({ 'publish.config.json': '{}', 'drafts/deep/x.md': draft });
    const { run } = await checkJson(['x.md'], { cwd: repository.at('drafts/deep') });
    expect(run.reports[0]?.draft).toMatchObject({ path: 'drafts/deep/x.md', slug: 'deep-x' });
    expect(readdirSync(repository.at('reports'))).toEqual(['deep-x']);
  });

  test('through a link to the repository', async () => {
    using repository = temporaryRepository({ 'drafts/x.md': draft });
    using elsewhere = temporaryRepository();
    symlinkSync(repository.root, elsewhere.at('link'));
    const { run } = await checkJson(['drafts/x.md'], { cwd: elsewhere.at('link') });
    expect(run.reports[0]?.draft.path).toBe('drafts/x.md');
  });

  test('names that look like flags, after two dashes', async () => {
    using repository = temporaryRepository({ '--only.md': draft, '-x.md': draft });
    const ending = await publish(['check', '--format', 'json', '--', '--only.md', '-x.md'], { cwd: repository.root });
    expect(JSON.parse(ending.stdout)).toMatchObject({
      reports: [{ draft: { path: '--only.md' } }, { draft: { path: '-x.md' } }],
    });
  });

  test('only what git says has changed', async () => {
    using repository = temporaryRepository({ 'drafts/x.md': draft, 'drafts/y.md': draft });
    const { execFileSync } = await import('node:child_process');
    const git = (...args: readonly string[]) =>
      execFileSync(
        'git',
        ['-c', 'user.name=T', '-c', 'user.email=t@example.com', '-c', 'commit.gpgsign=false', ...args],
        { cwd: repository.root },
      );
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--message', 'x');
    const none = await checkJson(['--changed'], { cwd: repository.root });
    expect(none).toMatchObject({ code: 0, run: { reports: [], summary: { drafts: 0 } } });
    repository.write({ 'drafts/y.md': `${draft}\nMore.\n`, 'drafts/new.md': draft, 'other.md': draft });
    for (const args of [['--changed'], ['--changed', 'HEAD'], ['--changed=HEAD']]) {
      const { run } = await checkJson(args, { cwd: repository.root });
      expect(run.reports.map((report) => report.draft.path)).toEqual(['drafts/new.md', 'drafts/y.md']);
    }
    const { run } = await checkJson(['--changed', 'HEAD', 'drafts/x.md', 'drafts/y.md'], { cwd: repository.root });
    expect(run.reports.map((report) => report.draft.path)).toEqual(['drafts/y.md']);
  });
});
