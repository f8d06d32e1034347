import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Raised with every change of the tables: a file of another version is built anew, since all in it can be found again. */
const tablesVersion = 4;
const waitForLockMs = 10_000;

const tables = `
  CREATE TABLE IF NOT EXISTS settings (id INTEGER PRIMARY KEY, tool TEXT NOT NULL, config TEXT NOT NULL, body TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS answers (
    draft TEXT NOT NULL, flags TEXT NOT NULL, settings INTEGER NOT NULL, bytes BLOB NOT NULL, body TEXT NOT NULL,
    fresh_until TEXT, used_on TEXT NOT NULL, PRIMARY KEY (draft, flags)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS sealed (
    draft TEXT NOT NULL, scope TEXT NOT NULL, essence TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (draft, scope)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS results (key TEXT PRIMARY KEY, body TEXT NOT NULL, fresh_until TEXT, used_on TEXT NOT NULL) WITHOUT ROWID;
`;

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
    const found = database.prepare('PRAGMA user_version').get()?.['user_version'];
    if (found === 0) create(database);
    else if (found !== tablesVersion) throw new OtherVersion();
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Several processes may come first at once: the lock lets one create, and the others find it done. */
function create(database: DatabaseSync): void {
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  database.exec(`BEGIN IMMEDIATE; ${tables} PRAGMA user_version = ${tablesVersion}; COMMIT;`);
}

class OtherVersion extends Error {}

/** SQLITE_CORRUPT and SQLITE_NOTADB (sqlite.org/rescode.html), or tables of another version. */
function isUnusable(error: unknown): boolean {
  const code = (error as { errcode?: number }).errcode;
  return error instanceof OtherVersion || code === 11 || code === 26;
}
