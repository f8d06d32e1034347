import { evidence } from '../../pipeline/core/evidence.ts';
import type { Digest, Instant, Place } from '../../pipeline/core/types.ts';

export const credentialCodes = [
  'provider-credential',
  'private-key',
  'credential-in-url',
  'hard-coded-secret',
  'authorization-header',
  'json-web-token',
  'sample-credential',
] as const;

export const personalCodes = [
  'resident-number',
  'foreigner-number',
  'payment-card',
  'phone-number',
  'email-address',
  'home-directory',
] as const;

export const networkCodes = ['private-host', 'private-ip'] as const;

export const hiddenCodes = [
  'tag-characters',
  'variation-selectors',
  'bidi-control',
  'invisible-character',
  'byte-order-mark',
  'hidden-instruction',
  'hidden-text',
  'text-after-blanks',
  'reviewer-instruction',
] as const;

export type SecretCode =
  | (typeof credentialCodes)[number]
  | (typeof personalCodes)[number]
  | (typeof networkCodes)[number]
  | (typeof hiddenCodes)[number];

/** What a reader makes of the text at a place: sentences, code, a quotation, or nothing at all. */
export type Zone = 'prose' | 'quote' | 'code' | 'inline-code' | 'front-matter' | 'comment' | 'hidden';

/** Something that should not be published, told without repeating it. */
export interface Sighting {
  readonly code: SecretCode;
  /** Which rule saw it; several rules share a code. */
  readonly rule: string;
  readonly place: Place;
  readonly zone: Zone;
  /** `likely`: it has the shape, but people also write such things as examples. */
  readonly certainty: 'certain' | 'likely';
  /** At most a few characters of the value. */
  readonly shown: string;
  /** The service, key or character that it belongs to. */
  readonly name?: string;
  readonly count?: number;
  /** Every line where the same value stands, where its sightings were made one; at most ten. */
  readonly lines?: readonly number[];
  /** SHA-256 of the value; only where the value is too random to be guessed from it. */
  readonly digest?: Digest;
  /** When a token that says so itself stops being valid. */
  readonly expires?: Instant;
}

export const secretScan = evidence<readonly Sighting[]>('secretScan', 1);
