import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { blobPath } from '../../pipeline/core/blob-path.ts';
import { digestOf } from '../../pipeline/core/digest.ts';
import type { CheckResult } from '../../pipeline/core/types.ts';
import { AnswerStore, type AnswerKey } from '../../pipeline/store/answer-store.ts';
import { ResultStore } from '../../pipeline/store/result-store.ts';
import { State } from '../../pipeline/store/state.ts';
import { temporaryRepository, type TemporaryRepository } from '../fixtures/repository.ts';

const today = '2026-11-30T12:00:00.000Z';
const result: CheckResult = {
  check: 'words',
  version: 1,
  durationMs: 1,
  cached: false,
  status: 'passed',
  findings: [],
};
const key = digestOf('key');
const answerKey: AnswerKey = { path: 'a.md', flags: '', settings: 1, bytes: Buffer.from('a') };
const answer = {
  draft: { path: 'a.md', slug: 'a', digest: digestOf('a') },
  results: [result],
  attachments: [],
  essence: digestOf('e'),
};

/** Opens, uses and closes the state as a run does; gives what was known before and what was said. */
function visit(root: string, startedAt = today) {
  const said: string[] = [];
  using state = new State(root, (problem) => said.push(problem));
  const answers = new AnswerStore(state, startedAt);
  using results = new ResultStore(state, startedAt, root);
  const known = [
    results.get(key, startedAt)?.result,
    answers.answer(answerKey, startedAt)?.answer,
    answers.sealed('a.md', ''),
    answers.settings('tool', '{}')?.body,
  ];
  results.put(key, { result, attachments: [], freshUntil: undefined });
  answers.putAnswer(answerKey, { answer, restsOn: [], freshUntil: undefined });
  answers.putSealed({ draft: 'a.md', scope: '', essence: digestOf('e'), id: digestOf('i') });
  answers.putSettings('tool', '{}', { some: 'settings' });
  return { known, said };
}

const everything = [result, answer, { essence: digestOf('e'), id: digestOf('i') }, { some: 'settings' }];
const nothing = [undefined, undefined, undefined, undefined];

function query(repository: TemporaryRepository, sql: string): void {
  const database = new DatabaseSync(repository.at('.publish/state.db'));
  database.exec(sql);
  database.close();
}

/** A database that nobody refers to is closed by the garbage collector, and lets its lock go. */
const holders: DatabaseSync[] = [];

test('an answer without bytes is found by the digest of the draft, and by no other', () => {
  using repository = temporaryRepository();
  using state = new State(repository.root, () => {});
  const answers = new AnswerStore(state, today);
  const bytes = Buffer.from('what must not be kept');
  const kept = { ...answer, draft: { ...answer.draft, digest: digestOf(bytes) } };
  answers.putAnswer({ ...answerKey, bytes: null }, { answer: kept, restsOn: [], freshUntil: undefined });
  expect(answers.answer({ ...answerKey, bytes }, today)?.answer).toEqual(kept);
  expect(answers.answer({ ...answerKey, bytes: Buffer.from('something else') }, today)).toBeUndefined();
});

test('a result is used again only while what is attached to it is there', () => {
  using repository = temporaryRepository();
  const picture = { digest: digestOf('picture'), mediaType: 'image/jpeg', label: 'Phone', name: 'phone' };
  {
    using state = new State(repository.root, () => {});
    using results = new ResultStore(state, today, repository.root);
    results.put(key, { result, attachments: [picture], freshUntil: undefined });
  }
  using state = new State(repository.root, () => {});
  using results = new ResultStore(state, today, repository.root);
  expect(results.get(key, today)).toBeUndefined();
  repository.write({ [blobPath(picture.digest)]: 'picture' });
  expect(results.get(key, today)).toEqual({ result, attachments: [picture], freshUntil: undefined });
});

