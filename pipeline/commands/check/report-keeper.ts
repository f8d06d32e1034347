import { essenceOf } from '../../core/report.ts';
import { scopeOf } from '../../core/scope.ts';
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
  const scope = scopeOf(report.results);
  const newest = answers.sealed(draft.path, scope);
  if (newest?.essence === essence && files.has({ id: newest.id, draft })) {
    return { report: { ...report, id: newest.id }, essence };
  }
  files.write(report, {
    'report.json': `${JSON.stringify(report, undefined, 2)}\n`,
    'report.html': renderReportPage(report, request.language),
  });
  answers.putSealed({ draft: draft.path, scope, essence, id });
  files.removeSuperseded(report);
  return { report, essence };
}
