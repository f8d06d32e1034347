import type { JsonObject } from '../../pipeline/core/types.ts';
import type { BlockVerdict } from './evidence.ts';
import { isLeftOut } from './find-problems.ts';
import type { NativeVerdicts } from './native-evidence.ts';
import type { CodeTypes } from './type-evidence.ts';

/** What became of every block: by language and verdict, and block by block. */
export function tallyVerdicts(blocks: readonly BlockVerdict[], skip: readonly string[]): JsonObject {
  const languages: Record<string, Record<string, number>> = {};
  const skipped: Record<string, number> = {};
  const parsers = new Set<string>();
  const listed = blocks.map((block) => {
    const leftOut = isLeftOut(block, skip);
    const status = leftOut ? 'skipped' : block.status;
    const reason = leftOut ? 'left-out-by-config' : block.reason;
    const language = block.language ?? block.written ?? '(none)';
    const counts = (languages[language] ??= {});
    counts[status] = (counts[status] ?? 0) + 1;
    if (reason !== undefined) skipped[reason] = (skipped[reason] ?? 0) + 1;
    if (block.parser !== undefined && !leftOut) parsers.add(block.parser);
    return {
      line: block.line,
      language: block.language ?? null,
      ...(block.toldBy !== 'fence' && block.toldBy !== 'none' && { toldBy: block.toldBy }),
      ...(block.fileName !== undefined && { fileName: block.fileName }),
      status,
      ...(reason !== undefined && { reason }),
      ...(block.confirmedBy !== undefined && { confirmedBy: block.confirmedBy }),
      ...(block.noCheckReason !== undefined && { noCheckReason: block.noCheckReason }),
      ...(block.shownWrong === true && { shownWrong: true }),
    };
  });
  return { languages, skipped, parsers: [...parsers].sort(), blocks: listed };
}

/** Which compilers of this machine were asked; nothing where none was. */
export function tallyNatives({ tools }: NativeVerdicts): JsonObject {
  return tools.length === 0 ? {} : { compilers: [...tools] };
}

/** How many blocks were type-checked, by verdict; nothing where none was to be. */
export function tallyTypes({ compiler, blocks }: CodeTypes): JsonObject {
  if (compiler === undefined) return {};
  const verdicts: Record<string, number> = {};
  for (const { status } of blocks) verdicts[status] = (verdicts[status] ?? 0) + 1;
  return { types: { compiler, verdicts } };
}
