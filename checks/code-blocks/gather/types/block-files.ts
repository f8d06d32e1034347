import path from 'node:path';
import type { CodeBlock } from '../../../../pipeline/core/draft-evidence.ts';
import { extensionOf } from './asked-blocks.ts';

/** A file that a block, or a part of it, stands for. Its text is as long as the block's code, so that offsets agree. */
export interface BlockFile {
  readonly name: string;
  readonly text: string;
  readonly block: CodeBlock;
}

const partMark = /^[ \t]*\/\/[ \t]*@filename:[ \t]*(\S+)[ \t]*$/gim;
const usable = /\.(?:[cm]?[jt]sx?|json)$/i;

/**
 * The blocks of one document as files of one project: named blocks under their names, a later one in place of an earlier
 * one, and each TypeScript block without a name under one of its own.
 */
export function blockFiles(blocks: readonly CodeBlock[]): BlockFile[] {
  const files = new Map<string, BlockFile>();
  for (const [index, block] of blocks.entries()) {
    for (const [part, { name, text }] of parts(block).entries()) {
      const own = `block-${index}-${part}.${extensionOf(block) ?? 'ts'}`;
      const wanted = name === undefined ? own : safeName(name);
      if (wanted === undefined || (name === undefined && extensionOf(block) === undefined)) continue;
      const earlier = files.get(wanted);
      if (earlier !== undefined) files.set(`earlier-${index}-${part}-${path.basename(wanted)}`, earlier);
      files.set(wanted, { name: wanted, text, block });
    }
  }
  return [...files].map(([name, file]) => ({ ...file, name }));
}

function parts({ code, fileName }: CodeBlock): { readonly name: string | undefined; readonly text: string }[] {
  const marks = [...code.matchAll(partMark)];
  if (marks.length === 0) return [{ name: fileName?.name, text: code }];
  const starts = marks.map(({ index }) => index);
  return [
    ...(code.slice(0, starts[0]).trim() === '' ? [] : [{ name: undefined, text: only(code, 0, starts[0]) }]),
    ...marks.map((mark, at) => ({ name: mark[1], text: only(code, mark.index, starts[at + 1]) })),
  ];
}

/** The code with blanks for all but one stretch. */
function only(code: string, from: number, to: number = code.length): string {
  return code.slice(0, from).replace(/[^\n]/g, ' ') + code.slice(from, to);
}

/** A name inside the project's folder; undefined for one that leads elsewhere or is no code. */
function safeName(name: string): string | undefined {
  const normal = path.posix.normalize(name.replaceAll('\\', '/')).replace(/^\/+/, '');
  return normal.startsWith('..') || !usable.test(normal) ? undefined : normal;
}
