import { buildSegment } from './index/build-segment.ts';
import { unpackRecord } from './record-codec.ts';

export interface BuildInput {
  readonly pages: readonly { readonly path: string; readonly digest: string; readonly packed: Uint8Array }[];
}

/** Runs in a worker. What it returns is shared memory, so that all workers look into one index. */
export default function buildIndex({ pages }: BuildInput): SharedArrayBuffer {
  return buildSegment(pages.map(({ path, digest, packed }) => ({ path, digest, record: unpackRecord(packed) })));
}
