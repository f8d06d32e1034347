import type { Word } from './words.ts';

/** A page taken apart for comparison. Offsets are those of its text, which has no byte order mark. */
export interface Page {
  readonly front: FrontNotes;
  readonly title: string;
  /** The heading that follows a title without text between: the title is then the name of a whole work. Often ''. */
  readonly subtitle: string;
  readonly description: string;
  /** In the order of the text; the first may have no heading. They cover the words without gap. */
  readonly sections: readonly Section[];
  /** Every word that a reader reads, inline code included; not code blocks, front matter, HTML or addresses. */
  readonly words: readonly Word[];
  /** Where each word starts. */
  readonly starts: Int32Array;
  /** Words of code blocks. */
  readonly code: readonly Word[];
  /** Inline code as written, in lower case. */
  readonly inlineCode: readonly string[];
  /** Modules that code blocks import. */
  readonly imports: readonly string[];
  /** Targets of links and images as written. */
  readonly links: readonly string[];
  readonly images: readonly string[];
  readonly shape: Shape;
}

export interface Section {
  readonly heading: string;
  /** 0 for what stands before the first heading. */
  readonly level: number;
  /** Where its heading, or its first line, starts and ends. */
  readonly from: number;
  readonly to: number;
  /** Of `Page.words`: its heading's words first, then those of its text, up to `wordsTo`. */
  readonly wordsFrom: number;
  readonly textFrom: number;
  readonly wordsTo: number;
}

/** How a page is built, whatever its language. */
export interface Shape {
  readonly headings: readonly number[];
  readonly codeBlocks: number;
  readonly images: number;
  readonly links: number;
  readonly listItems: number;
  readonly tableRows: number;
}

/** What a page says of itself and of its kin. Addresses are as written. */
export interface FrontNotes {
  readonly title: string;
  readonly description: string;
  readonly slug: string;
  readonly language: string;
  readonly series: string;
  readonly duplicateOf: readonly string[];
  readonly supersedes: readonly string[];
  readonly translationOf: readonly string[];
}
