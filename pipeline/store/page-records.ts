import type { State } from './state.ts';

interface Known {
  readonly stamp: string;
  readonly digest: string;
}

/** Records under such keys cost money or time that no index can tell, and stay. */
const lastingPrefix = 'model ';
const partBytes = 8 * 1024 * 1024;

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

  putRecords(records: ReadonlyMap<string, Uint8Array>): void {
    if (records.size === 0) return;
    this.#state.transaction(() => {
      for (const [key, body] of records)
        this.#state.run('INSERT OR REPLACE INTO page_records (key, body) VALUES (?, ?)', key, body);
    });
  }

  /** Undefined also where a part of it is missing. */
  index(key: string): SharedArrayBuffer | undefined {
    const select = 'SELECT size FROM page_index WHERE part = 0 AND key = ?';
    const size = this.#state.get(select, key)?.['size'];
    if (typeof size !== 'number') return undefined;
    const index = new SharedArrayBuffer(size);
    const bytes = new Uint8Array(index);
    let at = 0;
    for (let part = 0; at < size; part += 1) {
      const row = this.#state.get('SELECT body FROM page_index WHERE part = ? AND key = ?', part, key);
      const body = row?.['body'];
      if (!(body instanceof Uint8Array) || body.length === 0 || at + body.length > size) return undefined;
      bytes.set(body, at);
      at += body.length;
    }
    return index;
  }

  putIndex(key: string, index: SharedArrayBuffer, records: readonly string[]): void {
    const bytes = new Uint8Array(index);
    this.#state.transaction(() => {
      this.#state.run('DELETE FROM page_index');
      const insert = 'INSERT INTO page_index (part, key, size, body) VALUES (?, ?, ?, ?)';
      for (let part = 0; part * partBytes < bytes.length; part += 1) {
        // SQLite takes no shared memory.
        const body = bytes.slice(part * partBytes, (part + 1) * partBytes);
        this.#state.run(insert, part, key, bytes.length, body);
      }
      const remove = 'DELETE FROM page_records WHERE key NOT GLOB ? AND key NOT IN (SELECT value FROM json_each(?))';
      this.#state.run(remove, `${lastingPrefix}*`, JSON.stringify(records));
    });
  }
}
