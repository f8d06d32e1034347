import { isSlipOf } from './nearest.ts';

/** What is wrong with an address, whatever the world holds. */
export type AddressSlip =
  /** `TODO`, `<your-url>` */
  | 'not-filled-in'
  /** `ttps://`, `http:/x` */
  | 'malformed'
  /** `name@example.com` without `mailto:` */
  | 'mail-without-scheme'
  /** `www.example.com` without `https://` */
  | 'host-without-scheme';

const scheme = /^([a-z]{1,10}):\/\//i;
const slashSlip = /^https?(?::\/(?!\/)|:(?!\/)|\/\/|;\/\/|\.:?\/\/|::+\/\/|:\/{3,}|:\\)/i;
const schemeTwice = /^https?:\/\/+https?(?::|\/\/)/i;
/** Domains that files seldom end like need nothing behind them; the others a path. */
const hostWithoutScheme =
  /^(?:www\.[\w-]+\.[\w.-]+|(?:[a-z\d-]+\.){1,8}(?:com|org|net|gov|edu)(?=[/?#:]|$)|(?:[a-z\d-]+\.){1,8}(?:io|dev|kr|jp|ai|app|rs|me|co|to|page|sh)(?=\/))/i;
const mailWithoutScheme = /^[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+){1,8}$/;
const unfilled =
  /^<?(?:todo|tbd|tba|fixme|xxx+|url|link|href|address|placeholder|insert[-_ ].*|your[-_ ].*|여기|링크|주소)>?$/i;
const isTemplate = /[{}<>$]|%[sd]|\.\.\./;

/** The slip in an address as it is written, if it has one. */
export function addressSlip(url: string): AddressSlip | undefined {
  if (unfilled.test(url)) return 'not-filled-in';
  if (isMistyped(url)) return 'malformed';
  if (mailWithoutScheme.test(url)) return 'mail-without-scheme';
  return hostWithoutScheme.test(url) ? 'host-without-scheme' : undefined;
}

function isMistyped(url: string): boolean {
  const named = scheme.exec(url)?.[1]?.toLowerCase();
  if (named !== undefined && named !== 'http' && named !== 'https') {
    return /^(?:t?t?ps?|s)$/.test(named) || isSlipOf(named, 'https') || isSlipOf(named, 'http');
  }
  if (slashSlip.test(url) || schemeTwice.test(url)) return true;
  return named !== undefined && !isTemplate.test(url) && !hasHost(url);
}

/** A host that a name server could know. */
function hasHost(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  return /^[\w.[\]:-]+$/.test(hostname) && !hostname.includes('..');
}
