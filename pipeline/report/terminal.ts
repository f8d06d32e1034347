import { fill } from '../core/messages.ts';
import { reportFolder } from '../core/report-folder.ts';
import type { Refusal, Report } from '../core/types.ts';
import { visible } from '../core/visible.ts';
import { overviewOf, type Overview, verdictOf } from './overview.ts';
import type { CreateRenderer, RunEnd } from './renderer.ts';
import { cellsOf } from './terminal/cells.ts';
import { findingBlock, labelled, type Look, paragraph } from './terminal/finding-block.ts';
import { painter } from './terminal/paint.ts';
import { texts as catalogue, type Verdict } from './texts.ts';
import { countTexts, durationText, exitOf, failureText, reasonText } from './wording.ts';

const narrowest = 40;
const widest = 100;
const runWide: ReadonlySet<string> = new Set(['disabled', 'not-asked']);
const marks = { blocked: '✖', unknown: '!', clear: '✔', empty: '○' } as const;
const styles = { blocked: 'blocker', unknown: 'warning', clear: 'good', empty: 'dim' } as const;

/** For people at a terminal, and for agents that read it: every draft with its findings, then what the run comes to. */
export const createRenderer: CreateRenderer = (options) => {
  const { quiet } = options;
  const width = Math.min(widest, Math.max(narrowest, options.width));
  const look: Look = { texts: catalogue[options.language], paint: painter(options.colour), width };
  const leftOut = new Map<string, Set<string>>();
  let looked = false;
  let before: 'nothing' | 'line' | 'block' = 'nothing';

  const print = (lines: readonly string[]): string => {
    if (lines.length === 0) return '';
    const kind = lines.length > 2 ? 'block' : 'line';
    const gap = before === 'block' || (before === 'line' && kind === 'block') ? '\n' : '';
    before = kind;
    return `${gap}${lines.join('\n')}\n`;
  };

  return {
    begin: () => '',
    report(report) {
      const overview = overviewOf(report);
      for (const { check, reasonCode } of overview.skipped) {
        if (runWide.has(reasonCode)) leftOut.set(reasonCode, (leftOut.get(reasonCode) ?? new Set()).add(check));
      }
      looked ||= overview.verdict !== 'empty';
      if (quiet && overview.verdict !== 'blocked' && overview.verdict !== 'unknown') return '';
      return print(draftLines(report, quiet ? onlyUrgent(overview) : overview, { look, quiet }));
    },
    refusal: (refusal) => print(refusalLines(refusal, look)),
    end(end) {
      const verdict = verdictOf(end.summary, looked);
      if (quiet && verdict === 'clear') return '';
      const { texts, paint } = look;
      const notes = [...leftOut].map(([code, checks]) =>
        paint('dim', `○ ${reasonText({ reasonCode: code, reason: code }, texts)}: ${[...checks].join(', ')}`),
      );
      if (before !== 'nothing') before = 'block';
      return print([...(quiet ? [] : notes), ...summaryLines(end, verdict, look)]);
    },
  };
};

function onlyUrgent(overview: Overview): Overview {
  return { ...overview, findings: overview.findings.filter(({ finding }) => finding.severity === 'blocker') };
}

function draftLines(
  report: Report,
  overview: Overview,
  { look, quiet }: { readonly look: Look; readonly quiet: boolean },
): string[] {
  const { texts, paint, width } = look;
  const { verdict, findings, errored } = overview;
  const mark = paint(styles[verdict], marks[verdict]);
  const file = `${reportFolder(report)}/report.html`;
  const path = visible(report.draft.path);
  if (findings.length === 0 && errored.length === 0) {
    const said = checksText(overview, look);
    const line = `${mark} ${path}  ${paint('dim', said)}`;
    const fits = cellsOf(`  ${path}  ${said}  ${file}`) <= width;
    return fits ? [`${line}  ${paint('dim', file)}`] : [line, `  ${paint('dim', file)}`];
  }
  const counts = countTexts(overview.counts, texts);
  const blocks = [
    ...findings.map((one) => findingBlock(one, look)),
    ...errored.map(({ check, error }) => [
      `  ${paint('warning', `! ${texts.status.errored}`)}  ${paint('dim', visible(`${check}/${error.code}`))}`,
      ...paragraph(failureText(error, texts), look),
    ]),
  ];
  return [
    [`${mark} ${paint('strong', path)}`, ...(counts.length > 0 ? [paint('dim', counts.join(', '))] : [])].join('  '),
    ...blocks.flatMap((lines) => ['', ...lines]),
    '',
    ...labelled(
      [
        ...(quiet ? [] : ([[texts.label.passed, overview.passed.map(({ check }) => check).join(', ')]] as const)),
        ...(quiet ? [] : ([[texts.label.skipped, skippedText(overview, look)]] as const)),
        [texts.label.report, file],
      ],
      look,
    ),
  ];
}

/** What a draft without findings owes its calm to: nothing is said to be fine that was not looked at. */
function checksText(overview: Overview, look: Look): string {
  const { texts } = look;
  if (overview.verdict === 'empty')
    return [texts.nothingChecked, skippedText(overview, look)].filter(Boolean).join(' · ');
  const passed = fill(texts.count.checksPassed, { n: overview.passed.length });
  const skipped = skippedText(overview, look);
  return skipped === '' ? passed : `${passed} · ${texts.label.skipped}: ${skipped}`;
}

function skippedText({ skipped }: Overview, { texts }: Look): string {
  return skipped
    .filter(({ reasonCode }) => !runWide.has(reasonCode))
    .map((one) => visible(`${one.check} (${reasonText(one, texts)})`))
    .join(', ');
}

function refusalLines({ path, error }: Refusal, look: Look): string[] {
  const { texts, paint } = look;
  return [
    `${paint('warning', '!')} ${paint('strong', visible(path))}  ${paint('warning', texts.status.refused)}  ${paint('dim', visible(error.code))}`,
    ...paragraph(failureText(error, texts), look),
  ];
}

function summaryLines({ summary, durationMs, exit: code }: RunEnd, verdict: Verdict, look: Look): string[] {
  const { texts, paint } = look;
  const { drafts, blocked, errored, findings } = summary;
  const facts = [
    blocked > 0 ? fill(texts.count.draftsBlocked, { blocked, n: drafts }) : fill(texts.count.drafts, { n: drafts }),
    ...(errored > 0 ? [fill(texts.count.notFullyChecked, { n: errored })] : []),
    countTexts(findings, texts).join(', ') || texts.nothingFound,
    durationText(durationMs, texts),
  ];
  const [first = '', ...rest] = facts;
  const exit = fill(texts.exit, { code: code ?? exitOf[verdict] });
  const outcome = drafts === 0 ? texts.noDrafts : `${texts.verdict[verdict]}. ${texts.outcome[verdict]}`;
  return [
    `${paint(styles[verdict], `${marks[verdict]} ${first}`)} · ${rest.join(' · ')}`,
    ...paragraph(`${outcome} (${exit})`, look).map((line) => line.slice(2)),
  ];
}
