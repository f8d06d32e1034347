import type { Draft, Instant } from './types.ts';

/**
 * The name of something that a check needs to know: typed, pure and light. Whoever gathers it stands elsewhere and is
 * loaded only when first asked.
 */
export interface Evidence<Value> {
  readonly id: string;
  /** Raised when the same input may give another value. */
  readonly version: number;
  /** `draft`: follows from the draft's bytes alone. `world`: its provider says what identifies it. */
  readonly follows: 'draft' | 'world';
  /** How long a value from the world stays true, in milliseconds. */
  readonly freshForMs: number;
  readonly '~value'?: Value;
}

export function evidence<Value>(id: string, version: number): Evidence<Value> {
  return { id, version, follows: 'draft', freshForMs: Number.POSITIVE_INFINITY };
}

export function worldEvidence<Value>(id: string, version: number, freshForMs: number): Evidence<Value> {
  return { id, version, follows: 'world', freshForMs };
}

export type ValueOf<E> = E extends Evidence<infer Value> ? Value : never;
export type ValuesOf<Needs extends Readonly<Record<string, Evidence<unknown>>>> = {
  readonly [Name in keyof Needs]: ValueOf<Needs[Name]>;
};

/** What a provider may use while it gathers for one draft. `Resources` is known to whoever wires them. */
export interface GatherContext<Resources> {
  readonly draft: Draft;
  readonly resources: Resources;
  readonly options: Readonly<Record<string, unknown>>;
  readonly signal: AbortSignal;
  /** Other evidence of the same draft; each is gathered once, its failure too. */
  get<Value>(wanted: Evidence<Value>): Promise<Value>;
}

/** What a value from the world rests on, known without gathering it. */
export interface WorldIdentity {
  /** Changes when the value may have changed. */
  readonly key: string;
  /**
   * Files and folders, relative to the root, by whose stamps alone (see `stampOf`) anybody can tell later that the value
   * still holds. What does not exist counts too; a folder tells of entries that come or go. Left out where no file can tell.
   */
  readonly paths?: readonly string[];
}

export interface Provider<Value, Resources> {
  readonly evidence: Evidence<Value>;
  /** For evidence that follows the world; undefined when this draft asks nothing of the world. Cheap beside `gather`. */
  identity?(context: GatherContext<Resources>): Promise<WorldIdentity | undefined>;
  gather(context: GatherContext<Resources>): Promise<Value>;
}

/** Loads a provider and the heavy modules behind it. */
export type LoadProvider<Resources> = () => Promise<Provider<unknown, Resources>>;
export type Providers<Resources> = Readonly<Record<string, LoadProvider<Resources>>>;

/** The start of the run. Not part of a cache key: a finding that time alone will change says `until` when it holds. */
export const now = evidence<Instant>('now', 1);
