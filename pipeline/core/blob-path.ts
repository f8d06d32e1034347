import { shortDigest } from './short-digest.ts';
import type { Digest } from './types.ts';

/** Where bytes lie until the report that shows them is written, relative to the repository. */
export function blobPath(digest: Digest): string {
  return `.publish/blobs/${shortDigest(digest, 64)}`;
}
