import type { AnyCheck } from '../core/check.ts';
import { digestOf } from '../core/digest.ts';
import type { AttachmentParts, CheckResult, Digest, Draft, Instant } from '../core/types.ts';

export interface Kept {
  readonly result: CheckResult;
  readonly freshUntil: Instant | undefined;
  readonly attachments: readonly AttachmentParts[];
}

/** Where results of checks are kept, as long as what is attached to them is there. Failures to look are never put in. */
export interface ResultCache {
  get(key: Digest, now: Instant): Kept | undefined;
  put(key: Digest, kept: Kept): void;
}

export const noCache: ResultCache = { get: () => undefined, put: () => {} };

export interface CacheKeyParts {
  readonly draft: Draft;
  readonly check: AnyCheck;
  /** Digest of the check's options and severities as the config writes them. */
  readonly options: Digest;
  /** The build of this tool, with the parsers it brings. */
  readonly tool: string;
  readonly identities: readonly string[];
}

/** Two runs with the same key would find the same: everything that a check may look at is in it. */
export function cacheKey({ draft, check, options, tool, identities }: CacheKeyParts): Digest {
  const parts = [tool, check.id, check.version, options, draft.path, draft.format, draft.digest, ...identities];
  return digestOf(JSON.stringify(parts));
}
