import type { Evidence, ValuesOf } from './evidence.ts';
import type { Catalog, CodeOf, ParamsOf } from './messages.ts';
import type { AttachmentParts, Digest, Instant, JsonObject, Mark, Place, RelatedPlace, Severity } from './types.ts';

/** In the order of their cost; a stage waits for the one before it. */
export const stages = ['text', 'compile', 'network', 'browser', 'record'] as const;
export type Stage = (typeof stages)[number];

/** What a check says of one spot; the run engine adds texts, severity, excerpt and fingerprint. */
export type Found<C extends Catalog> = {
  readonly [Code in CodeOf<C>]: {
    readonly code: Code;
    readonly params: ParamsOf<C, Code>;
    readonly place?: Place;
    /** Instead of the code's usual severity. */
    readonly severity?: Severity;
    readonly evidence?: readonly Digest[];
    readonly related?: readonly RelatedPlace[];
    readonly marks?: readonly Mark[];
    /** When time alone makes this finding untrue. */
    readonly until?: Instant;
    /** What tells this finding from others of its code, where the text at its place does not or must not. */
    readonly identity?: string;
  };
}[CodeOf<C>];

export type Judgement<C extends Catalog> =
  | {
      readonly findings: readonly Found<C>[];
      readonly data?: JsonObject;
      readonly attachments?: readonly AttachmentParts[];
    }
  | { readonly skipped: string };

/** A schema that turns what the config says into options with their defaults (zod's `parse`, seen from afar). */
export interface OptionsSchema<Options> {
  parse(value: unknown): Options;
}

export type Needs = Readonly<Record<string, Evidence<unknown>>>;

/**
 * A judgement on one draft: pure, synchronous, and blind to all but the evidence that `needs` names.
 * The options schema is loaded only when the cache has no answer.
 */
export interface Check<N extends Needs, C extends Catalog, Options> {
  /** The name of its folder. */
  readonly id: string;
  /** Raised when the same evidence may give other findings. */
  readonly version: number;
  readonly stage: Stage;
  /** What is true when it passes. */
  readonly title: Readonly<Record<keyof C & string, string>>;
  readonly needs: N;
  readonly messages: C;
  readonly severity: Readonly<Record<CodeOf<C>, Severity>>;
  /** Codes whose place in the draft holds something that must never be shown. */
  readonly sensitive?: readonly CodeOf<C>[];
  readonly options: () => Promise<OptionsSchema<Options>>;
  /** How long gathering and judging may take, in milliseconds; the config's limit where none is given. */
  readonly timeoutMs?: number;
  evaluate(evidence: ValuesOf<N>, options: Options): Judgement<C>;
}

/** Any check, once its own types no longer matter. */
export interface AnyCheck {
  readonly id: string;
  readonly version: number;
  readonly stage: Stage;
  readonly title: Readonly<Record<string, string>>;
  readonly needs: Needs;
  readonly messages: Catalog;
  readonly severity: Readonly<Record<string, Severity>>;
  readonly sensitive?: readonly string[];
  readonly options: () => Promise<OptionsSchema<unknown>>;
  readonly timeoutMs?: number;
  evaluate(evidence: never, options: never): Judgement<Catalog>;
}

export function defineCheck<const N extends Needs, const C extends Catalog, Options>(
  check: Check<N, C, Options>,
): Check<N, C, Options> {
  return check;
}
