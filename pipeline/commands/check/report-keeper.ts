import { essenceOf } from '../../core/report.ts';
import type { Digest, Report } from '../../core/types.ts';
import { renderReportPage } from '../../report/html.ts';
import type { CheckSession } from './session.ts';

interface Kept {
  /** The report under the id that stands on disk. */
  readonly report: Report;
  readonly essence: Digest;
}

/** Writes a sealed report, unless the newest one of the draft says the same: then that one stands. */
export function keepReport(
  report: Report,
  { files, answers, request }: Pick<CheckSession, 'files' | 'answers' | 'request'>,
): Kept {
  const essence = essenceOf(report);
  const { draft, id } = report;
  const newest = answers.sealed(draft.path);
  if (newest?.essence === essence && files.has({ id: newest.id, draft })) {
    return { report: { ...report, id: newest.id }, essence };
  }
  files.write(report, {
    'report.json': `${JSON.stringify(report, undefined, 2)}\n`,
    'report.html': renderReportPage(report, request.language),
  });
  answers.putSealed(draft.path, essence, id);
  if (newest !== undefined && newest.id !== id) files.removeSuperseded(draft, newest.id);
  return { report, essence };
}
