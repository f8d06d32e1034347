import type { CodeBlock } from '../../../../pipeline/core/draft-evidence.ts';
import type { LineIndex } from '../../../../pipeline/core/place.ts';
import type { ProgramDiagnostics, TypeDiagnostic } from '../../../../pipeline/resources/typescript/program.ts';
import type { TypedBlock, TypeProblem } from '../../type-evidence.ts';
import { placeInDraft } from '../place-in-draft.ts';
import type { BlockFile } from './block-files.ts';
import { namesElsewhere } from './declared-names.ts';
import { kindOf } from './diagnostic-kinds.ts';
import { expectedErrors } from './expected-errors.ts';

export interface TypesInput {
  readonly asked: readonly CodeBlock[];
  readonly files: readonly BlockFile[];
  readonly diagnostics: ProgramDiagnostics;
  readonly lines: LineIndex;
}

/** What the compiler's errors mean for each block that was to be type-checked. */
export function judgeTypes({ asked, files, diagnostics, lines }: TypesInput): TypedBlock[] {
  return asked.map((block) => {
    const own = new Set(files.filter((file) => file.block === block).map(({ name }) => name));
    const ofBlock = ({ file }: TypeDiagnostic): boolean => own.has(file);
    const line = block.place.start.line;
    if (diagnostics.syntactic.some(ofBlock)) return { line, status: 'ok-as-fragment', problems: [] };
    const others = files.filter((file) => file.block !== block).map(({ block: { code } }) => code);
    return judgeBlock(block, {
      errors: diagnostics.semantic.filter(ofBlock),
      elsewhere: namesElsewhere(block.code, others),
      lines,
    });
  });
}

interface BlockErrors {
  readonly errors: readonly TypeDiagnostic[];
  /** Names that other blocks of the document declare. */
  readonly elsewhere: ReadonlySet<string>;
  readonly lines: LineIndex;
}

function judgeBlock(block: CodeBlock, { errors, elsewhere, lines }: BlockErrors): TypedBlock {
  const { expected, ignored } = expectedErrors(block.code);
  const problems: TypeProblem[] = [];
  let leansOnOthers = false;
  for (const { code, from, to, message } of errors) {
    if (expected.includes(code) || ignored === 'all' || ignored.includes(code)) continue;
    const kind = kindOf(code);
    const isElsewhere = kind === 'undeclared' && elsewhere.has(block.code.slice(from, to));
    if (kind === undefined || isElsewhere) leansOnOthers = true;
    else problems.push({ kind, code, message, place: placeInDraft(block, { from, to }, lines) });
  }
  for (const code of new Set(expected)) {
    if (errors.some((error) => error.code === code)) continue;
    const { start } = block.place;
    problems.push({ kind: 'not-raised', code, message: '', place: { start, end: start } });
  }
  return { line: block.place.start.line, status: statusOf(problems, leansOnOthers), problems };
}

function statusOf(problems: readonly TypeProblem[], leansOnOthers: boolean): TypedBlock['status'] {
  if (problems.some(({ kind }) => kind !== 'unresolved')) return 'broken';
  if (problems.length > 0) return 'unresolved';
  return leansOnOthers ? 'ok-as-fragment' : 'ok';
}
