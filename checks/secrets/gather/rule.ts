import type { Instant } from '../../../pipeline/core/types.ts';
import type { SecretCode, Sighting, Zone } from '../evidence.ts';

/** What the config lets pass. */
export interface AllowList {
  /** Lower case. */
  readonly emails: ReadonlySet<string>;
  /** Lower case; each allows its subdomains too. */
  readonly domains: readonly string[];
  readonly hosts: ReadonlySet<string>;
  readonly users: ReadonlySet<string>;
  /** SHA-256 of whole values. */
  readonly digests: ReadonlySet<string>;
}

/** A match and what surrounds it. */
export interface Candidate {
  readonly value: string;
  readonly from: number;
  readonly to: number;
  /** Where the whole match starts; the value may stand later. */
  readonly at: number;
  readonly text: string;
  readonly groups: Readonly<Record<string, string | undefined>>;
  readonly zone: Zone;
  readonly allow: AllowList;
}

/** What a rule makes of a candidate; undefined when it is nothing. */
export interface Verdict {
  readonly certainty: Sighting['certainty'];
  /** Another code than the rule's usual one. */
  readonly code?: SecretCode;
  readonly name?: string;
  readonly shown?: string;
  readonly expires?: Instant;
  /** Where the value really ends. */
  readonly to?: number;
}

/** Data: a pattern that is linear on any input, and a judgement on what it matched. */
export interface Rule {
  readonly id: string;
  readonly code: SecretCode;
  /** Global, with indices (`dg`), and a group `value` around what must not be shown. */
  readonly pattern: RegExp;
  judge(candidate: Candidate): Verdict | undefined;
}
