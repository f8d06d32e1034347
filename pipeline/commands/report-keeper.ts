import { essenceOf } from '../core/report.ts';
import type { Language, Report } from '../core/types.ts';
import type { ReportFiles } from '../store/report-files.ts';
import type { ResultStore } from '../store/result-store.ts';

/** Keeps one sealed report per draft and finding: a run that finds the same again names the report that stands. */
export class ReportKeeper {
  readonly #files: ReportFiles;
  readonly #store: ResultStore;
  readonly #language: Language;

  constructor({ files, store, language }: { files: ReportFiles; store: ResultStore; language: Language }) {
    this.#files = files;
    this.#store = store;
    this.#language = language;
  }

  /** Returns the report under the id that stands on disk. */
  async keep(report: Report): Promise<Report> {
    const essence = essenceOf(report);
    const { path } = report.draft;
    const newest = this.#store.sealed(path);
    if (newest?.essence === essence && this.#files.has({ id: newest.id, draft: report.draft })) {
      return { ...report, id: newest.id };
    }
    const { renderReportPage } = await import('../report/html.ts');
    this.#files.write(report, {
      'report.json': `${JSON.stringify(report, undefined, 2)}\n`,
      'report.html': renderReportPage(report, this.#language),
    });
    this.#store.putSealed(path, essence, report.id);
    if (newest !== undefined && newest.id !== report.id) this.#files.removeSuperseded(report.draft, newest.id);
    return report;
  }
}
