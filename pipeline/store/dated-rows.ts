import type { DatabaseSync } from 'node:sqlite';
import type { Digest, Instant } from '../core/types.ts';

const keepDays = 30;
const flushAt = 64;

export interface DatedRow {
  readonly body: string;
  readonly freshUntil: Instant | undefined;
}

/** Values by key that may grow old, in one table. Writes wait and go together; unused rows are forgotten after a month. */
export class DatedRows {
  readonly #database: DatabaseSync;
  readonly #table: 'results' | 'answers';
  readonly #today: string;
  readonly #pending = new Map<Digest, DatedRow>();
  readonly #used: Digest[] = [];

  constructor(database: DatabaseSync, table: 'results' | 'answers', today: string) {
    this.#database = database;
    this.#table = table;
    this.#today = today;
  }

  get(key: Digest, now: Instant): DatedRow | undefined {
    const row = this.#database.prepare(`SELECT body, fresh_until, used_on FROM ${this.#table} WHERE key = ?`).get(key);
    if (row === undefined) return undefined;
    const freshUntil = (row['fresh_until'] as string | null) ?? undefined;
    if (freshUntil !== undefined && freshUntil <= now) return undefined;
    if (row['used_on'] !== this.#today) this.#used.push(key);
    return { body: row['body'] as string, freshUntil };
  }

  put(key: Digest, body: string, freshUntil: Instant | undefined): void {
    this.#pending.set(key, { body, freshUntil });
    if (this.#pending.size >= flushAt) this.flush();
  }

  /** Writes what is pending, in one transaction. */
  flush(): void {
    if (this.#pending.size === 0 && this.#used.length === 0) return;
    const insert = this.#database.prepare(`INSERT OR REPLACE INTO ${this.#table} VALUES (?, ?, ?, ?)`);
    const touch = this.#database.prepare(`UPDATE ${this.#table} SET used_on = ? WHERE key = ?`);
    const forget = this.#database.prepare(`DELETE FROM ${this.#table} WHERE used_on < ?`);
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      for (const [key, { body, freshUntil }] of this.#pending) insert.run(key, body, freshUntil ?? null, this.#today);
      for (const key of this.#used) touch.run(this.#today, key);
      forget.run(new Date(Date.parse(this.#today) - keepDays * 86_400_000).toISOString().slice(0, 10));
      this.#database.exec('COMMIT');
    } catch (error) {
      this.#database.exec('ROLLBACK');
      throw error;
    } finally {
      this.#pending.clear();
      this.#used.length = 0;
    }
  }
}
