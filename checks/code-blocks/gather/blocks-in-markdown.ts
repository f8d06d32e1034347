import type { CodeBlock } from '../../../pipeline/core/draft-evidence.ts';
import { extractCodeBlocks } from '../../../pipeline/evidence/code-blocks/extract.ts';
import parseMarkdown from '../../../pipeline/evidence/tree/parse-markdown-task.ts';

/** The fenced blocks of Markdown that is itself shown in a block; places are offsets into `code`. */
export function blocksInMarkdown(code: string): CodeBlock[] {
  const { root } = parseMarkdown({ text: code, format: 'md' });
  return extractCodeBlocks(root, code).filter(({ style, closed }) => style === 'fenced' && closed);
}
