import type { AnyCheck } from './check.ts';
import { fillText } from './messages.ts';
import type { CheckResult, Language, Report } from './types.ts';

/** The report with its texts in another language. Codes, places, digests and fingerprints stay. */
export function translateReport(report: Report, language: Language, checks: readonly AnyCheck[]): Report {
  if (language === 'en') return report;
  return { ...report, results: report.results.map((result) => translateResult(result, language, checks)) };
}

function translateResult(result: CheckResult, language: Language, checks: readonly AnyCheck[]): CheckResult {
  const texts = checks.find(({ id }) => id === result.check)?.messages[language];
  if (texts === undefined || result.findings.length === 0) return result;
  const findings = result.findings.map((finding) => {
    const text = texts[finding.code];
    return text === undefined ? finding : { ...finding, ...fillText(text, finding.params) };
  });
  return { ...result, findings } as CheckResult;
}
