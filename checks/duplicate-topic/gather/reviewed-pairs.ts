import { readFileSync } from 'node:fs';
import path from 'node:path';
import { digestOf } from '../../../pipeline/core/digest.ts';
import { PublishError } from '../../../pipeline/core/error.ts';
import { pairKey } from './kinship.ts';

export interface ReviewedPairs {
  /** Of the file's bytes; of none where there is no file. */
  readonly digest: string;
  /** See `pairKey`. */
  readonly keys: readonly string[];
}

/** Reads the pairs of pages that a person has accepted. Throws a PublishError for a file that is not what it should be. */
export function readReviewedPairs(root: string, name: string): ReviewedPairs {
  let text: string;
  try {
    text = readFileSync(path.join(root, name), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { digest: digestOf(''), keys: [] };
    throw new PublishError('unreadable-pairs', `${name} cannot be read (${(error as NodeJS.ErrnoException).code}).`, {
      cause: error,
    });
  }
  const keys = keysIn(text);
  if (keys === undefined) {
    throw new PublishError(
      'invalid-pairs',
      `${name} is no list of reviewed pairs; \`publish check --accept-pair A B --because …\` writes it.`,
    );
  }
  return { digest: digestOf(text), keys };
}

function keysIn(text: string): string[] | undefined {
  try {
    const { schema, pairs } = JSON.parse(text) as { readonly schema?: unknown; readonly pairs?: unknown };
    if (schema !== 'reviewed-pairs/1' || !Array.isArray(pairs)) return undefined;
    return pairs.map((pair: { readonly digests: readonly unknown[] }) => {
      const [one, other] = pair.digests.map((digest) => /^sha256:([0-9a-f]{64})$/.exec(String(digest))?.[1]);
      if (one === undefined || other === undefined) throw new TypeError('no digest');
      return pairKey(one, other);
    });
  } catch {
    return undefined;
  }
}
