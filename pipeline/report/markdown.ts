import { fill } from '../core/messages.ts';
import { reportFolder } from '../core/report-folder.ts';
import type { Refusal, Report, Severity } from '../core/types.ts';
import { codeText, inlineText } from './markdown-text.ts';
import { type CheckFinding, overviewOf, type Overview, verdictOf } from './overview.ts';
import type { CreateRenderer, RunEnd } from './renderer.ts';
import { texts as catalogue, type Texts, type Verdict } from './texts.ts';
import { countTexts, durationText, failureText, reasonText } from './wording.ts';

/** GitHub takes 65,536 characters in a comment; the rest is for the summary. */
const longestBody = 60_000;

const marks = { blocked: '⛔', unknown: '❓', clear: '✅', empty: '⚪' } as const;
const severityMarks: Readonly<Record<Severity, string>> = { blocker: '⛔', warning: '⚠️', note: 'ℹ️' };

/** A comment on a pull request: what the run comes to, then a table per draft. Held back till the end, in bounded size. */
export const createRenderer: CreateRenderer = ({ language, quiet }) => {
  const texts = catalogue[language];
  const body: string[] = [];
  const calm: string[] = [];
  let length = 0;
  let leftOut = 0;
  let looked = false;

  const put = (list: string[], piece: string): void => {
    if (length + piece.length > longestBody) leftOut += 1;
    else {
      list.push(piece);
      length += piece.length;
    }
  };

  return {
    begin: () => '',
    report(report) {
      const overview = overviewOf(report);
      looked ||= overview.verdict !== 'empty';
      const isCalm = overview.findings.length === 0 && overview.errored.length === 0;
      if (isCalm) put(calm, calmLine(report, overview, texts));
      else if (!quiet || overview.verdict !== 'clear') put(body, draftText(report, overview, texts));
      return '';
    },
    refusal(refusal) {
      put(body, refusalText(refusal, texts));
      return '';
    },
    end(end) {
      const verdict = verdictOf(end.summary, looked);
      if (quiet && verdict === 'clear') return '';
      const rest = leftOut === 0 ? [] : [fill(texts.count.leftOut, { n: leftOut })];
      return `${[summaryText(end, verdict, texts), ...body, ...(quiet ? [] : calmList(calm, texts)), ...rest].join('\n\n')}\n`;
    },
  };
};

function summaryText({ summary, durationMs }: RunEnd, verdict: Verdict, texts: Texts): string {
  const { drafts, blocked, errored, findings } = summary;
  const facts = [
    blocked > 0 ? fill(texts.count.draftsBlocked, { blocked, n: drafts }) : fill(texts.count.drafts, { n: drafts }),
    ...(errored > 0 ? [fill(texts.count.notFullyChecked, { n: errored })] : []),
    countTexts(findings, texts).join(', ') || texts.nothingFound,
    durationText(durationMs, texts),
  ];
  const outcome = drafts === 0 ? texts.noDrafts : texts.outcome[verdict];
  return `## ${marks[verdict]} ${texts.product}: ${texts.verdict[verdict]}\n\n${facts.join(' · ')}\n\n${outcome}`;
}

function draftText(report: Report, overview: Overview, texts: Texts): string {
  const { verdict, findings, errored, passed, skipped } = overview;
  const after = [
    ...(passed.length > 0 ? [`${texts.label.passed}: ${passed.map(({ check }) => codeText(check)).join(', ')}`] : []),
    ...(skipped.length > 0 ? [`${texts.label.skipped}: ${skippedText(overview, texts)}`] : []),
    `${texts.label.report}: ${codeText(`${reportFolder(report)}/report.html`)}`,
  ];
  return [
    `### ${marks[verdict]} ${codeText(report.draft.path)}`,
    ...(findings.length > 0 ? [table(findings, texts)] : []),
    ...errored.map(
      ({ check, error }) =>
        `**${texts.status.errored}:** ${codeText(`${check}/${error.code}`)} ${inlineText(failureText(error, texts))}`,
    ),
    after.join(' · '),
  ].join('\n\n');
}

function table(findings: readonly CheckFinding[], texts: Texts): string {
  const { severity, where, what } = texts.column;
  return [
    `| ${severity} | ${where} | ${what} |`,
    '| --- | --- | --- |',
    ...findings.map((one) => row(one, texts)),
  ].join('\n');
}

function row({ check, finding }: CheckFinding, texts: Texts): string {
  const { severity, place, message, why, next, code } = finding;
  const where = place === undefined ? texts.wholeDraft : `${place.start.line}:${place.start.column}`;
  const what = [
    inlineText(message),
    `**${texts.label.why}:** ${inlineText(why)}`,
    `**${texts.label.next}:** ${inlineText(next)}`,
    codeText(`${check}/${code}`),
  ].join('<br>');
  return `| ${severityMarks[severity]} ${texts.severity[severity]} | ${where} | ${what} |`;
}

function skippedText({ skipped }: Overview, texts: Texts): string {
  return skipped.map((one) => `${codeText(one.check)} (${inlineText(reasonText(one, texts))})`).join(', ');
}

function calmLine({ draft }: Report, overview: Overview, texts: Texts): string {
  const passed =
    overview.passed.length > 0 ? fill(texts.count.checksPassed, { n: overview.passed.length }) : texts.nothingChecked;
  const skipped = overview.skipped.length > 0 ? ` · ${texts.label.skipped}: ${skippedText(overview, texts)}` : '';
  return `- ${marks[overview.verdict]} ${codeText(draft.path)} ${passed}${skipped}`;
}

function calmList(lines: readonly string[], texts: Texts): string[] {
  if (lines.length === 0) return [];
  const title = fill(texts.count.draftsCalm, { n: lines.length });
  return [`<details><summary>${title}</summary>\n\n${lines.join('\n')}\n\n</details>`];
}

function refusalText({ path, error }: Refusal, texts: Texts): string {
  return `### ${marks.unknown} ${codeText(path)}\n\n**${texts.status.refused}:** ${inlineText(failureText(error, texts))}`;
}
