import type { CodeBlock } from './draft-evidence.ts';

/** A code block of a draft as the file that the draft says it is. */
export interface BlockFile {
  /** Relative, with `/`, below the folder it is laid out in. */
  readonly name: string;
  /** The block's code; a last line break is put where it has none. */
  readonly text: string;
  /** Which of the draft's blocks, from 0. */
  readonly block: number;
}

const partMark = /^[ \t]*(?:\/\/|#)[ \t]*@filename:[ \t]*(\S+)[ \t]*$/gim;

/**
 * The named code blocks of a draft as files; a later one takes the place of an earlier one of the same name. A block may
 * hold several, each after a line `// @filename: name`. Names that lead out of the folder are left out.
 */
export function blockFiles(blocks: readonly CodeBlock[]): BlockFile[] {
  const files = new Map<string, BlockFile>();
  for (const [block, { code, fileName, closed }] of blocks.entries()) {
    if (!closed) continue;
    for (const { name, text } of partsOf(code, fileName?.name)) {
      const safe = safeName(name);
      if (safe !== undefined) files.set(safe, { name: safe, text: text.endsWith('\n') ? text : `${text}\n`, block });
    }
  }
  return [...files.values()];
}

function partsOf(code: string, name: string | undefined): { readonly name: string; readonly text: string }[] {
  const marks = [...code.matchAll(partMark)];
  const before = code.slice(0, marks[0]?.index);
  return [
    ...(name === undefined || (marks.length > 0 && before.trim() === '') ? [] : [{ name, text: before }]),
    ...marks.map((mark, at) => ({
      name: mark[1] ?? '',
      text: code.slice(mark.index + mark[0].length + 1, marks[at + 1]?.index),
    })),
  ];
}

function safeName(name: string): string | undefined {
  const parts = name
    .replaceAll('\\', '/')
    .split('/')
    .filter((part) => part !== '' && part !== '.');
  const leadsOut = /^(?:[a-z]:|\/|~)/i.test(name) || parts.some((part) => part === '..' || part.length > 200);
  return parts.length === 0 || leadsOut ? undefined : parts.join('/');
}
