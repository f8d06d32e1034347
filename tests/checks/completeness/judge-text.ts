import check from '../../../checks/completeness/check.ts';
import { options as schema } from '../../../checks/completeness/options.ts';
import { completeFindings } from '../../../pipeline/core/finding.ts';
import { LineIndex } from '../../../pipeline/core/place.ts';
import type { DraftFormat, Finding } from '../../../pipeline/core/types.ts';
import { gatherEvidence } from '../../evidence/gather-evidence.ts';

export interface Given {
  readonly format?: DraftFormat;
  readonly options?: unknown;
  readonly now?: string;
}

/** Runs the whole check on a text, without the run engine. */
export function judgeText(text: string, { format = 'md', options = {}, now = '2026-06-01T00:00:00.000Z' }: Given = {}) {
  const judgement = check.evaluate({ ...gatherEvidence(text, format), now }, schema.parse(options));
  if ('skipped' in judgement) throw new Error('The check never skips.');
  const findings: Finding[] = completeFindings(check, judgement.findings, {
    text,
    lines: new LineIndex(text),
    overrides: {},
  });
  return { findings, found: judgement.findings, data: judgement.data };
}

/** `code@line` of each finding that is not a note. */
export function faults(text: string, given: Given = {}): string[] {
  return judgeText(text, given)
    .findings.filter(({ severity }) => severity !== 'note')
    .map(({ code, place }) => `${code}@${place?.start.line}`);
}

/** A page that has nothing wrong, around the lines that a test is about; they start at line 5. */
export function page(...lines: readonly string[]): string {
  return [
    '# A page about gates',
    '',
    'A gate lets through what was checked, and holds back everything else until a person has looked at it.',
    '',
    ...lines,
    '',
  ].join('\n');
}