describe('a world', () => {
  test('has one id, and is forgotten when no answer rests on it any more', () => {
    using repository = temporaryRepository();
    using state = new State(repository.root, () => {});
    const answers = new AnswerStore(state, today);
    const [one, other] = (['a', 'b'] as const).map((path) => answers.putWorld([[path, '1']], digestOf(path)));
    expect(answers.putWorld([['a', '1']], digestOf('a'))).toBe(one);
    expect(other).not.toBe(one);
    answers.putAnswer(answerKey, { answer, restsOn: [one ?? 0], freshUntil: undefined });
    new ResultStore(state, today, repository.root)[Symbol.dispose]();
    expect(answers.world(one ?? 0)).toEqual([['a', '1']]);
    expect(answers.world(other ?? 0)).toBeUndefined();
  });
});

describe('State', () => {
  test('keeps what it is given, and hides itself from git', () => {
    using repository = temporaryRepository();
    expect(visit(repository.root)).toEqual({ known: nothing, said: [] });
    expect(visit(repository.root)).toEqual({ known: everything, said: [] });
    expect(readFileSync(repository.at('.publish/.gitignore'), 'utf8')).toBe('*\n');
  });

  test.for([
    { name: 'random bytes', damage: (file: string) => writeFileSync(file, Buffer.alloc(50_000, 'no database ')) },
    { name: 'a few bytes', damage: (file: string) => writeFileSync(file, 'x') },
    { name: 'nothing', damage: (file: string) => truncateSync(file, 0) },
    { name: 'half of itself', damage: (file: string) => truncateSync(file, 6_000) },
    { name: 'its first page alone', damage: (file: string) => truncateSync(file, 4_096) },
    {
      name: 'itself with a hole',
      damage: (file: string) => {
        const bytes = readFileSync(file);
        bytes.fill(0xff, 4_096);
        writeFileSync(file, bytes);
      },
    },
  ])('$name in its place is replaced without a word', ({ damage }) => {
    using repository = temporaryRepository();
    visit(repository.root);
    query(repository, 'PRAGMA wal_checkpoint(TRUNCATE)');
    damage(repository.at('.publish/state.db'));
    const { known, said } = visit(repository.root);
    expect(said).toEqual([]);
    for (const [index, one] of known.entries()) expect([undefined, everything[index]]).toContainEqual(one);
    visit(repository.root);
    expect(visit(repository.root)).toEqual({ known: everything, said: [] });
  });

  test.for([
    { name: 'an older version', sql: 'PRAGMA user_version = 1' },
    { name: 'a newer version', sql: 'PRAGMA user_version = 9999' },
    { name: 'no tables', sql: 'DROP TABLE results; DROP TABLE answers; DROP TABLE sealed; DROP TABLE settings' },
    { name: 'other columns', sql: 'DROP TABLE answers; CREATE TABLE answers (draft TEXT)' },
    {
      name: 'tables of another tool',
      sql: 'PRAGMA user_version = 0; DROP TABLE results; CREATE TABLE results (x TEXT)',
    },
  ])('a database with $name is built anew', ({ sql }) => {
    using repository = temporaryRepository();
    visit(repository.root);
    query(repository, sql);
    expect(visit(repository.root).said).toEqual([]);
    visit(repository.root);
    expect(visit(repository.root)).toEqual({ known: everything, said: [] });
  });

  test('a write-ahead log of another database does no harm', () => {
    using repository = temporaryRepository();
    using other = temporaryRepository();
    visit(repository.root);
    visit(other.root);
    const open = new State(other.root, () => {});
    new AnswerStore(open, today).putSettings('other', '{}', {});
    copyFileSync(other.at('.publish/state.db-wal'), repository.at('.publish/state.db-wal'));
    open[Symbol.dispose]();
    visit(repository.root);
    visit(repository.root);
    expect(visit(repository.root)).toEqual({ known: everything, said: [] });
  });

  test('a damaged body is as good as none', () => {
    using repository = temporaryRepository();
    visit(repository.root);
    query(repository, `UPDATE results SET body = '{'; UPDATE answers SET body = ''; UPDATE settings SET body = '['`);
    expect(visit(repository.root)).toEqual({ known: [undefined, undefined, everything[2], undefined], said: [] });
  });

  test.for([
    {
      name: 'a folder stands in its place',
      spoil: (repository: TemporaryRepository) => mkdirSync(repository.at('.publish/state.db'), { recursive: true }),
    },
    {
      name: 'a file stands in place of its folder',
      spoil: (repository: TemporaryRepository) => repository.write({ '.publish': 'x' }),
    },
    {
      name: 'somebody holds it for good',
      waits: true,
      spoil: (repository: TemporaryRepository) => {
        visit(repository.root);
        const holder = new DatabaseSync(repository.at('.publish/state.db'));
        holder.exec('BEGIN EXCLUSIVE; DELETE FROM results');
        holders.push(holder);
      },
    },
  ])('where $name, the run goes on without it and says so once', { timeout: 60_000 }, ({ spoil, waits }) => {
    using repository = temporaryRepository();
    spoil(repository);
    const { said } = visit(repository.root);
    expect(said).toEqual([expect.stringMatching(/^this run keeps no cache: \.publish\/state\.db: [^\n]+$/)]);
    expect(waits === true || visit(repository.root).known.every((one) => one === undefined)).toBe(true);
  });

  test('it can go while it is in use', () => {
    using repository = temporaryRepository();
    const said: string[] = [];
    using state = new State(repository.root, (problem) => said.push(problem));
    const answers = new AnswerStore(state, today);
    answers.putSettings('tool', '{}', {});
    rmSync(repository.at('.publish'), { recursive: true });
    answers.putSettings('tool', '{ }', {});
    expect(existsSync(repository.at('.publish'))).toBe(false);
    expect(said.length).toBeLessThanOrEqual(1);
  });
});

