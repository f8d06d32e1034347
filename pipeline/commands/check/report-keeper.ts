import { essenceOf } from '../../core/report.ts';
import type { Digest, Language, Report } from '../../core/types.ts';
import type { ReportFiles } from '../../store/report-files.ts';
import type { ResultStore } from '../../store/result-store.ts';
import { renderReportPage } from '../../report/html.ts';

interface Kept {
  /** The report under the id that stands on disk. */
  readonly report: Report;
  readonly essence: Digest;
}

/** Writes a sealed report, unless the newest one of the draft says the same: then that one stands. */
export function keepReport(
  report: Report,
  { files, store, language }: { files: ReportFiles; store: ResultStore; language: Language },
): Kept {
  const essence = essenceOf(report);
  const { draft, id } = report;
  const newest = store.sealed(draft.path);
  if (newest?.essence === essence && files.has({ id: newest.id, draft })) {
    return { report: { ...report, id: newest.id }, essence };
  }
  files.write(report, {
    'report.json': `${JSON.stringify(report, undefined, 2)}\n`,
    'report.html': renderReportPage(report, language),
  });
  store.putSealed(draft.path, essence, id);
  if (newest !== undefined && newest.id !== id) files.removeSuperseded(draft, newest.id);
  return { report, essence };
}
