import { jsonText } from './json-text.ts';
import type { CreateRenderer } from './renderer.ts';

/** One JSON value of schema `run/1`, written as the reports come. */
export const createRenderer: CreateRenderer = ({ tool, startedAt }) => {
  let separator = '';
  return {
    begin: () => `{"schema":"run/1","tool":${jsonText(tool)},"startedAt":${jsonText(startedAt)},"reports":[`,
    report(report) {
      const piece = `${separator}\n${jsonText(report)}`;
      separator = ',';
      return piece;
    },
    refusal: () => '',
    end: ({ durationMs, summary, refusals }) =>
      `\n],"refusals":${jsonText(refusals)},"durationMs":${durationMs},"summary":${jsonText(summary)}}\n`,
  };
};
