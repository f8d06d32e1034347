import { appendFileSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { AuditLog } from '../../pipeline/log/audit-log.ts';
import { readCheckpoint, verifierKey } from '../../pipeline/log/checkpoint.ts';
import { leafHash, rootOf } from '../../pipeline/log/merkle.ts';
import { ownKey } from '../../pipeline/receipts/keys.ts';
import { temporaryRepository, type TemporaryRepository } from '../fixtures/repository.ts';

const at = '2026-12-01T00:00:00.000Z';
const entriesFile = '.publish/log/entries.jsonl';

function logOf({ root }: TemporaryRepository): AuditLog {
  return new AuditLog(root, ownKey(root, 'log'));
}

function filled(repository: TemporaryRepository, count = 3): AuditLog {
  const log = logOf(repository);
  for (let number = 0; number < count; number += 1) log.append({ type: 'test', at, data: { number } });
  return log;
}

async function numbersIn(log: AuditLog): Promise<unknown[]> {
  const numbers: unknown[] = [];
  for await (const { type, data } of log.entries()) numbers.push(data['number'] ?? type);
  return numbers;
}

test('its lines are the leaves, and its head a note that others can verify', async () => {
  using repository = temporaryRepository();
  const log = filled(repository);
  expect(await numbersIn(log)).toEqual([0, 1, 2]);
  const lines = readFileSync(repository.at(entriesFile), 'utf8').trimEnd().split('\n');
  const { publicKey } = ownKey(repository.root, 'log');
  const head = readCheckpoint(readFileSync(repository.at('.publish/log/checkpoint'), 'utf8'), publicKey);
  expect(head).toMatchObject({ size: 3, root: rootOf(lines.map((line) => leafHash(Buffer.from(line)))) });
  expect(verifierKey(head?.origin ?? '', publicKey)).toMatch(
    /^imprimatur\.local\/[0-9a-f]{16}\+[0-9a-f]{8}\+AX?[\w+/]{43}=*$/,
  );
  expect(log.verify().size).toBe(3);
});

describe('a log that is not what was signed stops whoever appends', () => {
  test.for<{ name: string; spoil: (repository: TemporaryRepository) => void; says: string }>([
    {
      name: 'its last line is gone',
      spoil: (repository) => {
        const text = readFileSync(repository.at(entriesFile), 'utf8');
        writeFileSync(repository.at(entriesFile), text.slice(0, text.trimEnd().lastIndexOf('\n') + 1));
      },
      says: 'holds 2 entries, and its checkpoint counts 3',
    },
    { name: 'it is empty', spoil: (repository) => truncateSync(repository.at(entriesFile)), says: 'holds 0 entries' },
    {
      name: 'another log lies there',
      spoil: (repository) => {
        writeFileSync(repository.at(entriesFile), '{"a":1}\n{"a":2}\n{"a":3}\n');
        rmSync(repository.at('.publish/log/range.json'));
      },
      says: 'not those that its checkpoint was signed for',
    },
    {
      name: 'the checkpoint was written by hand',
      spoil: (repository) => {
        const file = repository.at('.publish/log/checkpoint');
        writeFileSync(file, readFileSync(file, 'utf8').replace('\n3\n', '\n2\n'));
      },
      says: 'not signed by the key of this log',
    },
  ])('$name', ({ spoil, says }) => {
    using repository = temporaryRepository();
    filled(repository);
    spoil(repository);
    expect(() => logOf(repository).append({ type: 'test', at, data: {} })).toThrow(says);
    expect(() => logOf(repository).verify()).toThrow(says);
  });

  test('an entry that was edited in place is found by verifying', () => {
    using repository = temporaryRepository();
    filled(repository);
    const file = repository.at(entriesFile);
    writeFileSync(file, readFileSync(file, 'utf8').replace('"number":1', '"number":7'));
    expect(() => logOf(repository).verify()).toThrow('not those that its checkpoint was signed for');
  });
});

describe('what a killed process leaves behind', () => {
  test('a torn line is taken out, and that is told', async () => {
    using repository = temporaryRepository();
    filled(repository);
    appendFileSync(repository.at(entriesFile), '{"half":');
    logOf(repository).append({ type: 'test', at, data: { number: 3 } });
    expect(await numbersIn(logOf(repository))).toEqual([0, 1, 2, 'torn-line-removed', 3]);
    expect(logOf(repository).verify().size).toBe(5);
  });

  test('a whole line that no checkpoint counts yet stays', async () => {
    using repository = temporaryRepository();
    filled(repository, 1);
    appendFileSync(repository.at(entriesFile), '{"at":"x","data":{"number":9},"seq":1,"type":"test"}\n');
    logOf(repository).append({ type: 'test', at, data: { number: 2 } });
    expect(await numbersIn(logOf(repository))).toEqual([0, 9, 2]);
    expect(logOf(repository).verify().size).toBe(3);
  });

  test.for(['range.json', 'lock.db'])('without %s it is found again', async (name) => {
    using repository = temporaryRepository();
    filled(repository);
    rmSync(repository.at(`.publish/log/${name}`));
    logOf(repository).append({ type: 'test', at, data: { number: 3 } });
    expect(await numbersIn(logOf(repository))).toEqual([0, 1, 2, 3]);
  });
});
