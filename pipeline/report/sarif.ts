import type { Invocation, Notification, Run } from 'sarif';
import type { Failure, Instant } from '../core/types.ts';
import { jsonText } from './json-text.ts';
import { overviewOf, verdictOf } from './overview.ts';
import type { CreateRenderer, RunEnd } from './renderer.ts';
import { locationOf, resultOf } from './sarif/result.ts';
import { RuleTable } from './sarif/rules.ts';
import { messageText } from './sarif/text.ts';
import { texts as catalogue, type Verdict } from './texts.ts';
import { exitOf, failureText } from './wording.ts';

const schema = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/** SARIF 2.1.0. Results come first, as they are found; the rules that they needed stand at the end. */
export const createRenderer: CreateRenderer = (options) => {
  const { tool, startedAt, language } = options;
  const texts = catalogue[language];
  const rules = new RuleTable(options);
  const notifications: Notification[] = [];
  let separator = '';
  let looked = false;

  const couldNot = (path: string, id: string, failure: Failure): void => {
    notifications.push({
      level: 'error',
      descriptor: { id },
      message: { text: messageText(failureText(failure, texts)) },
      locations: [locationOf(path)],
    });
  };

  return {
    begin: () => `{"$schema":${jsonText(schema)},"version":"2.1.0","runs":[{"results":[`,
    report(report) {
      const { path } = report.draft;
      const { findings, errored, verdict } = overviewOf(report);
      looked ||= verdict !== 'empty';
      for (const { check, error } of errored) couldNot(path, `${check}/${error.code}`, error);
      const pieces = findings.map((found) => jsonText(resultOf(found, { path, rules, texts })));
      if (pieces.length === 0) return '';
      const piece = `${separator}\n${pieces.join(',\n')}`;
      separator = ',';
      return piece;
    },
    refusal({ path, error }) {
      couldNot(path, error.code, error);
      return '';
    },
    end(end) {
      const rest: Omit<Run, 'results'> = {
        tool: {
          driver: {
            name: 'Imprimatur',
            version: tool.version,
            ...(/^\d+\.\d+\.\d+/.test(tool.version) && { semanticVersion: tool.version }),
            language,
            rules: [...rules.all],
            properties: { node: tool.node },
          },
        },
        invocations: [invocationOf(end, startedAt, { notifications, verdict: verdictOf(end.summary, looked) })],
        language,
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { SRCROOT: { description: { text: 'The root of the repository.' } } },
      };
      return `\n],${jsonText(rest).slice(1)}]}\n`;
    },
  };
};

function invocationOf(
  { durationMs, summary, exit }: RunEnd,
  startedAt: Instant,
  { notifications, verdict }: { readonly notifications: readonly Notification[]; readonly verdict: Verdict },
): Invocation {
  return {
    executionSuccessful: summary.errored === 0,
    startTimeUtc: startedAt,
    endTimeUtc: new Date(Date.parse(startedAt) + durationMs).toISOString(),
    exitCode: exit ?? exitOf[verdict],
    toolExecutionNotifications: [...notifications],
  };
}
