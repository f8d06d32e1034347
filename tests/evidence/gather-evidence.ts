import type { FrontMatter, ProseBlock, Tree } from '../../pipeline/core/draft-evidence.ts';
import type { DraftFormat } from '../../pipeline/core/types.ts';
import { findBlock } from '../../pipeline/evidence/front-matter/find-block.ts';
import parseFrontMatter from '../../pipeline/evidence/front-matter/parse-front-matter-task.ts';
import { readBlocks } from '../../pipeline/evidence/prose/read-blocks.ts';
import parseMarkdown from '../../pipeline/evidence/tree/parse-markdown-task.ts';

export function frontMatterOf(text: string, format: DraftFormat = 'md'): FrontMatter {
  const block = findBlock(text, format);
  const start = { line: 1, column: 1 };
  if (block === undefined) return { format: 'none', data: {}, keys: {}, place: { start, end: start }, problems: [] };
  return parseFrontMatter({ text: text.slice(0, block.to), block });
}

export function proseOf(text: string, format: DraftFormat = 'md'): ProseBlock[] {
  return readBlocks(parseMarkdown({ text, format }).root, text);
}

/** What the providers hand to checks, in this thread. */
export function gatherEvidence(
  text: string,
  format: DraftFormat = 'md',
): { source: string; tree: Tree; frontMatter: FrontMatter; prose: ProseBlock[] } {
  const tree = parseMarkdown({ text, format });
  return { source: text, tree, frontMatter: frontMatterOf(text, format), prose: readBlocks(tree.root, text) };
}
