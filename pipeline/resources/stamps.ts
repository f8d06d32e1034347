import { readdirSync, statSync } from '../node/fs.ts';
import path from 'node:path';

/** What tells whether a file or folder is as it was, without reading it. A change time cannot be set back by hand. */
export type Stamp = string;

const absent: Stamp = '-';

/** File systems round times: what changed this close before a moment may change again and keep its stamp. */
const racyMs = 50;

interface Look {
  readonly stamp: Stamp;
  /** In milliseconds of the epoch; of what does not exist, when the folder changed in which it would stand. */
  readonly changedAt: number;
}

/** Looks at each path once: a stamp older than what somebody read later can only lead to reading it again. */
export class Stamps {
  readonly #root: string;
  readonly #known = new Map<string, Look>();

  constructor(root: string) {
    this.#root = root;
  }

  /** Paths are relative to the root, or absolute. */
  stampOf(relative: string): Stamp {
    return this.#lookAt(path.resolve(this.#root, relative)).stamp;
  }

  /** Undefined where it may have changed since `moment` (milliseconds of the epoch), so that its stamp proves nothing. */
  settledStampOf(relative: string, moment: number): Stamp | undefined {
    const { stamp, changedAt } = this.#lookAt(path.resolve(this.#root, relative));
    return changedAt >= moment - racyMs ? undefined : stamp;
  }

  /**
   * The path itself where something stands there; else the nearest folder above, whose stamp changes when something comes.
   * Relative to the root, or absolute where it lies outside.
   */
  standing(relative: string): string {
    let file = path.resolve(this.#root, relative);
    while (this.#lookAt(file).stamp === absent && path.dirname(file) !== file) file = path.dirname(file);
    const inside = path.relative(this.#root, file);
    return inside.startsWith('..') ? file : inside.split(path.sep).join('/') || '.';
  }

  #lookAt(file: string): Look {
    const known = this.#known.get(file) ?? this.#look(file);
    this.#known.set(file, known);
    return known;
  }

  #look(file: string): Look {
    try {
      if (file === this.#root) return { stamp: namesIn(file), changedAt: 0 };
      const found = statSync(file, { throwIfNoEntry: false });
      if (found === undefined) return this.#lookAtAbsent(file, absent);
      const { ino, size, mtimeMs, ctimeMs } = found;
      return { stamp: `${ino} ${size} ${mtimeMs} ${ctimeMs}`, changedAt: ctimeMs };
    } catch (error) {
      return this.#lookAtAbsent(file, `! ${(error as NodeJS.ErrnoException).code ?? 'unknown'}`);
    }
  }

  #lookAtAbsent(file: string, stamp: Stamp): Look {
    const folder = path.dirname(file);
    return { stamp, changedAt: folder === file ? 0 : this.#lookAt(folder).changedAt };
  }
}

/** The root's own time changes with every run, which makes these two; its names are stamp enough. */
const ours: ReadonlySet<string> = new Set(['.publish', 'reports']);

function namesIn(root: string): Stamp {
  const names = readdirSync(root).filter((name) => !ours.has(name));
  return names.sort().join('/');
}
