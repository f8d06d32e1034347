import type { DatabaseSync } from 'node:sqlite';
import type { CheckResult, Digest, DraftReference, Instant, Json } from '../core/types.ts';

/** What all checks said of one draft. */
export interface Answer {
  readonly draft: DraftReference;
  readonly results: readonly CheckResult[];
  readonly essence: Digest;
}

export interface AnswerKey {
  readonly path: string;
  /** The flags of the run that choose what is looked at. */
  readonly flags: string;
  /** See `AnswerStore.settings`. */
  readonly settings: number;
  readonly bytes: Uint8Array;
}

export interface Sealed {
  readonly draft: string;
  readonly scope: string;
  readonly essence: Digest;
  readonly id: Digest;
}

export interface KnownSettings {
  readonly id: number;
  readonly body: Json;
}

/** Settings are kept for a few configs and builds at once, so that branches do not chase each other out. */
const keepSettings = 8;

/**
 * Whole answers by the draft's very bytes. Bytes are compared, not digests: as sure, and a run that finds all it needs
 * loads no cryptography.
 */
export class AnswerStore {
  readonly #database: DatabaseSync;
  readonly #today: string;

  constructor(database: DatabaseSync, startedAt: Instant) {
    this.#database = database;
    this.#today = startedAt.slice(0, 10);
  }

  settings(tool: string, config: string): KnownSettings | undefined {
    const row = this.#database.prepare('SELECT id, body FROM settings WHERE tool = ? AND config = ?').get(tool, config);
    return row && { id: row['id'] as number, body: JSON.parse(row['body'] as string) as Json };
  }

  putSettings(tool: string, config: string, body: object): number {
    const insert = this.#database.prepare('INSERT INTO settings (tool, config, body) VALUES (?, ?, ?)');
    const id = Number(insert.run(tool, config, JSON.stringify(body)).lastInsertRowid);
    this.#database.prepare('DELETE FROM settings WHERE id <= ?').run(id - keepSettings);
    return id;
  }

  answer({ path, flags, settings, bytes }: AnswerKey, now: Instant): Answer | undefined {
    const select = 'SELECT settings, bytes, body, fresh_until, used_on FROM answers WHERE draft = ? AND flags = ?';
    const row = this.#database.prepare(select).get(path, flags);
    if (row === undefined || row['settings'] !== settings) return undefined;
    if (Buffer.compare(row['bytes'] as Uint8Array, bytes) !== 0) return undefined;
    const freshUntil = row['fresh_until'] as string | null;
    if (freshUntil !== null && freshUntil <= now) return undefined;
    if (row['used_on'] !== this.#today) {
      const touch = this.#database.prepare('UPDATE answers SET used_on = ? WHERE draft = ? AND flags = ?');
      touch.run(this.#today, path, flags);
    }
    return JSON.parse(row['body'] as string) as Answer;
  }

  putAnswer({ path, flags, settings, bytes }: AnswerKey, answer: Answer, freshUntil: Instant | undefined): void {
    const insert = this.#database.prepare('INSERT OR REPLACE INTO answers VALUES (?, ?, ?, ?, ?, ?, ?)');
    insert.run(path, flags, settings, bytes, JSON.stringify(answer), freshUntil ?? null, this.#today);
  }

  /** The newest sealed report of a draft; see `scopeOf`. */
  sealed(draft: string, scope: string): Pick<Sealed, 'essence' | 'id'> | undefined {
    const select = this.#database.prepare('SELECT essence, id FROM sealed WHERE draft = ? AND scope = ?');
    const row = select.get(draft, scope);
    return row && { essence: row['essence'] as Digest, id: row['id'] as Digest };
  }

  putSealed({ draft, scope, essence, id }: Sealed): void {
    this.#database.prepare('INSERT OR REPLACE INTO sealed VALUES (?, ?, ?, ?)').run(draft, scope, essence, id);
  }
}
