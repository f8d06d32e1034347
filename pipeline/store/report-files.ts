import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { scopeOf } from '../core/scope.ts';
import { shortDigest } from '../core/short-digest.ts';
import type { Report } from '../core/types.ts';

const abandonedAfterMs = 3_600_000;

/** `reports/<slug>/<first 12 digits of the id>/`, relative to the repository. */
export function reportFolder(report: Pick<Report, 'id' | 'draft'>): string {
  return path.posix.join('reports', report.draft.slug, shortDigest(report.id));
}

/** Writes sealed reports so that a folder is there whole or not at all, whenever the process ends. */
export class ReportFiles {
  readonly #root: string;
  readonly #staging: string;

  constructor(root: string) {
    this.#root = root;
    this.#staging = path.join(root, '.publish', 'tmp');
  }

  has(report: Pick<Report, 'id' | 'draft'>): boolean {
    return existsSync(path.join(this.#root, reportFolder(report), 'report.json'));
  }

  write(report: Report, files: Readonly<Record<string, string>>): void {
    const target = path.join(this.#root, reportFolder(report));
    if (existsSync(target)) return;
    const staged = path.join(this.#staging, `${process.pid}-${shortDigest(report.id)}`);
    mkdirSync(staged, { recursive: true });
    try {
      for (const [name, text] of Object.entries(files)) writeFileSync(path.join(staged, name), text);
      mkdirSync(path.dirname(target), { recursive: true });
      renameSync(staged, target);
    } catch (error) {
      rmSync(staged, { recursive: true, force: true });
      if (!isTaken(error)) throw error;
    }
  }

  /** Earlier reports of the same draft and scope go, unless somebody has decided on them. */
  removeSuperseded(report: Report): void {
    const siblings = path.dirname(path.join(this.#root, reportFolder(report)));
    for (const name of readdirSync(siblings)) {
      const folder = path.join(siblings, name);
      if (name === shortDigest(report.id) || existsSync(path.join(folder, 'approval.json'))) continue;
      const earlier = readReport(folder);
      if (earlier === undefined || earlier.draft.path !== report.draft.path) continue;
      if (scopeOf(earlier.results) === scopeOf(report.results)) rmSync(folder, { recursive: true, force: true });
    }
  }

  /** Clears what killed processes left behind. */
  clearAbandoned(now: number): void {
    if (!existsSync(this.#staging)) return;
    for (const name of readdirSync(this.#staging)) {
      const folder = path.join(this.#staging, name);
      const found = statSync(folder, { throwIfNoEntry: false });
      if (found !== undefined && now - found.mtimeMs > abandonedAfterMs)
        rmSync(folder, { recursive: true, force: true });
    }
  }
}

/** What is no report of ours is left alone. */
function readReport(folder: string): Report | undefined {
  try {
    const report = JSON.parse(readFileSync(path.join(folder, 'report.json'), 'utf8')) as Report;
    return report.schema === 'report/1' ? report : undefined;
  } catch {
    return undefined;
  }
}

/** Another process has put the same report there. */
function isTaken(error: unknown): boolean {
  return ['EEXIST', 'ENOTEMPTY'].includes((error as NodeJS.ErrnoException).code ?? '');
}
