import type { CodeBlock, FrontMatter } from '../../../../pipeline/core/draft-evidence.ts';
import { languageOfFile, languageOfWord } from '../../../../pipeline/core/code-language.ts';

const fenceWord = /(?:^|\s)types(?:\s|$)/;

/** Whether a draft's text may ask for types at all: a test that costs no parser. */
export function mayAskTypes(text: string, level: unknown): boolean {
  return level === 'types' || /^code-blocks[ \t]*[:=]/m.test(text) || text.split('\n').some(isFenceOfTypes);
}

function isFenceOfTypes(line: string): boolean {
  return (line.includes('```') || line.includes('~~~')) && /\stypes\b/.test(line);
}

/** The TypeScript blocks whose types are to be checked: all of them, or those whose fence says `types`. */
export function askedBlocks(blocks: readonly CodeBlock[], { data }: FrontMatter, level: unknown): readonly CodeBlock[] {
  const all = level === 'types' || frontMatterLevel(data['code-blocks']) === 'types';
  return blocks.filter((block) => extensionOf(block) !== undefined && (all || fenceWord.test(block.meta)));
}

function frontMatterLevel(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'level' in value ? value.level : value;
}

/** `ts` or `tsx`; undefined for a block that is no TypeScript, or whose fence is never closed. */
export function extensionOf({ language, fileName, style, closed }: CodeBlock): 'ts' | 'tsx' | undefined {
  if (style !== 'fenced' || !closed) return undefined;
  const told = language === undefined ? languageOfFile(fileName?.name ?? '') : languageOfWord(language);
  return told === 'ts' || told === 'tsx' ? told : undefined;
}
