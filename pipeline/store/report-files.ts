import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from '../node/fs.ts';
import path from 'node:path';
import { reportFolder } from '../core/report-folder.ts';
import { scopeOf } from '../core/scope.ts';
import { shortDigest } from '../core/short-digest.ts';
import type { Report } from '../core/types.ts';
import { privateFolder } from './state.ts';

const abandonedAfterMs = 3_600_000;

type Named = Pick<Report, 'id' | 'draft'>;

/**
 * Writes sealed reports so that a folder is there whole or not at all, whenever the process ends. Where nothing can be
 * written, that is told once, and the run goes on.
 */
export class ReportFiles {
  readonly #root: string;
  readonly #staging: string;
  readonly #tell: (problem: string) => void;
  #writable = true;

  constructor(root: string, tell: (problem: string) => void) {
    this.#root = root;
    this.#staging = path.join(root, '.publish', 'tmp');
    this.#tell = tell;
  }

  has(report: Named): boolean {
    return existsSync(path.join(this.#root, reportFolder(report), 'report.json'));
  }

  /** The reports that lie there for a draft, read as they are: they may come from elsewhere, and nothing in them is proven. */
  *of({ path: draftPath, slug }: Pick<Report['draft'], 'path' | 'slug'>): Generator<Report> {
    const folder = path.join(this.#root, 'reports', slug);
    for (const name of namesIn(folder)) {
      const report = readReport(path.join(folder, name, 'report.json'));
      if (report?.draft.path === draftPath && shortDigest(report.id) === name) yield report;
    }
  }

  /** Returns whether the report now lies in its place. */
  write(report: Report, files: Readonly<Record<string, string>>): boolean {
    if (!this.#writable) return false;
    const target = path.join(this.#root, reportFolder(report));
    const staged = path.join(this.#staging, `${process.pid}-${shortDigest(report.id)}`);
    try {
      if (existsSync(target)) return true;
      privateFolder(this.#root);
      mkdirSync(staged, { recursive: true });
      for (const [name, text] of Object.entries(files)) writeFileSync(path.join(staged, name), text);
      mkdirSync(path.dirname(target), { recursive: true });
      renameSync(staged, target);
      return true;
    } catch (error) {
      rmSync(staged, { recursive: true, force: true });
      if (isTaken(error) && this.has(report)) return true;
      this.#writable = false;
      this.#tell(`reports are not kept: ${(error as Error).message}`);
      return false;
    }
  }

  /**
   * Earlier reports of the same draft and scope go, unless somebody has decided on them. Of two runs at once the report
   * of the later one stays.
   */
  removeSuperseded(report: Report): void {
    for (const earlier of this.of(report.draft)) {
      const folder = path.join(this.#root, reportFolder(earlier));
      if (!isEarlier(earlier, report) || scopeOf(earlier.results) !== scopeOf(report.results)) continue;
      if (existsSync(path.join(folder, 'approval.json'))) continue;
      this.#remove(folder, `${process.pid}-${shortDigest(earlier.id)}-superseded`);
    }
  }

  /** Moved out first, so that no half-removed folder is ever seen. */
  #remove(folder: string, name: string): void {
    const aside = path.join(this.#staging, name);
    try {
      mkdirSync(this.#staging, { recursive: true });
      renameSync(folder, aside);
      rmSync(aside, { recursive: true, force: true });
    } catch {
      // Another run has removed it, or the next one will.
    }
  }

  /** Clears what killed processes left behind. */
  clearAbandoned(now: number): void {
    for (const name of namesIn(this.#staging)) {
      const folder = path.join(this.#staging, name);
      const found = statSync(folder, { throwIfNoEntry: false });
      if (found === undefined || now - found.mtimeMs <= abandonedAfterMs) continue;
      try {
        rmSync(folder, { recursive: true, force: true });
      } catch {
        // It harms nobody, and the next run tries again.
      }
    }
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

/** What is no report of ours is left alone. */
function readReport(file: string): Report | undefined {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Partial<Report> | null;
    const isReport = report?.schema === 'report/1' && typeof report.id === 'string' && Array.isArray(report.results);
    return isReport && typeof report.draft?.path === 'string' ? (report as Report) : undefined;
  } catch {
    return undefined;
  }
}

function isEarlier(one: Report, other: Report): boolean {
  return one.startedAt === other.startedAt ? one.id < other.id : one.startedAt < other.startedAt;
}

/** Another process has put the same report there. */
function isTaken(error: unknown): boolean {
  return ['EEXIST', 'ENOTEMPTY'].includes((error as NodeJS.ErrnoException).code ?? '');
}
