import type { Found } from '../../pipeline/core/check.ts';
import { cut } from './cut.ts';
import type { BlockVerdict, CodeVerdicts, Problem } from './evidence.ts';
import type { messages } from './messages.ts';
import type { Place } from '../../pipeline/core/types.ts';
import { titleOf } from './titles.ts';

type CodeFound = Found<typeof messages>;

const worthTelling: ReadonlySet<string> = new Set(['too-large', 'too-deep', 'took-too-long']);

export function findProblems({ path, blocks }: CodeVerdicts, skip: readonly string[]): CodeFound[] {
  return blocks.filter((block) => !isLeftOut(block, skip)).flatMap((block) => findingsOf(block, path));
}

/** Whether the options leave a block out, by its own word or by ours. */
export function isLeftOut({ written, language }: BlockVerdict, skip: readonly string[]): boolean {
  return (written !== undefined && skip.includes(written)) || (language !== undefined && skip.includes(language));
}

function findingsOf(block: BlockVerdict, path: string): CodeFound[] {
  const { problem, status, line } = block;
  const language = titleOf(block.language ?? block.written ?? '');
  if (problem === undefined) return unjudged(block, language);
  const { place, message } = problem;
  if (problem.kind === 'not-broken') return [{ code: 'not-broken', params: { language, line }, place: startOf(line) }];
  if (problem.kind === 'wrong-language') {
    const params = {
      claimed: block.written ?? language,
      actual: titleOf(problem.actual ?? ''),
      line,
      says: cut(message),
    };
    return [{ code: 'wrong-language', params, place }];
  }
  const params = { language, line, says: cut(message) };
  const softer = block.shownWrong === true ? ({ severity: 'note' } as const) : {};
  const more = { place, ...softer, ...openedAt(problem, path) };
  if (block.confirmedBy !== undefined && status === 'broken')
    return [{ code: 'refused-code', params: { ...params, tool: block.confirmedBy }, ...more }];
  return [{ code: status === 'suspect' ? 'suspect-code' : 'broken-code', params, ...more }];
}

function unjudged({ reason, line, noCheckReason }: BlockVerdict, language: string): CodeFound[] {
  const place = startOf(line);
  if (noCheckReason === '') return [{ code: 'no-check-unexplained', params: { language, line }, place }];
  if (noCheckReason !== undefined)
    return [{ code: 'no-check', params: { language, line, reason: cut(noCheckReason) }, place }];
  if (reason === undefined || !worthTelling.has(reason)) return [];
  return [{ code: 'unjudged-code', params: { language, line, reason }, place }];
}

function startOf(line: number): Place {
  return { start: { line, column: 1 }, end: { line, column: 1 } };
}

function openedAt({ opened, place }: Problem, path: string): Pick<CodeFound, 'related'> {
  if (opened === undefined || opened.start.line === place.start.line) return {};
  return { related: [{ path, place: opened, note: 'opened here' }] };
}
