import type { Attachment, CheckResult, Digest, DraftReference, Instant, Json } from '../core/types.ts';
import type { State } from './state.ts';

/** What all checks said of one draft. */
export interface Answer {
  readonly draft: DraftReference;
  readonly results: readonly CheckResult[];
  readonly attachments: readonly Attachment[];
  readonly essence: Digest;
}

/** Paths of the world with the stamps that they had when an answer was true; see `Stamps`. */
export type World = readonly (readonly [path: string, stamp: string])[];

/** An answer, as long as all of the worlds it rests on are as they were. */
export interface FoundAnswer {
  readonly answer: Answer;
  /** Ids of worlds. */
  readonly restsOn: readonly number[];
}

export interface NewAnswer extends FoundAnswer {
  readonly freshUntil: Instant | undefined;
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
 * Whole answers by the draft's very bytes. Bytes are compared where they may be kept, not digests: as sure, and a run
 * that finds all it needs loads no cryptography.
 */
export class AnswerStore {
  readonly #state: State;
  readonly #today: string;

  constructor(state: State, startedAt: Instant) {
    this.#state = state;
    this.#today = startedAt.slice(0, 10);
  }

  settings(tool: string, config: string): KnownSettings | undefined {
    const row = this.#state.get('SELECT id, body FROM settings WHERE tool = ? AND config = ?', tool, config);
    const body = parsedBody(row) as Json | undefined;
    return body === undefined ? undefined : { id: row?.['id'] as number, body };
  }

  putSettings(tool: string, config: string, body: object): number {
    const insert = 'INSERT INTO settings (tool, config, body) VALUES (?, ?, ?)';
    const id = this.#state.run(insert, tool, config, JSON.stringify(body));
    this.#state.run('DELETE FROM settings WHERE id <= ?', id - keepSettings);
    return id;
  }

  answer({ path, flags, settings, bytes }: AnswerKey, now: Instant): FoundAnswer | undefined {
    const select =
      'SELECT settings, bytes, body, rests_on, fresh_until, used_on FROM answers WHERE draft = ? AND flags = ?';
    const row = this.#state.get(select, path, flags);
    if (row === undefined || row['settings'] !== settings) return undefined;
    const answer = parsedBody(row) as Answer | undefined;
    if (answer === undefined || !isOf(answer, row['bytes'] as Uint8Array | null, bytes)) return undefined;
    const freshUntil = row['fresh_until'] as string | null;
    if (freshUntil !== null && freshUntil <= now) return undefined;
    if (row['used_on'] !== this.#today) {
      this.#state.run('UPDATE answers SET used_on = ? WHERE draft = ? AND flags = ?', this.#today, path, flags);
    }
    return { answer, restsOn: parsed(row['rests_on']) as number[] };
  }

  /** `bytes` are null where they must not be kept; the draft's digest then stands for them. */
  putAnswer(
    { path, flags, settings, bytes }: Omit<AnswerKey, 'bytes'> & { readonly bytes: Uint8Array | null },
    { answer, restsOn, freshUntil }: NewAnswer,
  ): void {
    const insert = 'INSERT OR REPLACE INTO answers VALUES (?, ?, ?, ?, ?, ?, ?, ?)';
    const [body, worlds] = [JSON.stringify(answer), JSON.stringify(restsOn)];
    this.#state.run(insert, path, flags, settings, bytes, body, worlds, freshUntil ?? null, this.#today);
  }

  /** Undefined where it is gone, or damaged. */
  world(id: number): World | undefined {
    return parsedBody(this.#state.get('SELECT body FROM worlds WHERE id = ?', id)) as World | undefined;
  }

  /** Returns its id; the same world has the same. */
  putWorld(world: World, digest: Digest): number {
    this.#state.run('INSERT OR IGNORE INTO worlds (digest, body) VALUES (?, ?)', digest, JSON.stringify(world));
    return Number(this.#state.get('SELECT id FROM worlds WHERE digest = ?', digest)?.['id'] ?? 0);
  }

  /** The newest sealed report of a draft; see `scopeOf`. */
  sealed(draft: string, scope: string): Pick<Sealed, 'essence' | 'id'> | undefined {
    const row = this.#state.get('SELECT essence, id FROM sealed WHERE draft = ? AND scope = ?', draft, scope);
    return row && { essence: row['essence'] as Digest, id: row['id'] as Digest };
  }

  putSealed({ draft, scope, essence, id }: Sealed): void {
    this.#state.run('INSERT OR REPLACE INTO sealed VALUES (?, ?, ?, ?)', draft, scope, essence, id);
  }
}

function isOf(answer: Answer, kept: Uint8Array | null, bytes: Uint8Array): boolean {
  if (kept !== null) return Buffer.compare(kept, bytes) === 0;
  return answer.draft.digest === `sha256:${process.getBuiltinModule('node:crypto').hash('sha256', bytes)}`;
}

/** The JSON in a row's `body`; undefined where there is none, or where it is damaged, which is as good as none. */
export function parsedBody(row: Readonly<Record<string, unknown>> | undefined): unknown {
  return parsed(row?.['body']);
}

function parsed(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
