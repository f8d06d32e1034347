import { digestOf } from '../core/digest.ts';
import { continued, type KnownLink, type LinkHistory, type LinkMemory, type LinkNote } from '../core/link-history.ts';
import type { Instant, Json } from '../core/types.ts';
import type { State } from './state.ts';

const keepDays = 400;

/** The links that runs have asked for, in `state.db`. */
export class LinkHistoryStore implements LinkMemory, Disposable {
  readonly #state: State;
  readonly #reuse: boolean;
  readonly #pending = new Map<
    string,
    { readonly history: LinkHistory; readonly note: LinkNote; readonly now: Instant }
  >();

  /** `reuse`: whether answers of earlier runs may stand; histories go on in any case. */
  constructor(state: State, { reuse }: { readonly reuse: boolean }) {
    this.#state = state;
    this.#reuse = reuse;
  }

  find(url: string, now: Instant): KnownLink | undefined {
    const row = this.#state.get('SELECT history, answer, fresh_until FROM links WHERE url = ?', digestOf(url));
    const history = parsed(row?.['history']) as LinkHistory | undefined;
    if (row === undefined || history === undefined) return undefined;
    const fresh = this.#reuse && String(row['fresh_until']) > now;
    const answer = fresh ? parsed(row['answer']) : undefined;
    return answer === undefined ? { history } : { history, answer };
  }

  note(url: string, note: LinkNote, now: Instant): LinkHistory {
    const key = digestOf(url);
    const history = continued(note.before, note.state, now);
    this.#pending.set(key, { history, note, now });
    if (this.#pending.size >= 256) this.#flush();
    return history;
  }

  #flush(): void {
    if (this.#pending.size === 0) return;
    this.#state.transaction(() => {
      for (const [key, { history, note, now }] of this.#pending)
        this.#state.run(
          'INSERT OR REPLACE INTO links VALUES (?, ?, ?, ?, ?)',
          key,
          JSON.stringify(history),
          JSON.stringify(note.answer),
          note.freshUntil,
          now.slice(0, 10),
        );
    });
    this.#pending.clear();
  }

  [Symbol.dispose](): void {
    this.#flush();
    const oldest = new Date(Date.now() - keepDays * 86_400_000).toISOString().slice(0, 10);
    this.#state.run('DELETE FROM links WHERE asked_on < ?', oldest);
  }
}

function parsed(text: unknown): Json | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
