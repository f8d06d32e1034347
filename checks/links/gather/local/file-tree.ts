import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

export type EntryKind = 'file' | 'folder' | 'outside';

interface Folder {
  readonly kinds: ReadonlyMap<string, EntryKind>;
  /** Names by their NFC form, where that is another. */
  readonly composed: ReadonlyMap<string, string>;
  readonly links: ReadonlySet<string>;
  /** Names by their form without case; made when first asked for. */
  folded?: ReadonlyMap<string, string>;
}

export interface Place {
  /** As it lies on disk, relative to the root; empty for the root. */
  readonly path: string;
  readonly kind: EntryKind;
  /** Upper and lower case are those of the disk. */
  readonly exact: boolean;
}

/** Every file and folder that an answer rests on, relative to the root. */
export type Looked = Set<string>;

/**
 * The names in a repository, read once. Nothing outside of it is ever looked at: `..` cannot leave it, and links that lead
 * out are `outside`. Names are compared exactly, on whatever file system, and in either Unicode normal form.
 */
export class FileTree {
  readonly root: string;
  readonly #folders = new Map<string, Folder | undefined>();

  /** Absolute, links resolved. */
  constructor(root: string) {
    this.root = root;
  }

  /** What lies at a path relative to the root (`/` between names, no `..`); undefined where there is nothing. */
  find(relative: string, looked: Looked): Place | undefined {
    let at = '';
    let kind: EntryKind = 'folder';
    let exact = true;
    for (const name of relative.split('/')) {
      if (name === '' || name === '.') continue;
      if (kind !== 'folder') return undefined;
      const folder = this.#folder(at, looked);
      const own = folder && nameIn(folder, name);
      if (folder === undefined || own === undefined) return undefined;
      exact &&= own.exact;
      at = at === '' ? own.name : `${at}/${own.name}`;
      kind = folder.kinds.get(own.name) ?? 'outside';
    }
    return { path: at, kind, exact };
  }

  /** The names in a folder; none where there is no such folder. */
  names(relative: string, looked: Looked): Iterable<readonly [name: string, kind: EntryKind]> {
    return this.#folder(relative, looked)?.kinds ?? [];
  }

  has(relative: string, name: string, looked: Looked): EntryKind | undefined {
    return this.#folder(relative, looked)?.kinds.get(name);
  }

  /** Whether it is a symbolic link: who walks must not follow it. */
  isLink(relative: string, name: string): boolean {
    return this.#folders.get(relative)?.links.has(name) === true;
  }

  #folder(relative: string, looked: Looked): Folder | undefined {
    looked.add(relative || '.');
    if (!this.#folders.has(relative)) this.#folders.set(relative, this.#read(relative));
    return this.#folders.get(relative);
  }

  #read(relative: string): Folder | undefined {
    let entries: Dirent[];
    try {
      entries = readdirSync(path.join(this.root, relative), { withFileTypes: true });
    } catch {
      return undefined;
    }
    const kinds = new Map<string, EntryKind>();
    const composed = new Map<string, string>();
    for (const entry of entries) {
      const kind = this.#kindOf(relative, entry);
      if (kind === undefined) continue;
      kinds.set(entry.name, kind);
      const form = entry.name.normalize('NFC');
      if (form !== entry.name) composed.set(form, entry.name);
    }
    const links = new Set(entries.filter((entry) => entry.isSymbolicLink()).map(({ name }) => name));
    return { kinds, composed, links };
  }

  #kindOf(folder: string, entry: Dirent): EntryKind | undefined {
    if (entry.isFile()) return 'file';
    if (entry.isDirectory()) return 'folder';
    if (!entry.isSymbolicLink()) return 'outside';
    try {
      const target = realpathSync(path.join(this.root, folder, entry.name));
      const inside = path.relative(this.root, target);
      if (inside === '..' || inside.startsWith(`..${path.sep}`) || path.isAbsolute(inside)) return 'outside';
      return statSync(target).isDirectory() ? 'folder' : 'file';
    } catch {
      return undefined;
    }
  }
}

function nameIn(folder: Folder, name: string): { readonly name: string; readonly exact: boolean } | undefined {
  if (folder.kinds.has(name)) return { name, exact: true };
  const form = name.normalize('NFC');
  if (folder.kinds.has(form)) return { name: form, exact: true };
  const decomposed = folder.composed.get(form);
  if (decomposed !== undefined) return { name: decomposed, exact: true };
  folder.folded ??= new Map([...folder.kinds.keys()].map((one) => [fold(one), one]));
  const other = folder.folded.get(fold(name));
  return other === undefined ? undefined : { name: other, exact: false };
}

function fold(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
