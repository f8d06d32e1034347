import { lstatSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { digestOf } from '../core/digest.ts';
import { PublishError } from '../core/error.ts';
import type { Settings } from '../core/settings.ts';
import { readDraftBytes } from './draft-bytes.ts';
import { findConfigured } from './find-drafts.ts';
import { Stamps } from './stamps.ts';

/** A page that others may repeat: published, or another draft. */
export interface CorpusPage {
  /** Relative to the root, with `/`. */
  readonly path: string;
  /** SHA-256 of its bytes, in hexadecimal. */
  readonly digest: string;
}

export interface Listing {
  /** By path. */
  readonly pages: readonly CorpusPage[];
  /** Pages that could not be read, with the code of the reason. */
  readonly unread: readonly { readonly path: string; readonly code: string }[];
  /** Changes with any path or byte of the corpus. */
  readonly key: string;
  /** The files and folders whose stamps tell whether the corpus is as it was; the same list for every draft of a run. */
  readonly watched: readonly string[];
}

/** What earlier runs know of pages. */
export interface PageStore {
  /** By path: the digest of a file as its stamp was then. */
  digests(): ReadonlyMap<string, { readonly stamp: string; readonly digest: string }>;
  putDigests(
    changed: ReadonlyMap<string, { readonly stamp: string; readonly digest: string }>,
    gone: readonly string[],
  ): void;
  records(keys: readonly string[]): ReadonlyMap<string, Uint8Array>;
  putRecords(records: ReadonlyMap<string, Uint8Array>): void;
  /** An index of the pages as they were at some time, as one piece; undefined where there is none under this key. */
  index(key: string): SharedArrayBuffer | undefined;
  /** Takes the place of any index before. Of records only those that are named stay, and those whose keys start with `model `. */
  putIndex(key: string, index: SharedArrayBuffer, records: readonly string[]): void;
}

export const noPageStore: PageStore = {
  digests: () => new Map(),
  putDigests: () => {},
  records: () => new Map(),
  putRecords: () => {},
  index: () => undefined,
  putIndex: () => {},
};

export interface CorpusParts {
  /** Absolute, links resolved. */
  readonly root: string;
  readonly settings: Pick<Settings, 'drafts' | 'published' | 'limits'>;
  readonly store: PageStore;
}

/** The published pages and the drafts of a repository, looked at once a run. */
export class Corpus {
  readonly store: PageStore;
  readonly #parts: CorpusParts;
  #listing: Listing | undefined;

  constructor(parts: CorpusParts) {
    this.#parts = parts;
    this.store = parts.store;
  }

  /** A file whose stamp is as it was is not read again. Links are followed once: a page under two names is one page. */
  list(): Listing {
    this.#listing ??= this.#list();
    return this.#listing;
  }

  #list(): Listing {
    const { root, settings, store } = this.#parts;
    const begun = Date.now();
    const folders = new Set<string>();
    const found = findConfigured([...settings.published, ...settings.drafts], root, (folder) => folders.add(folder));
    const stamps = new Stamps(root);
    const known = found.length === 0 ? new Map<string, never>() : store.digests();
    const changed = new Map<string, { stamp: string; digest: string }>();
    const pages: CorpusPage[] = [];
    const unread: { path: string; code: string }[] = [];
    for (const one of realNames(found, root)) {
      const stamp = stamps.stampOf(one);
      const before = known.get(one);
      if (before?.stamp === stamp) {
        pages.push({ path: one, digest: before.digest });
        continue;
      }
      const digest = this.#digestOf(one);
      if (digest instanceof PublishError) {
        unread.push({ path: one, code: digest.code });
        continue;
      }
      pages.push({ path: one, digest });
      if (stamps.settledStampOf(one, begun) === stamp) changed.set(one, { stamp, digest });
    }
    const there = new Set(found);
    store.putDigests(
      changed,
      [...known.keys()].filter((one) => !there.has(one)),
    );
    const key = digestOf(JSON.stringify([pages, unread]));
    return { pages, unread, key, watched: [...folders, ...found].sort() };
  }

  #digestOf(relative: string): string | PublishError {
    const { root, settings } = this.#parts;
    try {
      const bytes = readDraftBytes(relative, { root, maxBytes: settings.limits.maxBytes });
      new TextDecoder('utf-8', { fatal: true }).decode(bytes);
      return digestOf(bytes).slice('sha256:'.length);
    } catch (error) {
      if (error instanceof PublishError) return error;
      return new PublishError('not-utf8', `${relative} is not UTF-8.`, { cause: error });
    }
  }
}

/** The path under which a file lies, links resolved; as it is where it leads nowhere. */
export function realName(relative: string, root: string): string {
  try {
    return path
      .relative(root, realpathSync(path.join(root, relative)))
      .split(path.sep)
      .join('/');
  } catch {
    return relative;
  }
}

/** Each file once, by its own name. Only a link, or what lies in a folder that is one, has another. */
function realNames(found: readonly string[], root: string): string[] {
  const realFolders = new Map<string, string>();
  const names = found.map((one) => {
    const folder = path.posix.dirname(one);
    const real = realFolders.get(folder) ?? realName(folder, root);
    realFolders.set(folder, real);
    return isPlain(path.join(root, one)) ? path.posix.join(real, path.posix.basename(one)) : realName(one, root);
  });
  return [...new Set(names)].sort();
}

function isPlain(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() !== true;
}
