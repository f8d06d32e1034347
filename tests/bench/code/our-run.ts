import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding, Report } from '../../../pipeline/core/types.ts';
import { launcher, node } from '../measure.ts';

export const resultFile = 'result.json';

const flags = '--only code-blocks --no-cache --format json --output';
/** The whole command: start-up, parsing, judging, sealed reports. */
export const ourCommand = [node, launcher, 'check', ...flags.split(' '), resultFile];

export interface OurBlock {
  /** Line of the fence. */
  readonly line: number;
  readonly status: string;
}

export interface OurDocument {
  readonly path: string;
  readonly blocks: readonly OurBlock[];
  readonly findings: readonly Finding[];
}

/** What our last run in this repository said. */
export function ourDocuments(repository: string): OurDocument[] {
  const { reports } = JSON.parse(readFileSync(path.join(repository, resultFile), 'utf8')) as { reports: Report[] };
  return reports.map(({ draft, results }) => {
    const result = results.find(({ check }) => check === 'code-blocks');
    if (result === undefined || result.status === 'errored' || result.status === 'skipped')
      throw new Error(`${draft.path} was not judged.`);
    return {
      path: draft.path,
      blocks: (result.data?.['blocks'] ?? []) as unknown as OurBlock[],
      findings: result.findings,
    };
  });
}
