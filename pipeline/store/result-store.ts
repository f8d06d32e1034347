import type { DatabaseSync } from 'node:sqlite';
import type { Settings } from '../core/settings.ts';
import type { CheckResult, Digest, Instant } from '../core/types.ts';

const keepDays = 30;

/** Results, settings and sealed reports by content. Every row can be found again, so a failed write costs only time. */
export class ResultStore implements Disposable {
  readonly #database: DatabaseSync;
  readonly #today: string;
  readonly #pending = new Map<Digest, { result: CheckResult; freshUntil: Instant | undefined }>();
  readonly #used: Digest[] = [];

  constructor(database: DatabaseSync, startedAt: Instant) {
    this.#database = database;
    this.#today = startedAt.slice(0, 10);
  }

  get(key: Digest, now: Instant): CheckResult | undefined {
    const row = this.#database.prepare('SELECT body, fresh_until, used_on FROM results WHERE key = ?').get(key);
    if (row === undefined) return undefined;
    const freshUntil = row['fresh_until'] as string | null;
    if (freshUntil !== null && freshUntil <= now) return undefined;
    if (row['used_on'] !== this.#today) this.#used.push(key);
    return JSON.parse(row['body'] as string) as CheckResult;
  }

  put(key: Digest, result: CheckResult, freshUntil: Instant | undefined): void {
    this.#pending.set(key, { result, freshUntil });
    if (this.#pending.size >= 64) this.flush();
  }

  settings(key: Digest): Settings | undefined {
    const row = this.#database.prepare('SELECT body FROM settings WHERE key = ?').get(key);
    return row === undefined ? undefined : (JSON.parse(row['body'] as string) as Settings);
  }

  putSettings(key: Digest, settings: Settings): void {
    this.#database.prepare('INSERT OR REPLACE INTO settings VALUES (?, ?)').run(key, JSON.stringify(settings));
  }

  /** The newest sealed report of a draft. */
  sealed(draft: string): { readonly essence: Digest; readonly id: Digest } | undefined {
    const row = this.#database.prepare('SELECT essence, id FROM sealed WHERE draft = ?').get(draft);
    return row === undefined ? undefined : { essence: row['essence'] as Digest, id: row['id'] as Digest };
  }

  putSealed(draft: string, essence: Digest, id: Digest): void {
    this.#database.prepare('INSERT OR REPLACE INTO sealed VALUES (?, ?, ?)').run(draft, essence, id);
  }

  /** Writes what is pending, in one transaction. */
  flush(): void {
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

  /** Forgets what nobody asked for in a month. */
  prune(): void {
    const oldest = new Date(Date.parse(this.#today) - keepDays * 86_400_000).toISOString().slice(0, 10);
    this.#database.prepare('DELETE FROM results WHERE used_on < ?').run(oldest);
  }

  [Symbol.dispose](): void {
    try {
      this.flush();
    } finally {
      this.#database.close();
    }
  }
}
