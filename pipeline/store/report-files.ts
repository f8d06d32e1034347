import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from '../node/fs.ts';
import path from 'node:path';
import { attachmentFolder } from '../core/attachment.ts';
import { blobPath } from '../core/blob-path.ts';
import { reportFolder } from '../core/report-folder.ts';
import { scopeOf } from '../core/scope.ts';
import { shortDigest } from '../core/short-digest.ts';
import type { Attachment, Report } from '../core/types.ts';
import { privateFolder } from './state.ts';

const abandonedAfterMs = 3_600_000;

type Named = Pick<Report, 'id' | 'draft' | 'attachments'>;

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
    const files = [`${reportFolder(report)}/report.json`, ...report.attachments.map((one) => one.path)];
    return files.every((file) => existsSync(path.join(this.#root, file)));
  }

  /** The reports that lie there for a draft, read as they are: they may come from elsewhere, and nothing in them is proven. */
  *of({ path: draftPath, slug }: Pick<Report['draft'], 'path' | 'slug'>): Generator<Report> {
    for (const report of reportsIn(path.join(this.#root, 'reports', slug))) {
      if (report.draft.path === draftPath) yield report;
    }
  }

  /** Returns whether the report now lies in its place. */
  write(report: Report, files: Readonly<Record<string, string>>): boolean {
    if (!this.#writable) return false;
    const target = path.join(this.#root, reportFolder(report));
    const staged = path.join(this.#staging, `${process.pid}-${shortDigest(report.id)}`);
    try {
      privateFolder(this.#root);
      this.#attach(report.attachments);
      if (existsSync(target)) return true;
      mkdirSync(staged, { recursive: true });
      for (const [name, text] of Object.entries(files)) writeFileSync(path.join(staged, name), text);
      mkdirSync(path.dirname(target), { recursive: true });
      renameSync(staged, target);
      // A run that removes what it superseded may have seen these before the report that needs them.
      this.#attach(report.attachments);
      return true;
    } catch (error) {
      rmSync(staged, { recursive: true, force: true });
      if (isTaken(error) && this.has(report)) return true;
      this.#writable = false;
      this.#tell(`reports are not kept: ${(error as Error).message}`);
      return false;
    }
  }

  /** Puts pictures that have gone back in their place, where they are at hand. */
  restore(report: Report): void {
    try {
      this.#attach(report.attachments);
    } catch {
      // They are taken anew when the draft is judged anew.
    }
  }

  /** Where they lie already, they stay: they are named for what is in them. */
  #attach(attachments: readonly Attachment[]): void {
    for (const { path: relative, digest } of attachments) {
      const target = path.join(this.#root, relative);
      if (existsSync(target)) continue;
      mkdirSync(path.dirname(target), { recursive: true });
      try {
        linkSync(path.join(this.#root, blobPath(digest)), target);
      } catch {
        if (!existsSync(target)) this.#copy(digest, target);
      }
    }
  }

  /** Some file systems have no links. */
  #copy(digest: Attachment['digest'], target: string): void {
    const partial = `${target}.${process.pid}.partial`;
    try {
      copyFileSync(path.join(this.#root, blobPath(digest)), partial);
      renameSync(partial, target);
    } finally {
      rmSync(partial, { force: true });
    }
  }

  /**
   * Earlier reports of the same draft and scope go, unless somebody has decided on them. Of two runs at once the report
   * of the later one stays.
   */
  removeSuperseded(report: Report): void {
    const gone: Attachment[] = [];
    for (const earlier of this.of(report.draft)) {
      const folder = path.join(this.#root, reportFolder(earlier));
      if (!isEarlier(earlier, report) || scopeOf(earlier.results) !== scopeOf(report.results)) continue;
      if (existsSync(path.join(folder, 'approval.json'))) continue;
      this.#remove(folder, `${process.pid}-${shortDigest(earlier.id)}-superseded`);
      gone.push(...earlier.attachments);
    }
    if (gone.length > 0) this.#removeUnused(gone, report);
  }

  /** Attachments are shared by the reports of a draft; those of other drafts of the same name lie there, too. */
  #removeUnused(gone: readonly Attachment[], { draft: { slug } }: Report): void {
    const folder = attachmentFolder(slug);
    const used = new Set(
      [...reportsIn(path.join(this.#root, 'reports', slug))].flatMap((one) => one.attachments.map((each) => each.path)),
    );
    for (const { path: relative } of gone) {
      // A report may come from elsewhere, and say anything.
      if (path.posix.dirname(relative) === folder && !used.has(relative))
        rmSync(path.join(this.#root, relative), { force: true });
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

function* reportsIn(folder: string): Generator<Report> {
  for (const name of namesIn(folder)) {
    const report = readReport(path.join(folder, name, 'report.json'));
    if (report !== undefined && shortDigest(report.id) === name) yield report;
  }
}

/** What is no report of ours is left alone. */
function readReport(file: string): Report | undefined {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Partial<Report> | null;
    const isReport =
      report?.schema === 'report/1' &&
      typeof report.id === 'string' &&
      Array.isArray(report.results) &&
      isAttached(report.attachments);
    return isReport && typeof report.draft?.path === 'string' ? (report as Report) : undefined;
  } catch {
    return undefined;
  }
}

function isAttached(attachments: unknown): boolean {
  return Array.isArray(attachments) && attachments.every((one) => typeof (one as Attachment | null)?.path === 'string');
}

function isEarlier(one: Report, other: Report): boolean {
  return one.startedAt === other.startedAt ? one.id < other.id : one.startedAt < other.startedAt;
}

/** Another process has put the same report there. */
function isTaken(error: unknown): boolean {
  return ['EEXIST', 'ENOTEMPTY'].includes((error as NodeJS.ErrnoException).code ?? '');
}
