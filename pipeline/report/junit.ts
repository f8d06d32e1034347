import type { CheckResult, Finding, Report } from '../core/types.ts';
import { joined, type Markup, markup } from './markup.ts';
import type { CreateRenderer } from './renderer.ts';
import { texts as catalogue, type Texts } from './texts.ts';
import { failureText, reasonText } from './wording.ts';

interface Look {
  readonly texts: Texts;
  readonly titles: Readonly<Record<string, string>>;
}

/** A suite per draft, a case per check. Totals over all suites are left out, since they stand before what they add up. */
export const createRenderer: CreateRenderer = ({ language, titles }) => {
  const look: Look = { texts: catalogue[language], titles };
  return {
    begin: () => `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="imprimatur">\n`,
    report: (report) => suite(report, look).markup,
    refusal({ path, error }) {
      const { texts } = look;
      const said = failureText(error, texts);
      return markup`<testsuite name="${path}" tests="1" failures="0" errors="1" skipped="0" time="0">
<testcase name="${texts.page.draft}" classname="${path}" file="${path}" time="0"><error type="${error.code}" message="${said}">${said}</error></testcase>
</testsuite>
`.markup;
    },
    end: () => '</testsuites>\n',
  };
};

function suite({ draft, results, startedAt }: Report, look: Look): Markup {
  const count = (status: CheckResult['status']): number => results.filter((result) => result.status === status).length;
  const time = seconds(results.reduce((sum, { durationMs }) => sum + durationMs, 0));
  return markup`<testsuite name="${draft.path}" tests="${results.length}" failures="${count('failed')}" errors="${count('errored')}" skipped="${count('skipped')}" time="${time}" timestamp="${startedAt.slice(0, 19)}">
${results.map((result) => testCase(result, draft.path, look))}</testsuite>
`;
}

function testCase(result: CheckResult, path: string, look: Look): Markup {
  const title = look.titles[result.check];
  const name = title === undefined ? result.check : `${result.check}: ${title}`;
  return markup`<testcase name="${name}" classname="${path}" file="${path}" time="${seconds(result.durationMs)}">${inside(result, path, look)}</testcase>
`;
}

function inside(result: CheckResult, path: string, { texts }: Look): Markup | undefined {
  if (result.status === 'skipped') return markup`<skipped message="${reasonText(result, texts)}"/>`;
  if (result.status === 'errored') {
    const said = failureText(result.error, texts);
    return markup`<error type="${result.error.code}" message="${said}">${said}</error>`;
  }
  const blockers = result.findings.filter(({ severity }) => severity === 'blocker');
  const others = result.findings.filter(({ severity }) => severity !== 'blocker');
  const [first] = blockers;
  // Many readers of JUnit take one failure per case, so that all blockers of a check share it.
  const failure =
    first &&
    markup`<failure type="${first.code}" message="${first.message}${more(blockers.length - 1)}">${listed(blockers, path, texts)}</failure>`;
  const output = others.length === 0 ? undefined : markup`<system-out>${listed(others, path, texts)}</system-out>`;
  return failure === undefined && output === undefined ? undefined : markup`${failure}${output}`;
}

function more(count: number): string {
  return count === 0 ? '' : ` (+${count})`;
}

function listed(findings: readonly Finding[], path: string, texts: Texts): Markup {
  return joined(
    findings.map(({ severity, code, place, message, why, next }) => {
      const where = place === undefined ? path : `${path}:${place.start.line}:${place.start.column}`;
      return markup`${where} ${texts.severity[severity]} ${code}
  ${message}
  ${texts.label.why}: ${why}
  ${texts.label.next}: ${next}
`;
    }),
    '',
  );
}

function seconds(durationMs: number): string {
  return (durationMs / 1000).toFixed(3);
}
