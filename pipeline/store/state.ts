import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from '../node/fs.ts';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';

/** Raised with every change of the tables: a file of another version is built anew, since all in it can be found again. */
const tablesVersion = 10;
const waitForLockMs = 10_000;

const tables = `
  CREATE TABLE IF NOT EXISTS settings (id INTEGER PRIMARY KEY, tool TEXT NOT NULL, config TEXT NOT NULL, body TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS answers (
    draft TEXT NOT NULL, flags TEXT NOT NULL, settings INTEGER NOT NULL, bytes BLOB, body TEXT NOT NULL,
    rests_on TEXT NOT NULL, fresh_until TEXT, used_on TEXT NOT NULL, PRIMARY KEY (draft, flags)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS worlds (id INTEGER PRIMARY KEY, digest TEXT NOT NULL UNIQUE, body TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS sealed (
    draft TEXT NOT NULL, scope TEXT NOT NULL, essence TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (draft, scope)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS results (key TEXT PRIMARY KEY, body TEXT NOT NULL, fresh_until TEXT, used_on TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS links (
    url TEXT PRIMARY KEY, history TEXT NOT NULL, answer TEXT NOT NULL, fresh_until TEXT NOT NULL, asked_on TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS pages (path TEXT PRIMARY KEY, stamp TEXT NOT NULL, digest TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS page_records (key TEXT PRIMARY KEY, body BLOB NOT NULL);
  CREATE TABLE IF NOT EXISTS page_index (part INTEGER PRIMARY KEY, key TEXT NOT NULL, size INTEGER NOT NULL, body BLOB NOT NULL);
`;

type Row = Readonly<Record<string, SQLOutputValue>>;

/** SQLite's result codes (sqlite.org/rescode.html), extended ones reduced to their first byte. */
const resultCode = { error: 1, busy: 5, corrupt: 11, notADatabase: 26 } as const;

/**
 * `.publish/state.db`, in WAL mode. What is in it can be found again, so it never stops a run: a database that is
 * corrupt or of another version is replaced, and one that cannot be used is done without, which is told once.
 */
export class State implements Disposable {
  readonly #file: string;
  readonly #tell: (problem: string) => void;
  readonly #statements = new Map<string, StatementSync>();
  #database: DatabaseSync | undefined;

  constructor(root: string, tell: (problem: string) => void) {
    this.#file = path.join(root, '.publish', 'state.db');
    this.#tell = tell;
    try {
      privateFolder(root);
      this.#database = open(this.#file);
    } catch (error) {
      this.#giveUp(error);
    }
  }

  get(sql: string, ...values: readonly SQLInputValue[]): Row | undefined {
    return this.#try((prepare) => prepare(sql).get(...values));
  }

  all(sql: string, ...values: readonly SQLInputValue[]): readonly Row[] {
    return this.#try((prepare) => prepare(sql).all(...values)) ?? [];
  }

  /** Returns the id of the row that was put in last. */
  run(sql: string, ...values: readonly SQLInputValue[]): number {
    return Number(this.#try((prepare) => prepare(sql).run(...values).lastInsertRowid) ?? 0);
  }

  /** All of it or nothing. */
  transaction(work: () => void): void {
    if (this.#try((prepare) => prepare('BEGIN IMMEDIATE').run()) === undefined) return;
    work();
    this.run('COMMIT');
  }

  #try<Result>(use: (prepare: (sql: string) => StatementSync) => Result): Result | undefined {
    const database = this.#database;
    if (database === undefined) return undefined;
    try {
      return use((sql) => {
        const known = this.#statements.get(sql) ?? database.prepare(sql);
        this.#statements.set(sql, known);
        return known;
      });
    } catch (error) {
      this.#giveUp(error);
      return undefined;
    }
  }

  #giveUp(error: unknown): void {
    this[Symbol.dispose]();
    try {
      if (isUnusable(error)) setAside(this.#file);
      else this.#tell(`this run keeps no cache: ${path.join('.publish', 'state.db')}: ${(error as Error).message}`);
    } catch (cause) {
      this.#tell(`${this.#file} is damaged and cannot be removed: ${(cause as Error).message}`);
    }
  }

  [Symbol.dispose](): void {
    const database = this.#database;
    this.#database = undefined;
    this.#statements.clear();
    try {
      database?.close();
    } catch {
      // Closing a damaged database may fail; nothing in it is needed any more.
    }
  }
}

function open(file: string): DatabaseSync {
  try {
    return connect(file);
  } catch (error) {
    if (!isUnusable(error) || statSync(file, { throwIfNoEntry: false })?.isFile() !== true) throw error;
    setAside(file);
    return connect(file);
  }
}

function connect(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: waitForLockMs });
  try {
    database.exec('PRAGMA synchronous = NORMAL');
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
  waitWhileBusy(() => database.exec('PRAGMA journal_mode = WAL'));
  database.exec(`BEGIN IMMEDIATE; ${tables} PRAGMA user_version = ${tablesVersion}; COMMIT;`);
}

/** SQLite does not wait for the lock by itself when the journal mode changes. */
function waitWhileBusy(work: () => void): void {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (let waited = 0; ; waited += 20) {
    try {
      return work();
    } catch (error) {
      if (codeOf(error) !== resultCode.busy || waited >= waitForLockMs) throw error;
      Atomics.wait(pause, 0, 0, 20);
    }
  }
}

/** Out of the way first, in one step, so that nobody opens what is half gone. */
function setAside(file: string): void {
  const aside = `${file}.${process.pid}.damaged`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  for (const one of [aside, `${file}-wal`, `${file}-shm`]) rmSync(one, { force: true });
}

class OtherVersion extends Error {}

/** Corrupt, no database at all, without the tables that its version promises, or of another version. */
function isUnusable(error: unknown): boolean {
  const code = codeOf(error);
  return (
    error instanceof OtherVersion ||
    code === resultCode.corrupt ||
    code === resultCode.notADatabase ||
    code === resultCode.error
  );
}

function codeOf(error: unknown): number | undefined {
  const code = (error as { readonly errcode?: number }).errcode;
  return code === undefined ? undefined : code & 0xff;
}

/** `.publish/` in a repository, made when missing; git is told to leave it out. */
export function privateFolder(root: string): string {
  const folder = path.join(root, '.publish');
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(path.join(folder, '.gitignore'), '*\n', { flag: 'wx' });
  } catch (error) {
    if (!['EEXIST', 'EROFS', 'EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
  return folder;
}
