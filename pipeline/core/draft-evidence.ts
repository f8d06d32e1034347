import type { Root } from 'mdast';
import { evidence } from './evidence.ts';
import type { JsonObject, Place } from './types.ts';

/** The draft as an mdast tree (GFM, front matter, MDX for `.mdx`). Positions are those of the draft's text. */
export interface Tree {
  readonly root: Root;
  /** Why MDX could not be parsed as such; the tree is then that of plain Markdown. */
  readonly mdxProblem?: LocatedProblem;
}

export interface LocatedProblem {
  readonly message: string;
  readonly place: Place;
}

export interface FrontMatterProblem extends LocatedProblem {
  readonly kind: 'unclosed' | 'misplaced' | 'not-a-mapping' | 'duplicate-key' | 'tab' | 'syntax';
}

export interface FrontMatter {
  readonly format: 'yaml' | 'toml' | 'json' | 'none';
  /** Dates stand as text, ISO 8601 where the format knows dates. Holds what could be read, even beside problems. */
  readonly data: JsonObject;
  /** Where each top-level key stands. */
  readonly keys: Readonly<Record<string, Place>>;
  /** The whole block with its fences; the start of the draft where there is none. */
  readonly place: Place;
  readonly problems: readonly FrontMatterProblem[];
}

/** Text that a reader reads as sentences: never code blocks, front matter, HTML, MDX or template tags. */
export interface ProseBlock {
  readonly kind: 'heading' | 'paragraph' | 'list-item' | 'table-cell' | 'quote';
  /** NFC; a soft line break is a blank. Inline code stands as it is written, without its backticks. */
  readonly text: string;
  readonly place: Place;
  /** Ascending pieces that cover `text`. */
  readonly spans: readonly ProseSpan[];
}

/** `text` from `at` on, `length` units, came from `draftLength` units of the draft's text from `offset` on. */
export interface ProseSpan {
  readonly at: number;
  readonly length: number;
  readonly offset: number;
  /** Differs from `length` where the draft writes a character otherwise (`&amp;`, decomposed Hangul). */
  readonly draftLength: number;
  readonly code: boolean;
}

/** The offsets in the draft of a stretch of a block's text. A unit that the draft writes otherwise counts as a whole. */
export function draftRange(
  { spans }: ProseBlock,
  from: number,
  to: number,
): { readonly from: number; readonly to: number } {
  const first = spans.findLast(({ at }) => at <= from);
  const last = spans.findLast(({ at }) => at < Math.max(to, from + 1));
  if (first === undefined || last === undefined) return { from: 0, to: 0 };
  const start =
    first.length === first.draftLength ? first.offset + Math.min(from - first.at, first.length) : first.offset;
  const end =
    last.length === last.draftLength
      ? last.offset + Math.min(to - last.at, last.length)
      : last.offset + last.draftLength;
  return { from: start, to: Math.max(start, end) };
}

export interface CodeBlock {
  /** As written, lower case: the first word of the info string without braces and dots; undefined when there is none. */
  readonly language: string | undefined;
  /** The info string after the language. */
  readonly meta: string;
  /** A file name from the info string, a first-line comment, or the line or sentence before. */
  readonly fileName: FileMention | undefined;
  readonly style: 'fenced' | 'indented';
  /** False when the file or container ends before the fence is closed. */
  readonly closed: boolean;
  /** The code, containers and indentation taken off, lines joined by `\n`. */
  readonly code: string;
  /** Offset in the draft's text at which each line of `code` starts. */
  readonly lineOffsets: readonly number[];
  /** Line (from 0) of `code` → how many of its first blanks stand for a part of a tab, and so for no text of their own. */
  readonly padding: Readonly<Record<number, number>>;
  readonly place: Place;
  /** What stands right before, as written: a paragraph, heading or HTML comments; cut to its last 600 units. */
  readonly before: string;
}

export interface FileMention {
  readonly name: string;
  readonly from: 'info' | 'comment' | 'text';
}

export const tree = evidence<Tree>('tree', 1);
export const source = evidence<string>('source', 1);
export const frontMatter = evidence<FrontMatter>('frontMatter', 1);
export const prose = evidence<readonly ProseBlock[]>('prose', 1);
export const codeBlocks = evidence<readonly CodeBlock[]>('codeBlocks', 1);
