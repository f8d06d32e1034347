import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { changedSince } from '../../pipeline/resources/git.ts';
import { temporaryRepository } from '../fixtures/repository.ts';

const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];

function gitRepository(files: Readonly<Record<string, string>>) {
  const repository = temporaryRepository(files);
  const git = (...args: readonly string[]): string =>
    execFileSync('git', [...identity, ...args], { cwd: repository.root, encoding: 'utf8' });
  git('init', '--quiet');
  return {
    ...repository,
    git,
    commit: () => git('add', '--all') + git('commit', '--quiet', '--allow-empty', '--message', 'x'),
    changed: async (ref = 'HEAD', folder = '.') =>
      [
        ...(await changedSince(ref, { root: path.join(repository.root, folder), signal: AbortSignal.timeout(30_000) })),
      ].sort(),
  };
}

const odd = [
  'with space.md',
  '-dash.md',
  '"quoted".md',
  'line\nbreak.md',
  'tab\t.md',
  '한글.md'.normalize('NFD'),
  '한글.md',
  '[x].md',
  '*.md',
  'a\\b.md',
];

describe('changedSince', () => {
  test('nothing has changed', async () => {
    using repository = gitRepository({ 'a.md': 'a' });
    repository.commit();
    expect(await repository.changed()).toEqual([]);
  });

  test('edited, staged, new and renamed files are named, deleted and ignored ones are not', async () => {
    using repository = gitRepository({
      'edited.md': 'a',
      'staged.md': 'a',
      'deleted.md': 'a',
      'old name.md': 'a long text\n'.repeat(20),
      'same.md': 'a',
      '.gitignore': 'ignored.md\n',
    });
    repository.commit();
    repository.write({ 'edited.md': 'b', 'staged.md': 'b', 'new/untracked.md': 'b', 'ignored.md': 'b' });
    repository.git('add', 'staged.md');
    repository.git('mv', 'old name.md', 'new name.md');
    rmSync(repository.at('deleted.md'));
    expect(await repository.changed()).toEqual(['edited.md', 'new name.md', 'new/untracked.md', 'staged.md']);
  });

  test('names of every kind, tracked and not', async () => {
    using repository = gitRepository(Object.fromEntries(odd.map((name) => [`tracked/${name}`, 'a'])));
    repository.commit();
    repository.write(
      Object.fromEntries(
        odd.flatMap((name) => [
          [`tracked/${name}`, 'b'],
          [`new/${name}`, 'b'],
        ]),
      ),
    );
    expect(await repository.changed()).toEqual(
      [...odd.map((name) => `new/${name}`), ...odd.map((name) => `tracked/${name}`)].sort(),
    );
  });

  test('since a branch, a tag, an earlier commit', async () => {
    using repository = gitRepository({ 'a.md': 'a' });
    repository.commit();
    repository.git('branch', 'base');
    repository.git('tag', 'v1');
    repository.write({ 'b.md': 'b' });
    repository.commit();
    for (const ref of ['base', 'v1', 'HEAD~1', 'HEAD^']) expect(await repository.changed(ref)).toEqual(['b.md']);
    expect(await repository.changed('HEAD')).toEqual([]);
  });

  test('from a folder of the repository, paths start there', async () => {
    using repository = gitRepository({ 'docs/a.md': 'a', 'other/b.md': 'b' });
    repository.commit();
    repository.write({ 'docs/a.md': 'x', 'docs/new.md': 'x', 'other/b.md': 'x' });
    expect(await repository.changed('HEAD', 'docs')).toEqual(['a.md', 'new.md']);
  });

  test('before the first commit everything is new', async () => {
    using repository = gitRepository({ 'staged.md': 'a', 'untracked.md': 'a' });
    repository.git('add', 'staged.md');
    expect(await repository.changed()).toEqual(['staged.md', 'untracked.md']);
  });

  test.for([
    { name: 'no such branch', ref: 'nope' },
    { name: 'a path', ref: 'a.md' },
    { name: 'a flag', ref: '--output=/tmp/x' },
    { name: 'a blob', ref: 'HEAD:a.md' },
    { name: 'a range', ref: 'HEAD..HEAD' },
    { name: 'nothing', ref: '' },
  ])('$name is no commit', async ({ ref }) => {
    using repository = gitRepository({ 'a.md': 'a' });
    repository.commit();
    await expect(repository.changed(ref)).rejects.toMatchObject({ name: 'PublishError', code: 'no-such-ref', exit: 2 });
  });

  test('without a repository', async () => {
    using repository = temporaryRepository();
    rmSync(repository.at('.git'), { recursive: true });
    const asked = changedSince('HEAD', { root: repository.root, signal: AbortSignal.timeout(30_000) });
    await expect(asked).rejects.toMatchObject({
      code: 'no-git',
      message: expect.stringContaining('lies in no git repository') as string,
    });
  });

  test('when it is called off', async () => {
    using repository = gitRepository({});
    const asked = changedSince('HEAD', { root: repository.root, signal: AbortSignal.abort(new Error('called off')) });
    await expect(asked).rejects.toThrow('called off');
  });

  test('what the repository would run is not run', async () => {
    using repository = gitRepository({ 'a.md': 'a', '.gitattributes': '*.md diff=evil\n' });
    repository.commit();
    const planted = `touch ${repository.at('ran')}`;
    for (const key of ['core.fsmonitor', 'diff.external', 'diff.evil.command', 'diff.evil.textconv'])
      repository.git('config', key, planted);
    repository.write({ 'a.md': 'b' });
    expect(await repository.changed()).toEqual(['a.md']);
    expect(existsSync(repository.at('ran'))).toBe(false);
  });
});
