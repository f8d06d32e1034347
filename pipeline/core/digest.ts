import { hash } from 'node:crypto';
import canonicalize from 'canonicalize';
import type { Digest } from './types.ts';

/** SHA-256 of these bytes (a string is hashed as UTF-8). */
export function digestOf(bytes: string | Uint8Array): Digest {
  return `sha256:${hash('sha256', bytes)}`;
}

/**
 * JSON in the one form that RFC 8785 allows, so that equal values have equal bytes.
 * Throws a TypeError for what JSON cannot say (NaN, infinities, cycles, lone surrogates).
 */
export function canonicalJson(value: unknown): string {
  let text: string | undefined;
  try {
    text = canonicalize(value);
  } catch (error) {
    throw new TypeError(`This value has no JSON form: ${(error as Error).message}.`, { cause: error });
  }
  if (text === undefined) throw new TypeError('This value has no JSON form.');
  return text;
}

export function digestOfJson(value: unknown): Digest {
  return digestOf(canonicalJson(value));
}
