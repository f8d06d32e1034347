import type { CheckResult, Digest, Instant } from '../core/types.ts';
import { parsedBody } from './answer-store.ts';
import type { State } from './state.ts';

const keepDays = 30;
const flushAt = 64;

interface Row {
  readonly result: CheckResult;
  readonly freshUntil: Instant | undefined;
}

/** Results of single checks by key. Writes wait and go together; what nobody asked for in a month is forgotten. */
export class ResultStore implements Disposable {
  readonly #state: State;
  readonly #today: string;
  readonly #pending = new Map<Digest, Row>();
  readonly #used: Digest[] = [];

  constructor(state: State, startedAt: Instant) {
    this.#state = state;
    this.#today = startedAt.slice(0, 10);
  }

  get(key: Digest, now: Instant): Row | undefined {
    const row = this.#state.get('SELECT body, fresh_until, used_on FROM results WHERE key = ?', key);
    const result = parsedBody(row) as CheckResult | undefined;
    if (row === undefined || result === undefined) return undefined;
    const freshUntil = (row['fresh_until'] as string | null) ?? undefined;
    if (freshUntil !== undefined && freshUntil <= now) return undefined;
    if (row['used_on'] !== this.#today) this.#used.push(key);
    return { result, freshUntil };
  }

  put(key: Digest, result: CheckResult, freshUntil: Instant | undefined): void {
    this.#pending.set(key, { result, freshUntil });
    if (this.#pending.size >= flushAt) this.#flush();
  }

  #flush(): void {
    if (this.#pending.size === 0 && this.#used.length === 0) return;
    this.#state.transaction(() => {
      for (const [key, { result, freshUntil }] of this.#pending) {
        const body = JSON.stringify(result);
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
