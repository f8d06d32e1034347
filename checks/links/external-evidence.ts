import { worldEvidence } from '../../pipeline/core/evidence.ts';
import type { LinkHistory } from '../../pipeline/core/link-history.ts';
import type { Instant } from '../../pipeline/core/types.ts';

/** Why a link is broken: these alone can block. */
export const brokenReasons = ['not-found', 'gone', 'no-such-host', 'missing-anchor'] as const;

/** The page answers, but not with what the link promises. */
export const suspectReasons = ['soft-404', 'sent-home', 'sent-to-login', 'parked', 'missing-text'] as const;

/** What kept us from knowing. */
export const unknownReasons = [
  'refused-us',
  'rate-limited',
  'server-error',
  'odd-status',
  'timeout',
  'tls',
  'reset',
  'connection-refused',
  'unreachable',
  'dns',
  'protocol',
  'redirect-loop',
  'bad-redirect',
  'private-address',
  'unsure-anchor',
  'budget',
  'deadline',
  'interrupted',
  'offline',
] as const;

/** Why a link is not asked for. */
export const excludedReasons = ['reserved-name', 'local-address', 'switched-off'] as const;

export type BrokenReason = (typeof brokenReasons)[number];
export type SuspectReason = (typeof suspectReasons)[number];
export type UnknownReason = (typeof unknownReasons)[number];
export type ExcludedReason = (typeof excludedReasons)[number];

export type Verdict =
  | { readonly state: 'ok' }
  | { readonly state: 'broken'; readonly reason: BrokenReason }
  | { readonly state: 'unverified'; readonly reason: SuspectReason | UnknownReason }
  | { readonly state: 'excluded'; readonly reason: ExcludedReason };

/** One answer on the way; `url` never carries a name or password. */
export interface Hop {
  readonly url: string;
  readonly status: number;
}

/** What is known of one link, and how. */
export type ExternalTarget = Verdict & {
  /** The last status; undefined where nothing answered. */
  readonly status?: number;
  /** The redirects that were followed, and where they ended. */
  readonly chain: readonly Hop[];
  /** How many requests were sent for it in the run that asked. */
  readonly attempts: number;
  readonly askedAt: Instant;
  /** Where it has moved for good, when that is another place than before. */
  readonly movedTo?: string;
  /** When the answer is too old to stand. */
  readonly until: Instant;
  readonly history?: LinkHistory;
};

export interface ExternalTargets {
  /** The draft's path, for places that explain a finding. */
  readonly path: string;
  /** By URL as `externalKey` writes it. */
  readonly targets: Readonly<Record<string, ExternalTarget>>;
}

const dayMs = 86_400_000;

/** Answers age. The resource behind it keeps them by URL for longer, so asking again is mostly free. */
export const externalTargets = worldEvidence<ExternalTargets>('externalTargets', 1, dayMs);

/**
 * The one way to write an http(s) link: without name and password, which are never sent or shown. Undefined for what is no
 * such URL. `fragment` as written, without `#`.
 */
export function externalKey(url: string, fragment?: string): string | undefined {
  const parsed = URL.parse(url);
  if (parsed === null || (parsed.protocol !== 'http:' && parsed.protocol !== 'https:')) return undefined;
  parsed.username = '';
  parsed.password = '';
  parsed.hash = '';
  return fragment === undefined || fragment === '' ? parsed.href : `${parsed.href}#${fragment}`;
}
