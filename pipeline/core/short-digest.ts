import type { Digest } from './types.ts';

/** The first `length` hexadecimal digits, for names that people read. */
export function shortDigest(digest: Digest, length = 12): string {
  return digest.slice('sha256:'.length, 'sha256:'.length + length);
}
