import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFileMessage } from 'vfile-message';
import type { LocatedProblem } from '../../core/draft-evidence.ts';
import { LineIndex } from '../../core/place.ts';
import type { DraftFormat } from '../../core/types.ts';
import { hideSiteSyntax } from './site-syntax.ts';

export interface ParsedMarkdown {
  readonly root: Root;
  readonly mdxProblem?: LocatedProblem;
}

const jsonFrontMatter = { type: 'json', fence: { open: '{', close: '}' } };
const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkFrontmatter, ['yaml', 'toml', jsonFrontMatter])
  .freeze();
const mdx = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter, ['yaml', 'toml']).use(remarkMdx).freeze();

/** Runs in a worker. MDX that is not MDX is parsed as plain Markdown, and the problem told. */
export default function parseMarkdown(input: { readonly text: string; readonly format: DraftFormat }): ParsedMarkdown {
  if (input.format === 'md') return { root: plain(markdown.parse(input.text)) };
  try {
    return { root: plain(mdx.parse(hideSiteSyntax(input.text))) };
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    return { root: plain(markdown.parse(input.text)), mdxProblem: located(error, input.text) };
  }
}

/** Embedded programs (estree) are dropped: no check reads them, and they are larger than the text. */
function plain(root: Root): Root {
  const stack: { data?: unknown; children?: unknown[]; attributes?: unknown[] }[] = [root];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node.data !== undefined && 'estree' in (node.data as object)) delete node.data;
    for (const attribute of node.attributes ?? []) {
      const value = (attribute as { value?: { data?: unknown } }).value;
      if (value !== null && typeof value === 'object') delete value.data;
    }
    for (const child of node.children ?? []) stack.push(child as never);
  }
  return root;
}

function located(error: VFileMessage, text: string): LocatedProblem {
  const place = error.place;
  const end = new LineIndex(text).pointAt(text.length);
  if (place === undefined) return { message: error.reason, place: { start: end, end } };
  const [start, stop] = 'start' in place ? [place.start, place.end] : [place, place];
  return {
    message: error.reason,
    place: {
      start: { line: start.line, column: start.column },
      end: { line: stop.line, column: stop.column },
    },
  };
}
