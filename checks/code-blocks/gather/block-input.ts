import type { Problem, SkipReason, Status } from '../evidence.ts';

/** What the worker needs to know of a block. */
export interface BlockInput {
  readonly language: string | undefined;
  readonly meta: string;
  readonly fileName: { readonly name: string; readonly from: 'info' | 'comment' | 'text' } | undefined;
  readonly style: 'fenced' | 'indented';
  readonly closed: boolean;
  readonly code: string;
  readonly before: string;
  /** A script or style whose tag is closed. */
  readonly isEnclosed?: boolean;
}

/** A problem in offsets of the block's code. */
export interface RawProblem extends Pick<Problem, 'kind' | 'message' | 'actual'> {
  readonly from: number;
  readonly to: number;
  readonly opened?: number;
}

export interface RawVerdict {
  readonly language: string | undefined;
  readonly toldBy: 'fence' | 'file-name' | 'content' | 'none';
  readonly status: Status;
  readonly reason?: SkipReason;
  readonly parser?: string;
  /** The compiler of this machine that settled it, with its version. */
  readonly confirmedBy?: string;
  /** The text around shows it as the wrong way. */
  readonly shownWrong?: true;
  /** Why the author leaves it out; empty where no reason is given. */
  readonly noCheckReason?: string;
  readonly problem?: RawProblem;
}

export type Judged = Omit<RawVerdict, 'language' | 'toldBy'>;
