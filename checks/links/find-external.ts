import type { Found } from '../../pipeline/core/check.ts';
import type { DraftLink } from '../../pipeline/core/link-evidence.ts';
import { hasFailedLongEnough, type Patience } from '../../pipeline/core/link-history.ts';
import type { Instant, JsonObject } from '../../pipeline/core/types.ts';
import { externalKey, type ExternalTarget, type ExternalTargets } from './external-evidence.ts';
import { codeFor, isOfTheHost } from './external-codes.ts';
import type { messages } from './messages.ts';

type ExternalFound = Found<typeof messages>;

/** A link to another site, as `classify` reads it, where it stands, and what is known of it. */
interface Placed {
  readonly url: string;
  readonly fragment: string;
  readonly link: DraftLink;
  readonly target: ExternalTarget;
}

export interface ExternalLinkIn {
  readonly url: string;
  readonly fragment: string | undefined;
  readonly link: DraftLink;
}

/**
 * What is to be said of the links to other sites. What is the host's fault or the run's is said once for all links that it
 * concerns, at the first of them.
 */
export function findExternal(
  links: readonly ExternalLinkIn[],
  { path, targets }: ExternalTargets,
  { patience, now }: { readonly patience: Patience; readonly now: Instant },
): ExternalFound[] {
  const placed = links.flatMap(({ url, fragment = '', link }): Placed[] => {
    const target = targets[externalKey(url, fragment) ?? ''];
    return target === undefined ? [] : [{ url: externalKey(url) ?? url, fragment, link, target }];
  });
  const groups = Map.groupBy(placed, (one) => groupOf(one));
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group;
    if (first === undefined) return [];
    const found = foundFrom(first, group.length, { patience, now });
    if (found === undefined) return [];
    const related = others.map(({ url, link }) => ({ path, place: link.addressPlace, note: url }));
    const until = group.map(({ target }) => target.until).toSorted()[0];
    return [
      {
        ...found,
        place: first.link.addressPlace,
        ...(until !== undefined && { until }),
        ...(related.length > 0 && { related }),
      } as ExternalFound,
    ];
  });
}

/** Links of one group get one finding: by host and reason where the host is at fault, else each URL has its own. */
function groupOf({ url, fragment, target }: Placed): string {
  const reason = 'reason' in target ? target.reason : '';
  if (target.state === 'unverified' && isOfTheHost(target.reason)) return `${reason} ${new URL(url).host}`;
  if (target.state === 'unverified' && codeFor(target) === 'external-not-asked') return reason;
  return `${url}#${fragment}`;
}

function foundFrom(
  { url, fragment, target }: Placed,
  count: number,
  { patience, now }: { readonly patience: Patience; readonly now: Instant },
): Pick<ExternalFound, 'code' | 'params'> | undefined {
  if (target.state === 'excluded' || (target.state === 'ok' && target.movedTo === undefined)) return undefined;
  const held =
    target.state === 'broken' &&
    !hasFailedLongEnough(target.history, patience, now > target.askedAt ? now : target.askedAt);
  const params = {
    url: shortened(url),
    fragment: shortened(fragment),
    host: new URL(url).host,
    target: shortened(target.movedTo ?? target.chain.at(-1)?.url ?? ''),
    status: target.status ?? 0,
    cause: 'reason' in target ? target.reason : '',
    attempts: target.attempts,
    failures: target.history?.failures ?? 1,
    since: (target.history?.failingSince ?? target.askedAt).slice(0, 10),
    at: `${target.askedAt.slice(0, 16).replace('T', ' ')} UTC`,
    count,
  };
  return { code: held ? 'external-failing' : codeFor(target), params };
}

function shortened(url: string): string {
  return url.length > 200 ? `${url.slice(0, 200)}…` : url;
}

/** How many links are in which state, and what is known of those that are not `ok`. */
export function tallyExternal({ targets }: ExternalTargets): JsonObject {
  const known = Object.entries(targets);
  const counts = { ok: 0, broken: 0, unverified: 0, excluded: 0 };
  for (const [, { state }] of known) counts[state] += 1;
  const notOk = known.filter(
    ([, { state, chain }]) => state === 'broken' || state === 'unverified' || chain.length > 1,
  );
  return { ...counts, evidence: Object.fromEntries(notOk.map(([url, target]) => [url, evidenceOf(target)])) };
}

function evidenceOf({ status, chain, attempts, askedAt, state, ...rest }: ExternalTarget): JsonObject {
  return {
    state,
    ...('reason' in rest && { reason: rest.reason }),
    ...(status !== undefined && { status }),
    chain: chain.map((hop) => ({ ...hop })),
    attempts,
    askedAt,
  };
}
