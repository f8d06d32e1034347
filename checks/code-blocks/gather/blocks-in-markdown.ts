import { extractCodeBlocks } from '../../../pipeline/evidence/code-blocks/extract.ts';
import parseMarkdown from '../../../pipeline/evidence/tree/parse-markdown-task.ts';
import type { CodeBlock } from '../../../pipeline/core/draft-evidence.ts';

/** The fenced blocks of Markdown that is itself shown in a block, and its front matter as one; places are offsets into `code`. */
export function blocksInMarkdown(code: string): CodeBlock[] {
  const { root } = parseMarkdown({ text: code, format: 'md' });
  const fenced = extractCodeBlocks(root, code).filter(({ style, closed }) => style === 'fenced' && closed);
  const [first] = root.children;
  if (first?.type !== 'yaml' || first.value.trim() === '') return fenced;
  return [frontMatter(first.value, code.indexOf('\n') + 1), ...fenced];
}

function frontMatter(value: string, at: number): CodeBlock {
  const lineOffsets: number[] = [];
  let next = at;
  for (const line of value.split('\n')) {
    lineOffsets.push(next);
    next += line.length + 1;
  }
  const place = { start: { line: 1, column: 1 }, end: { line: lineOffsets.length + 2, column: 4 } };
  const about = { language: 'yaml', meta: '', fileName: undefined, style: 'fenced', closed: true } as const;
  return { ...about, code: value, lineOffsets, padding: {}, place, before: '' };
}
