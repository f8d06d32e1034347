import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import type { FileSystem, FileSystemEntries } from 'typescript/unstable/fs';

const largestFile = 4 * 1024 * 1024;

/**
 * What the compiler may see: virtual files, packages under a `node_modules` of the repository, and Node's types.
 * Everything else does not exist, so that no import of a draft can reach a file of the machine.
 */
export class OverlayFileSystem implements FileSystem {
  readonly #root: string;
  readonly #libraries: string;
  /** Real folders by the virtual one that stands for them. */
  readonly #mounts: Readonly<Record<string, string>>;
  readonly #files = new Map<string, string>();
  readonly #folders = new Map<string, Set<string>>();

  constructor(parts: {
    readonly root: string;
    readonly libraries: string;
    readonly mounts: Readonly<Record<string, string>>;
  }) {
    this.#root = parts.root;
    this.#libraries = parts.libraries;
    this.#mounts = parts.mounts;
    this.clear();
  }

  add(file: string, text: string): void {
    this.#files.set(file, text);
    this.#addParents(file);
  }

  clear(): void {
    this.#files.clear();
    this.#folders.clear();
    for (const mount of Object.keys(this.#mounts)) this.#addParents(mount);
  }

  #addParents(file: string): void {
    let child = file;
    for (let folder = path.dirname(file); folder !== child; folder = path.dirname(folder)) {
      const known = this.#folders.get(folder);
      if (known === undefined) this.#folders.set(folder, new Set([child]));
      else known.add(child);
      child = folder;
    }
  }

  readonly readFile = (file: string): string | null | undefined => {
    const virtual = this.#files.get(file);
    if (virtual !== undefined) return virtual;
    if (file.startsWith(this.#libraries + path.sep)) return undefined;
    const real = this.#real(file);
    if (real === undefined) return null;
    try {
      return statSync(real).size > largestFile ? null : readFileSync(real, 'utf8');
    } catch {
      return null;
    }
  };

  readonly fileExists = (file: string): boolean => {
    if (this.#files.has(file)) return true;
    return file.startsWith(this.#libraries + path.sep) || this.#stat(file)?.isFile() === true;
  };

  readonly directoryExists = (folder: string): boolean =>
    this.#folders.has(folder) || folder === this.#libraries || this.#stat(folder)?.isDirectory() === true;

  readonly getAccessibleEntries = (folder: string): FileSystemEntries => {
    const virtual = [...(this.#folders.get(folder) ?? [])];
    const files = virtual.filter((one) => this.#files.has(one)).map((one) => path.basename(one));
    const directories = virtual.filter((one) => !this.#files.has(one)).map((one) => path.basename(one));
    const real = this.#real(folder);
    if (real === undefined) return { files, directories };
    try {
      for (const entry of readdirSync(real, { withFileTypes: true })) {
        if (entry.isDirectory() || entry.isSymbolicLink()) directories.push(entry.name);
        else if (entry.isFile()) files.push(entry.name);
      }
    } catch {
      return { files, directories };
    }
    return { files, directories };
  };

  readonly realpath = (file: string): string => {
    if (this.#files.has(file) || this.#folders.has(file)) return file;
    const real = this.#real(file);
    return real === undefined || this.#mounted(file) !== undefined ? file : real;
  };

  #stat(file: string): ReturnType<typeof statSync> | undefined {
    const real = this.#real(file);
    return real === undefined ? undefined : statSync(real, { throwIfNoEntry: false });
  }

  /** The real path behind a name that the compiler may see. */
  #real(file: string): string | undefined {
    const mounted = this.#mounted(file);
    if (mounted !== undefined) return mounted;
    if (!`${file}${path.sep}`.startsWith(this.#root + path.sep)) return undefined;
    if (!file.split(path.sep).includes('node_modules')) return undefined;
    try {
      const real = realpathSync(file);
      return real.startsWith(this.#root + path.sep) ? real : undefined;
    } catch {
      return undefined;
    }
  }

  #mounted(file: string): string | undefined {
    for (const [virtual, real] of Object.entries(this.#mounts)) {
      if (file === virtual || file.startsWith(virtual + path.sep)) return real + file.slice(virtual.length);
    }
    return undefined;
  }
}
