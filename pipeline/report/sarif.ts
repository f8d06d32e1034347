import type { CreateRenderer } from './renderer.ts';

/** Placeholder until the renderer is written. */
export const createRenderer: CreateRenderer = ({ tool, startedAt }) => {
  let separator = '';
  return {
    begin: () => `{"schema":"run/1","tool":${JSON.stringify(tool)},"startedAt":"${startedAt}","reports":[`,
    report(report) {
      const piece = `${separator}\n${JSON.stringify(report)}`;
      separator = ',';
      return piece;
    },
    refusal: () => '',
    end: ({ durationMs, summary, refusals }) =>
      `\n],"refusals":${JSON.stringify(refusals)},"durationMs":${durationMs},"summary":${JSON.stringify(summary)}}\n`,
  };
};
