import { existsSync } from '../node/fs.ts';
import path from 'node:path';
import { blobPath } from '../core/blob-path.ts';
import type { AttachmentParts, CheckResult, Digest, Instant } from '../core/types.ts';
import { parsedBody } from './answer-store.ts';
import type { State } from './state.ts';

const keepDays = 30;
const flushAt = 64;

interface Row {
  readonly result: CheckResult;
  readonly freshUntil: Instant | undefined;
  readonly attachments: readonly AttachmentParts[];
}

/** Results of single checks by key. Writes wait and go together; what nobody asked for in a month is forgotten. */
export class ResultStore implements Disposable {
  readonly #state: State;
  readonly #today: string;
  readonly #root: string;
  readonly #pending = new Map<Digest, Row>();
  readonly #used: Digest[] = [];

  constructor(state: State, startedAt: Instant, root: string) {
    this.#state = state;
    this.#root = root;
    this.#today = startedAt.slice(0, 10);
  }

  get(key: Digest, now: Instant): Row | undefined {
    const row = this.#state.get('SELECT body, fresh_until, used_on FROM results WHERE key = ?', key);
    const body = parsedBody(row) as Pick<Row, 'result' | 'attachments'> | undefined;
    if (row === undefined || body === undefined || !this.#hasAll(body.attachments)) return undefined;
    const freshUntil = (row['fresh_until'] as string | null) ?? undefined;
    if (freshUntil !== undefined && freshUntil <= now) return undefined;
    if (row['used_on'] !== this.#today) this.#used.push(key);
    return { ...body, freshUntil };
  }

  put(key: Digest, row: Row): void {
    this.#pending.set(key, row);
    if (this.#pending.size >= flushAt) this.#flush();
  }

  #hasAll(attachments: readonly AttachmentParts[]): boolean {
    return attachments.every(({ digest }) => existsSync(path.join(this.#root, blobPath(digest))));
  }

  #flush(): void {
    if (this.#pending.size === 0 && this.#used.length === 0) return;
    this.#state.transaction(() => {
      for (const [key, { freshUntil, ...kept }] of this.#pending) {
        const body = JSON.stringify(kept);
        this.#state.run(
          'INSERT OR REPLACE INTO results VALUES (?, ?, ?, ?)',
          key,
          body,
          freshUntil ?? null,
          this.#today,
        );
      }
      for (const key of this.#used) this.#state.run('UPDATE results SET used_on = ? WHERE key = ?', this.#today, key);
    });
    this.#pending.clear();
    this.#used.length = 0;
  }

  [Symbol.dispose](): void {
    this.#flush();
    const oldest = new Date(Date.parse(this.#today) - keepDays * 86_400_000).toISOString().slice(0, 10);
    for (const table of ['results', 'answers']) this.#state.run(`DELETE FROM ${table} WHERE used_on < ?`, oldest);
    this.#state.run('DELETE FROM worlds WHERE id NOT IN (SELECT value FROM answers, json_each(answers.rests_on))');
  }
}
