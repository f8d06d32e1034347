import { worldEvidence } from '../../pipeline/core/evidence.ts';
import type { Place } from '../../pipeline/core/types.ts';

const dayMs = 86_400_000;

export type TypeProblemKind =
  /** The types contradict each other. */
  | 'type-error'
  /** Only strict null checks and the like object. */
  | 'strict-only'
  /** A name that nothing in the document declares. */
  | 'undeclared'
  /** A package or file that is not at hand; its types are taken as `any`. */
  | 'unresolved'
  /** The block says that an error comes, and none does. */
  | 'not-raised';

export interface TypeProblem {
  readonly kind: TypeProblemKind;
  /** The compiler's number: 2322 for TS2322. */
  readonly code: number;
  readonly message: string;
  readonly place: Place;
}

export interface TypedBlock {
  /** The fence's first line. */
  readonly line: number;
  /** `ok-as-fragment`: it does not parse alone, or leans on names of other blocks. */
  readonly status: 'ok' | 'ok-as-fragment' | 'broken' | 'unresolved';
  readonly problems: readonly TypeProblem[];
}

export interface CodeTypes {
  /** The compiler; undefined when no block was to be type-checked. */
  readonly compiler: string | undefined;
  readonly blocks: readonly TypedBlock[];
}

/** Types lean on the packages that the repository has installed, so they age. */
export const codeTypes = worldEvidence<CodeTypes>('codeTypes', 1, dayMs);
