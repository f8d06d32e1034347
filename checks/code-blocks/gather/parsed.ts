import type { CodeBlock } from '../../../pipeline/core/draft-evidence.ts';

/** What a parser objects to first, in UTF-16 offsets into what it was given. */
export interface ParseError {
  readonly message: string;
  readonly from: number;
  readonly to: number;
  /** Where what is not closed was opened. */
  readonly opened?: number;
  /**
   * `fragment`: only says that this is an excerpt (a `return` outside a function). `repeated`: a name or key declared
   * twice, which documents do to show two ways.
   */
  readonly kind?: 'fragment' | 'repeated';
}

/** Undefined when the code parses. Throws a RangeError for what nests too deep to look at. */
export type Parse = (code: string) => ParseError | undefined;

/** Something around code that makes a fragment whole. */
export interface Form {
  readonly before: string;
  readonly after: string | ((code: string) => string);
  readonly parse: Parse;
  /** Where it makes no sense it is not tried: text inside JSX, for one, would accept any prose. */
  readonly suits?: (code: string) => boolean;
}

/** What judges a language. */
export interface Judge {
  /** The package whose word it is. */
  readonly parser: string;
  readonly ladder: Ladder;
  /** False for grammars that are known to refuse valid code: what they object to is suspect, not broken. */
  readonly sure: boolean;
  /** For Markdown: the blocks inside, which are judged instead. */
  readonly blocksIn?: (code: string) => CodeBlock[];
  /** The same rungs, with what the grammar says of each form confirmed by something else. */
  readonly ladderWith?: (confirmed: (grammar: Parse) => Parse) => Ladder;
}

/** How the blocks of one language are tried. */
export interface Ladder {
  /** As the fence says, nothing around it. */
  readonly whole: Parse;
  readonly forms: readonly Form[];
  /** Takes out what stands for something else, unit for unit: `...`, placeholders, diff markers. */
  readonly clean: (code: string, block: CleanHints) => string;
  /** Whether pieces between blank lines may stand for themselves. */
  readonly pieces: boolean;
  /** Up to how many lines an excerpt may leave off with brackets open. */
  readonly openLines: number;
  /** What may be missing at the end of an excerpt; brackets where nothing else is said. */
  readonly closers?: (code: string) => readonly string[];
}

export interface CleanHints {
  readonly meta: string;
  /** It stands inside a tag that is closed, and so leaves nothing off at its end. */
  readonly isEnclosed?: boolean;
}
