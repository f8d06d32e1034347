import type { State } from './state.ts';

interface Known {
  readonly stamp: string;
  readonly digest: string;
}

/** What is known of pages: the digests of files by their stamps, and records of pages by their content. */
export class PageRecords {
  readonly #state: State;

  constructor(state: State) {
    this.#state = state;
  }

  digests(): Map<string, Known> {
    const rows = this.#state.all('SELECT path, stamp, digest FROM pages');
    return new Map(
      rows.map((row) => [row['path'] as string, { stamp: row['stamp'] as string, digest: row['digest'] as string }]),
    );
  }

  putDigests(changed: ReadonlyMap<string, Known>, gone: readonly string[]): void {
    if (changed.size === 0 && gone.length === 0) return;
    this.#state.transaction(() => {
      for (const [path, { stamp, digest }] of changed)
        this.#state.run('INSERT OR REPLACE INTO pages VALUES (?, ?, ?)', path, stamp, digest);
      for (const path of gone) this.#state.run('DELETE FROM pages WHERE path = ?', path);
    });
  }

  records(keys: readonly string[]): Map<string, Uint8Array> {
    const found = new Map<string, Uint8Array>();
    for (const key of keys) {
      const body = this.#state.get('SELECT body FROM page_records WHERE key = ?', key)?.['body'];
      if (body instanceof Uint8Array) found.set(key, body);
    }
    return found;
  }

  /** Records of pages that are no more are kept as long as they are fewer than `keep`. */
  putRecords(records: ReadonlyMap<string, Uint8Array>): void {
    if (records.size === 0) return;
    this.#state.transaction(() => {
      for (const [key, body] of records)
        this.#state.run('INSERT OR REPLACE INTO page_records (key, body) VALUES (?, ?)', key, body);
    });
  }
}
