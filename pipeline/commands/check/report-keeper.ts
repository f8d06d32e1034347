import { checks } from '../../../checks/index.ts';
import { essenceOf, isSealed } from '../../core/report.ts';
import { scopeOf } from '../../core/scope.ts';
import { translateReport } from '../../core/translate.ts';
import type { Digest, Report } from '../../core/types.ts';
import { renderReportPage } from '../../report/html.ts';
import type { CheckSession } from './session.ts';

interface Kept {
  /** The report under the id that stands on disk. */
  readonly report: Report;
  readonly essence: Digest;
}

/** Writes a sealed report, unless one that lies there for the draft says the same: then that one stands. */
export function keepReport(report: Report, session: Pick<CheckSession, 'files' | 'answers' | 'page'>): Kept {
  const { files, answers, page } = session;
  const essence = essenceOf(report);
  const { draft, id } = report;
  const scope = scopeOf(report.results);
  const newest = answers.sealed(draft.path, scope);
  if (newest?.essence === essence && files.has({ ...report, id: newest.id })) {
    return { report: { ...report, id: newest.id }, essence };
  }
  // A clone brings reports but no state, and so does a run that was killed before it noted what it wrote.
  const standing = files.of(draft).find((one) => saysTheSame(one, essence));
  if (standing === undefined) {
    const written = files.write(report, {
      'report.json': `${JSON.stringify(report, undefined, 2)}\n`,
      'report.html': renderReportPage(translateReport(report, page.language, checks), page),
    });
    if (!written) return { report, essence };
  }
  // A clone brings no pictures either.
  if (standing !== undefined) files.restore(standing);
  const kept = standing?.id ?? id;
  answers.putSealed({ draft: draft.path, scope, essence, id: kept });
  if (standing === undefined) files.removeSuperseded(report);
  return { report: { ...report, id: kept }, essence };
}

function saysTheSame(report: Report, essence: Digest): boolean {
  try {
    return essenceOf(report) === essence && isSealed(report);
  } catch {
    return false;
  }
}
