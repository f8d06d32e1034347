import type { Found } from '../../pipeline/core/check.ts';
import { cut } from './cut.ts';
import type { messages } from './messages.ts';
import type { CodeTypes, TypedBlock, TypeProblem, TypeProblemKind } from './type-evidence.ts';

type CodeFound = Found<typeof messages>;

const codes = {
  'type-error': 'type-error',
  'strict-only': 'type-error',
  undeclared: 'name-undeclared',
  unresolved: 'import-unresolved',
  'not-raised': 'expected-error-missing',
} as const satisfies Record<TypeProblemKind, string>;

export function findTypeProblems({ blocks }: CodeTypes): CodeFound[] {
  return blocks.flatMap((block) => block.problems.map((problem) => foundFrom(problem, block)));
}

function foundFrom({ kind, code, message, place }: TypeProblem, { line }: TypedBlock): CodeFound {
  const number = `TS${code}`;
  const softer = kind === 'strict-only' ? ({ severity: 'warning' } as const) : {};
  if (kind === 'not-raised') return { code: codes[kind], params: { line, number }, place };
  return { code: codes[kind], params: { line, number, says: cut(message) }, place, ...softer };
}
