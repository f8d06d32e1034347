import type { RawVerdict } from '../../../checks/code-blocks/gather/block-input.ts';
import { judgeBlock } from '../../../checks/code-blocks/gather/judge-block.ts';
import { extractCodeBlocks } from '../../../pipeline/evidence/code-blocks/extract.ts';
import parseMarkdown from '../../../pipeline/evidence/tree/parse-markdown-task.ts';

/** Judges the code blocks of a draft's text as the worker does. */
export function judgeText(text: string): RawVerdict[] {
  return extractCodeBlocks(parseMarkdown({ text, format: 'md' }).root, text).map((block) => judgeBlock(block));
}

/** Judges one block under this info string. */
export function judge(info: string, code: string, before = ''): RawVerdict {
  const [verdict] = judgeText(`${before}\n\n~~~~~~${info}\n${code}\n~~~~~~\n`);
  if (verdict === undefined) throw new Error('No block was found.');
  return verdict;
}
