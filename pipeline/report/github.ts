import { fill } from '../core/messages.ts';
import type { Place, Severity } from '../core/types.ts';
import { visible } from '../core/visible.ts';
import { overviewOf, type CheckFinding, verdictOf } from './overview.ts';
import type { CreateRenderer } from './renderer.ts';
import { texts as catalogue } from './texts.ts';
import { countTexts, failureText } from './wording.ts';

const levels: Readonly<Record<Severity, 'error' | 'warning' | 'notice'>> = {
  blocker: 'error',
  warning: 'warning',
  note: 'notice',
};
const gravestFirst: readonly Severity[] = ['blocker', 'warning', 'note'];

interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly path: string;
  readonly place?: Place | undefined;
  readonly title: string;
  readonly lines: readonly string[];
}

/** Workflow commands: in GitHub Actions, and only there, they become annotations on the changed files. */
export const createRenderer: CreateRenderer = ({ language, quiet }) => {
  const texts = catalogue[language];
  let looked = false;
  return {
    begin: () => '',
    report(report) {
      const { path } = report.draft;
      const { findings, errored, verdict } = overviewOf(report);
      looked ||= verdict !== 'empty';
      // GitHub shows ten annotations of a level per step: what blocks must be among them.
      const shown = findings
        .filter(({ finding }) => !quiet || finding.severity === 'blocker')
        .toSorted((one, other) => gravityOf(one) - gravityOf(other));
      return [
        ...shown.map(({ check, finding }) =>
          annotate({
            level: levels[finding.severity],
            path,
            place: finding.place,
            title: `${check}/${finding.code}`,
            lines: [finding.message, finding.why, `${texts.label.next}: ${finding.next}`],
          }),
        ),
        ...errored.map(({ check, error }) => {
          const title = `${check}: ${texts.status.errored}`;
          return annotate({ level: 'error', path, title, lines: [failureText(error, texts)] });
        }),
      ].join('');
    },
    refusal: ({ path, error }) =>
      annotate({ level: 'error', path, title: texts.status.refused, lines: [failureText(error, texts)] }),
    end({ summary }) {
      const verdict = verdictOf(summary, looked);
      if (quiet && verdict === 'clear') return '';
      const counts = countTexts(summary.findings, texts).join(', ') || texts.nothingFound;
      return `${texts.verdict[verdict]}: ${fill(texts.count.drafts, { n: summary.drafts })}, ${counts}\n`;
    },
  };
};

function gravityOf({ finding }: CheckFinding): number {
  return gravestFirst.indexOf(finding.severity);
}

function annotate({ level, path, place, title, lines }: Annotation): string {
  const properties = [['file', path], ...placeProperties(place), ['title', title]].map(
    ([name, value]) => `${name}=${escapeProperty(value ?? '')}`,
  );
  const message = lines.map((line) => escapeData(line)).join('%0A');
  return `::${level} ${properties.join(',')}::${message}\n`;
}

/** Columns mean something to GitHub only where start and end share a line. */
function placeProperties(place: Place | undefined): string[][] {
  if (place === undefined) return [];
  const { start, end } = place;
  const lines = [
    ['line', String(start.line)],
    ['endLine', String(end.line)],
  ];
  if (start.line !== end.line) return lines;
  return [...lines, ['col', String(start.column)], ['endColumn', String(end.column)]];
}

function escapeData(text: string): string {
  return visible(text).replaceAll('%', '%25');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
