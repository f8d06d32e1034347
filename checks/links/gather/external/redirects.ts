import type { Hop, SuspectReason } from '../../external-evidence.ts';

/** What redirects say: that the page has moved for good, or that the reader ends somewhere else than the link promises. */
export interface Journey {
  readonly movedTo?: string;
  readonly suspect?: SuspectReason;
}

const permanent: ReadonlySet<number> = new Set([301, 308]);
const loginWord = /^(?:log-?in|sign-?in|sign_in|sso|oauth2?|saml2?|authorize|adfs|session|sessions)(?:\.[a-z]+)?$/i;
const loginHost = /^(?:login|signin|sso|auth|accounts?|idp|id)\./i;
/** Where domains lie that are for sale. */
const parkingHosts = [
  'afternic.com',
  'atom.com',
  'bodis.com',
  'brandbucket.com',
  'dan.com',
  'domainmarket.com',
  'epik.com',
  'forsale.godaddy.com',
  'hugedomains.com',
  'namefind.com',
  'parkingcrew.net',
  'parklogic.com',
  'sav.com',
  'sedo.com',
  'sedoparking.com',
  'undeveloped.com',
  'uniregistry.com',
  'ww1.domain.com',
];
/** `/`, `/en/`, `/ko-kr/`, `/index.html`. */
const home =
  /^\/(?:(?:ar|cs|da|de|el|en|es|fi|fr|he|hi|hu|id|it|ja|ko|nb|nl|no|pl|pt|ro|ru|sv|th|tr|uk|vi|zh)(?:[-_][a-z]{2,4})?\/?)?(?:(?:index|home|default)(?:\.[a-z]{2,5})?)?$/i;

/** `chain`: the redirects in their order, each with the status that sent on, then where it ended. */
export function judgeJourney(asked: string, chain: readonly Hop[]): Journey {
  const last = chain.at(-1);
  if (last === undefined || chain.length < 2) return {};
  const from = new URL(asked);
  const to = new URL(last.url);
  if (isParking(to.hostname) && !isParking(from.hostname)) return { suspect: 'parked' };
  if (leadsToLogin(to) && !leadsToLogin(from)) return { suspect: 'sent-to-login' };
  if (home.test(to.pathname) && !home.test(from.pathname) && to.search.length <= 1) return { suspect: 'sent-home' };
  const sent = chain.slice(0, -1);
  const bothHome = from.host === to.host && home.test(from.pathname) && home.test(to.pathname);
  if (!sent.every(({ status }) => permanent.has(status)) || bothHome || isSamePlace(from, to)) return {};
  return { movedTo: last.url };
}

function isParking(host: string): boolean {
  return parkingHosts.some((one) => host === one || host.endsWith(`.${one}`));
}

function leadsToLogin({ hostname, pathname }: URL): boolean {
  return loginHost.test(hostname) || pathname.split('/').some((part) => loginWord.test(part));
}

/** Apart from TLS, `www.`, a final slash, an index page and letter case: none of these misleads a reader. */
function isSamePlace(one: URL, other: URL): boolean {
  return plain(one) === plain(other);
}

function plain({ hostname, pathname, search }: URL): string {
  const path = pathname
    .replace(/(?:index|default)\.[a-z]{2,5}$/i, '')
    .replace(/\.html?$/i, '')
    .replace(/\/+$/, '');
  return `${hostname.replace(/^www\./, '')}${path}${search}`.toLowerCase();
}
