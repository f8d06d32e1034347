import type { RawVerdict } from '../../../checks/code-blocks/gather/block-input.ts';
import { judgeBlock } from '../../../checks/code-blocks/gather/judge-block.ts';
import { judgesFor } from '../../../checks/code-blocks/gather/judges.ts';
import { extractCodeBlocks } from '../../../pipeline/evidence/code-blocks/extract.ts';
import parseMarkdown from '../../../pipeline/evidence/tree/parse-markdown-task.ts';

/** Judges the code blocks of a draft's text as the worker does. */
export async function judgeText(text: string): Promise<RawVerdict[]> {
  const blocks = extractCodeBlocks(parseMarkdown({ text, format: 'md' }).root, text);
  const judges = await judgesFor(blocks);
  return blocks.map((block) => judgeBlock(block, judges));
}

/** Judges one block under this info string. */
export async function judge(info: string, code: string, before = ''): Promise<RawVerdict> {
  const [verdict] = await judgeText(`${before}\n\n~~~~~~${info}\n${code}\n~~~~~~\n`);
  if (verdict === undefined) throw new Error('No block was found.');
  return verdict;
}
