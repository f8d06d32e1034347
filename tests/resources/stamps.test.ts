import { appendFileSync, mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Stamps } from '../../pipeline/resources/stamps.ts';
import { temporaryRepository, type TemporaryRepository } from '../fixtures/repository.ts';

const muchLater = Date.now() + 3_600_000;

test.for<{ name: string; path: string; change: (repository: TemporaryRepository) => void }>([
  { name: 'a file that grew', path: 'a.md', change: (repository) => appendFileSync(repository.at('a.md'), 'b') },
  { name: 'a file that is gone', path: 'a.md', change: (repository) => rmSync(repository.at('a.md')) },
  { name: 'a file that has come', path: 'b.md', change: (repository) => writeFileSync(repository.at('b.md'), '') },
  {
    name: 'a folder with another entry',
    path: 'docs',
    change: (repository) => repository.write({ 'docs/b.md': '' }),
  },
  { name: 'the root with another entry', path: '.', change: (repository) => mkdirSync(repository.at('other')) },
  {
    name: 'as many other bytes, with the old time put back',
    path: 'a.md',
    change: (repository) => {
      writeFileSync(repository.at('a.md'), 'b');
      utimesSync(repository.at('a.md'), 1_000, 1_000);
    },
  },
])('$name has another stamp', ({ path, change }) => {
  using repository = temporaryRepository({ 'a.md': 'a', 'docs/a.md': '' });
  utimesSync(repository.at('a.md'), 1_000, 1_000);
  const before = new Stamps(repository.root).stampOf(path);
  expect(new Stamps(repository.root).stampOf(path)).toBe(before);
  change(repository);
  expect(new Stamps(repository.root).stampOf(path)).not.toBe(before);
});

test.for([
  { name: 'a file', path: 'a.md' },
  { name: 'a folder', path: 'docs' },
  { name: 'what is missing', path: 'docs/none.md' },
])('$name that may have changed since proves nothing', ({ path }) => {
  using repository = temporaryRepository({ 'a.md': 'a', 'docs/a.md': '' });
  const stamps = new Stamps(repository.root);
  expect(stamps.settledStampOf(path, muchLater)).toBe(stamps.stampOf(path));
  expect(stamps.settledStampOf(path, Date.now() - 60_000)).toBeUndefined();
});

test('links that run in a circle have a stamp, too', () => {
  using repository = temporaryRepository();
  symlinkSync('b.md', repository.at('a.md'));
  symlinkSync('a.md', repository.at('b.md'));
  expect(new Stamps(repository.root).stampOf('a.md')).toContain('ELOOP');
});

test('what a run makes in the root does not change its stamp', () => {
  using repository = temporaryRepository({ 'a.md': 'a' });
  const before = new Stamps(repository.root).stampOf('.');
  repository.write({ '.publish/state.db': '', 'reports/a/report.json': '' });
  expect(new Stamps(repository.root).settledStampOf('.', Date.now() - 60_000)).toBe(before);
});

test.for([
  { name: 'a file', path: 'docs/a.md', want: 'docs/a.md' },
  { name: 'what is missing in a folder', path: 'docs/secret/of/a.md', want: 'docs' },
  { name: 'what is missing in the root', path: 'secret=1', want: '.' },
])('for $name stands $want', ({ path, want }) => {
  using repository = temporaryRepository({ 'docs/a.md': '' });
  expect(new Stamps(repository.root).standing(path)).toBe(want);
});