describe('age', () => {
  test.for([
    { name: 'not used for a month', last: '2026-10-30T00:00:00.000Z', known: false },
    { name: 'used a month ago', last: '2026-10-31T00:00:00.000Z', known: true },
  ])('what was $name', ({ last, known }) => {
    using repository = temporaryRepository();
    visit(repository.root, last);
    {
      using state = new State(repository.root, () => {});
      using _ = new ResultStore(state, today, repository.root);
    }
    using state = new State(repository.root, () => {});
    expect(new ResultStore(state, today, repository.root).get(key, today) !== undefined).toBe(known);
    expect(new AnswerStore(state, today).answer(answerKey, today) !== undefined).toBe(known);
  });

  test.for([
    { name: 'just before', now: '2026-11-30T12:00:59.999Z', known: true },
    { name: 'at its end', now: '2026-11-30T12:01:00.000Z', known: false },
  ])('$name', ({ now, known }) => {
    using repository = temporaryRepository();
    using state = new State(repository.root, () => {});
    const answers = new AnswerStore(state, today);
    answers.putAnswer(answerKey, { answer, restsOn: [], freshUntil: '2026-11-30T12:01:00.000Z' });
    expect(answers.answer(answerKey, now) !== undefined).toBe(known);
  });
});

describe('an answer', () => {
  test.for<{ name: string; other: Partial<AnswerKey> }>([
    { name: 'another draft', other: { path: 'b.md' } },
    { name: 'other flags', other: { flags: '--offline' } },
    { name: 'other settings', other: { settings: 2 } },
    { name: 'other bytes', other: { bytes: Buffer.from('b') } },
    { name: 'more bytes', other: { bytes: Buffer.from('aa') } },
    { name: 'no bytes', other: { bytes: Buffer.alloc(0) } },
  ])('is none for $name', ({ other }) => {
    using repository = temporaryRepository();
    visit(repository.root);
    using state = new State(repository.root, () => {});
    expect(new AnswerStore(state, today).answer({ ...answerKey, ...other }, today)).toBeUndefined();
  });
});
