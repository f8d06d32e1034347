import type { Found } from '../../pipeline/core/check.ts';
import { cut } from './cut.ts';
import type { BlockVerdict, CodeVerdicts, Problem } from './evidence.ts';
import type { messages } from './messages.ts';
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
  const { problem, status, reason, line } = block;
  const language = titleOf(block.language ?? block.written ?? '');
  if (problem === undefined) {
    if (reason === undefined || !worthTelling.has(reason)) return [];
    const place = { start: { line, column: 1 }, end: { line, column: 1 } };
    return [{ code: 'unjudged-code', params: { language, line, reason }, place }];
  }
  const { place, message } = problem;
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
  return [{ code: status === 'suspect' ? 'suspect-code' : 'broken-code', params, place, ...openedAt(problem, path) }];
}

function openedAt({ opened, place }: Problem, path: string): Pick<CodeFound, 'related'> {
  if (opened === undefined || opened.start.line === place.start.line) return {};
  return { related: [{ path, place: opened, note: 'opened here' }] };
}
