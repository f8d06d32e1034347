import type { DatabaseSync } from 'node:sqlite';
import type { CheckResult, Digest, Instant } from '../core/types.ts';

const keepDays = 30;
const flushAt = 64;

interface Row {
  readonly result: CheckResult;
  readonly freshUntil: Instant | undefined;
}

/** Results of single checks by key. Writes wait and go together; what nobody asked for in a month is forgotten. */
export class ResultStore implements Disposable {
  readonly #database: DatabaseSync;
  readonly #today: string;
  readonly #pending = new Map<Digest, Row>();
  readonly #used: Digest[] = [];

  constructor(database: DatabaseSync, startedAt: Instant) {
    this.#database = database;
    this.#today = startedAt.slice(0, 10);
  }

  get(key: Digest, now: Instant): Row | undefined {
    const row = this.#database.prepare('SELECT body, fresh_until, used_on FROM results WHERE key = ?').get(key);
    if (row === undefined) return undefined;
    const freshUntil = (row['fresh_until'] as string | null) ?? undefined;
    if (freshUntil !== undefined && freshUntil <= now) return undefined;
    if (row['used_on'] !== this.#today) this.#used.push(key);
    return { result: JSON.parse(row['body'] as string) as CheckResult, freshUntil };
  }

  put(key: Digest, result: CheckResult, freshUntil: Instant | undefined): void {
    this.#pending.set(key, { result, freshUntil });
    if (this.#pending.size >= flushAt) this.#flush();
  }

  #flush(): void {
    if (this.#pending.size === 0 && this.#used.length === 0) return;
    const insert = this.#database.prepare('INSERT OR REPLACE INTO results VALUES (?, ?, ?, ?)');
    const touch = this.#database.prepare('UPDATE results SET used_on = ? WHERE key = ?');
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      for (const [key, { result, freshUntil }] of this.#pending) {
        insert.run(key, JSON.stringify(result), freshUntil ?? null, this.#today);
      }
      for (const key of this.#used) touch.run(this.#today, key);
      this.#database.exec('COMMIT');
    } catch (error) {
      this.#database.exec('ROLLBACK');
      throw error;
    } finally {
      this.#pending.clear();
      this.#used.length = 0;
    }
  }

  [Symbol.dispose](): void {
    this.#flush();
    const oldest = new Date(Date.parse(this.#today) - keepDays * 86_400_000).toISOString().slice(0, 10);
    for (const table of ['results', 'answers'])
      this.#database.prepare(`DELETE FROM ${table} WHERE used_on < ?`).run(oldest);
  }
}
