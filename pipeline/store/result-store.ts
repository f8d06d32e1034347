import type { DatabaseSync } from 'node:sqlite';
import type { CheckResult, Digest, Instant, Json } from '../core/types.ts';
import { DatedRows } from './dated-rows.ts';

/** What all checks said of one draft. */
export interface Answer {
  readonly results: readonly CheckResult[];
  readonly essence: Digest;
}

/** Results, answers, settings and sealed reports by content. Every row can be found again, so a lost one costs only time. */
export class ResultStore implements Disposable {
  readonly #database: DatabaseSync;
  readonly #results: DatedRows;
  readonly #answers: DatedRows;

  constructor(database: DatabaseSync, startedAt: Instant) {
    const today = startedAt.slice(0, 10);
    this.#database = database;
    this.#results = new DatedRows(database, 'results', today);
    this.#answers = new DatedRows(database, 'answers', today);
  }

  get(
    key: Digest,
    now: Instant,
  ): { readonly result: CheckResult; readonly freshUntil: Instant | undefined } | undefined {
    const row = this.#results.get(key, now);
    return row && { result: JSON.parse(row.body) as CheckResult, freshUntil: row.freshUntil };
  }

  put(key: Digest, result: CheckResult, freshUntil: Instant | undefined): void {
    this.#results.put(key, JSON.stringify(result), freshUntil);
  }

  answer(key: Digest, now: Instant): Answer | undefined {
    const row = this.#answers.get(key, now);
    return row && (JSON.parse(row.body) as Answer);
  }

  putAnswer(key: Digest, answer: Answer, freshUntil: Instant | undefined): void {
    this.#answers.put(key, JSON.stringify(answer), freshUntil);
  }

  settings(key: Digest): Json | undefined {
    const row = this.#database.prepare('SELECT body FROM settings WHERE key = ?').get(key);
    return row === undefined ? undefined : (JSON.parse(row['body'] as string) as Json);
  }

  /** Settings of other builds and configs go: one row is enough. */
  putSettings(key: Digest, body: object): void {
    this.#database.prepare('DELETE FROM settings').run();
    this.#database.prepare('INSERT OR REPLACE INTO settings VALUES (?, ?)').run(key, JSON.stringify(body));
  }

  /** The newest sealed report of a draft. */
  sealed(draft: string): { readonly essence: Digest; readonly id: Digest } | undefined {
    const row = this.#database.prepare('SELECT essence, id FROM sealed WHERE draft = ?').get(draft);
    return row === undefined ? undefined : { essence: row['essence'] as Digest, id: row['id'] as Digest };
  }

  putSealed(draft: string, essence: Digest, id: Digest): void {
    this.#database.prepare('INSERT OR REPLACE INTO sealed VALUES (?, ?, ?)').run(draft, essence, id);
  }

  [Symbol.dispose](): void {
    try {
      this.#results.flush();
      this.#answers.flush();
    } finally {
      this.#database.close();
    }
  }
}
