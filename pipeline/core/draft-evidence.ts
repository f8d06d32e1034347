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

export interface FrontMatter {
  readonly format: 'yaml' | 'toml' | 'json' | 'none';
  readonly data: JsonObject;
  /** Where each top-level key stands. */
  readonly keys: Readonly<Record<string, Place>>;
  /** The whole block with its fences; the start of the draft where there is none. */
  readonly place: Place;
  readonly problems: readonly LocatedProblem[];
}

/** Text that a reader reads as sentences: never code, front matter, HTML comments, MDX or template tags. */
export interface ProseBlock {
  readonly kind: 'heading' | 'paragraph' | 'list-item' | 'table-cell' | 'quote';
  /** NFC. Inline code stands as it is written, without its backticks. */
  readonly text: string;
  readonly place: Place;
  /** Ascending pieces: `text` from `at` on came from the draft's text from `offset` on, `length` units each. */
  readonly spans: readonly {
    readonly at: number;
    readonly offset: number;
    readonly length: number;
    readonly code: boolean;
  }[];
}

export interface CodeBlock {
  /** As written, lower case: the first word of the info string without braces and dots; undefined when there is none. */
  readonly language: string | undefined;
  /** The info string after the language. */
  readonly meta: string;
  /** A file name from the info string, the line or sentence before, or a first-line comment. */
  readonly fileName: string | undefined;
  readonly style: 'fenced' | 'indented';
  /** False when the file or container ends before the fence is closed. */
  readonly closed: boolean;
  /** The code, containers and indentation taken off, lines joined by `\n`. */
  readonly code: string;
  /** Offset in the draft's text at which each line of `code` starts. */
  readonly lineOffsets: readonly number[];
  readonly place: Place;
}

export const tree = evidence<Tree>('tree', 1);
export const source = evidence<string>('source', 1);
export const frontMatter = evidence<FrontMatter>('frontMatter', 1);
export const prose = evidence<readonly ProseBlock[]>('prose', 1);
export const codeBlocks = evidence<readonly CodeBlock[]>('codeBlocks', 1);
