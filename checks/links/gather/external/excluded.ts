import { type Reach, bareHost, isAddress } from '../../../../pipeline/resources/http/reach.ts';
import type { Verdict } from '../../external-evidence.ts';

/** Names that never lead to a real site (RFC 2606, 6761, 6762, 7686, 8375, 9476 and ICANN's `.internal`). */
const reservedEndings = ['test', 'example', 'invalid', 'localhost', 'local', 'internal', 'onion', 'alt', 'home.arpa'];
const reservedDomains = ['example.com', 'example.net', 'example.org'];

/** Why a link is not asked for at all; undefined where it is. What an operator allows by name is asked. */
export function exclusionOf(url: URL, reach: Reach): Verdict | undefined {
  const host = bareHost(url.hostname);
  if (reach.namesHost(host)) return undefined;
  if (isAddress(host)) return reach.allowsAddress(host) ? undefined : { state: 'excluded', reason: 'local-address' };
  if ([...reservedEndings, ...reservedDomains].some((end) => host === end || host.endsWith(`.${end}`)))
    return { state: 'excluded', reason: 'reserved-name' };
  return host.includes('.') ? undefined : { state: 'excluded', reason: 'local-address' };
}
