import parseMarkdown from '../../../../pipeline/evidence/tree/parse-markdown-task.ts';
import { deepestNesting, maxNesting } from '../../../../pipeline/evidence/tree/nesting.ts';
import type { PageFacts } from './page-facts.ts';
import { readPage, readText } from './read-page.ts';
import { readTree } from './read-tree.ts';

/** `exact`: by the parser that drafts are judged by. `light`: a faster one. `text`: that one, with what readers read. */
export type Reading = 'light' | 'exact' | 'text';

export interface ReadPagesInput {
  readonly pages: readonly { readonly path: string; readonly text: string }[];
  readonly how: Reading;
}

/** Runs in a worker. */
export default function readPages({ pages, how }: ReadPagesInput): PageFacts[] {
  return pages.map(({ path, text }) => {
    if (how === 'exact' && /\.mdx?$/i.test(path)) return readExactly(path, text);
    const facts = readPage(path, text);
    return how === 'text' ? { ...facts, text: readText(path, text) } : facts;
  });
}

function readExactly(path: string, text: string): PageFacts {
  if (deepestNesting(text).depth > maxNesting) return readPage(path, text);
  const { root } = parseMarkdown({ text, format: /\.mdx$/i.test(path) ? 'mdx' : 'md' });
  return readTree(root, text);
}
