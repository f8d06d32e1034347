import type { BlockVerdict, CodeVerdicts } from './evidence.ts';
import type { NativeVerdicts } from './native-evidence.ts';

/** The verdicts, with those that compilers settled in their places. */
export function settle({ path, blocks }: CodeVerdicts, { settled }: NativeVerdicts): CodeVerdicts {
  if (settled.length === 0) return { path, blocks };
  const byLine = new Map(settled.map((block): [number, BlockVerdict] => [block.line, block]));
  return { path, blocks: blocks.map((block) => byLine.get(block.line) ?? block) };
}
