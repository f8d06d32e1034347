import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { blobPath } from '../core/blob-path.ts';
import { digestOf } from '../core/digest.ts';
import type { Digest } from '../core/types.ts';

const keepMs = 30 * 86_400_000;

/** Pictures and other bytes that evidence speaks of, by their digest, in `.publish/blobs/`. */
export class Blobs implements Disposable {
  readonly #root: string;
  readonly #folder: string;
  #used = false;
  #count = 0;

  constructor(root: string) {
    this.#root = root;
    this.#folder = path.join(root, path.dirname(blobPath(digestOf(''))));
  }

  /** Undefined where nothing can be written: the repository is read-only, or the disk is full. */
  put(bytes: Uint8Array): Digest | undefined {
    const digest = digestOf(bytes);
    const file = path.join(this.#root, blobPath(digest));
    this.#used = true;
    try {
      if (existsSync(file)) {
        const now = new Date();
        utimesSync(file, now, now);
        return digest;
      }
      mkdirSync(this.#folder, { recursive: true });
      // Under another name until it is whole.
      this.#count += 1;
      const partial = `${file}.${process.pid}.${this.#count}.partial`;
      writeFileSync(partial, bytes);
      renameSync(partial, file);
      return digest;
    } catch {
      return undefined;
    }
  }

  remove(digest: Digest): void {
    rmSync(path.join(this.#root, blobPath(digest)), { force: true });
  }

  /** What nobody made or asked for in a month is forgotten; reports have their own. */
  [Symbol.dispose](): void {
    if (!this.#used) return;
    try {
      for (const name of readdirSync(this.#folder)) {
        const file = path.join(this.#folder, name);
        const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
        if (Date.now() - changed > keepMs) rmSync(file, { force: true });
      }
    } catch {
      // Another run may clear at the same time.
    }
  }
}
