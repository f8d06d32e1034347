import { worldEvidence } from '../../pipeline/core/evidence.ts';
import type { Params } from '../../pipeline/core/types.ts';

export const localCodes = [
  'broken-link',
  'broken-image',
  'wrong-case',
  'leaves-repository',
  'link-unverified',
  'image-undecodable',
  'image-empty',
  'image-unverified',
  'broken-fragment',
  'fragment-dialect',
  'fragment-unverified',
  'broken-lines',
  'text-fragment-missing',
  'dangerous-address',
  'address-malformed',
  'data-empty',
] as const;
export type LocalCode = (typeof localCodes)[number];

/** What is wrong with a link, as far as the repository can tell. */
export interface LocalProblem {
  /** Index in `links`. */
  readonly link: number;
  readonly code: LocalCode;
  readonly params: Params;
}

export interface LocalTargets {
  /** The address of the site, if the config says it: what lies below it is local. */
  readonly baseUrl?: string;
  readonly problems: readonly LocalProblem[];
  /** Links that lead to files or parts of pages of the repository. */
  readonly local: number;
  /** Links that hold a template, or a scheme that leads to no page. */
  readonly passedOver: number;
}

/** What the links that can be followed without a network lead to. */
export const localTargets = worldEvidence<LocalTargets>('localTargets', 1, Number.POSITIVE_INFINITY);

/** How many pages were asked for the addresses that they give themselves; only where a link was found nowhere else. */
export const sitePages = worldEvidence<number>('sitePages', 1, Number.POSITIVE_INFINITY);
