import { evidence } from '../../pipeline/core/evidence.ts';
import type { Place } from '../../pipeline/core/types.ts';

/** Why a block was not judged; counted in the report, so that nothing is unchecked in silence. */
export type SkipReason =
  | 'no-language'
  | 'unknown-language'
  | 'no-parser'
  | 'plain-text'
  | 'empty'
  | 'console-session'
  | 'included'
  | 'expects-errors'
  | 'no-check'
  | 'template'
  | 'too-large'
  | 'too-deep'
  | 'took-too-long';

export type Status = 'ok' | 'ok-as-fragment' | 'broken' | 'suspect' | 'unresolved' | 'skipped';

export type ProblemKind =
  /** It does not parse in any form that documents use. */
  | 'syntax'
  /** It parses, but as another language than the fence says. */
  | 'wrong-language'
  /** It says that it fails, and parses. */
  | 'not-broken';

/** What a parser objects to. */
export interface Problem {
  readonly kind: ProblemKind;
  /** The parser's own words, cut. */
  readonly message: string;
  readonly place: Place;
  /** Where the bracket or tag that is not closed was opened. */
  readonly opened?: Place;
  /** The language that the code seems to be in. */
  readonly actual?: string;
}

export interface BlockVerdict {
  /** The fence's first line. */
  readonly line: number;
  /** What the fence says; undefined when it says nothing. */
  readonly written: string | undefined;
  /** Our id of the language that the block was judged as. */
  readonly language: string | undefined;
  /** What told the language: the fence, else the file's name, else what the code looks like. */
  readonly toldBy: 'fence' | 'file-name' | 'content' | 'none';
  readonly fileName: string | undefined;
  readonly status: Status;
  readonly reason?: SkipReason;
  readonly parser?: string;
  /** The compiler of this machine that settled what a lenient grammar doubts, with its version. */
  readonly confirmedBy?: string;
  /** The text around shows it as the wrong way. */
  readonly shownWrong?: true;
  /** Why the author leaves it out; empty where no reason is given. */
  readonly noCheckReason?: string;
  readonly problem?: Problem;
}

export interface CodeVerdicts {
  /** The draft's path, for places that explain a finding. */
  readonly path: string;
  readonly blocks: readonly BlockVerdict[];
}

export const codeVerdicts = evidence<CodeVerdicts>('codeVerdicts', 3);
