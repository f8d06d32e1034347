import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { digestOf, shortDigest } from '../core/digest.ts';

const waitForLockMs = 10_000;

const tables = `
  CREATE TABLE IF NOT EXISTS results (key TEXT PRIMARY KEY, body TEXT NOT NULL, fresh_until TEXT, used_on TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS answers (key TEXT PRIMARY KEY, body TEXT NOT NULL, fresh_until TEXT, used_on TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS settings (key TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS sealed (draft TEXT PRIMARY KEY, essence TEXT NOT NULL, id TEXT NOT NULL) WITHOUT ROWID;
`;

/** Follows from the tables: a file with others is built anew, since all in it can be found again. */
const schemaVersion = Number.parseInt(shortDigest(digestOf(tables), 7), 16);

/** Opens `.publish/state.db` in WAL mode. A file that is corrupt or of another version is replaced, never fatal. */
export function openState(root: string): DatabaseSync {
  const folder = path.join(root, '.publish');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'state.db');
  try {
    return connect(file);
  } catch (error) {
    if (!isUnusable(error)) throw error;
    for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
    return connect(file);
  }
}

function connect(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: waitForLockMs });
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
    const found = database.prepare('PRAGMA user_version').get()?.['user_version'];
    if (found !== schemaVersion && found !== 0) throw new OtherVersion();
    if (found === 0) database.exec(`BEGIN IMMEDIATE; ${tables} PRAGMA user_version = ${schemaVersion}; COMMIT;`);
    database.prepare('SELECT count(*) FROM sqlite_schema').get();
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

class OtherVersion extends Error {}

/** SQLITE_CORRUPT and SQLITE_NOTADB (sqlite.org/rescode.html), or tables of another version. */
function isUnusable(error: unknown): boolean {
  const code = (error as { errcode?: number }).errcode;
  return error instanceof OtherVersion || code === 11 || code === 26;
}
