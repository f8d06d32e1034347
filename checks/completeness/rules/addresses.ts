import type { Definition, Image, Link } from 'mdast';
import { isSlipOf } from '../../../pipeline/core/nearest.ts';
import { type Entry, ofType } from '../page/entries.ts';
import type { Page, Spot } from '../page/page.ts';

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

/** Addresses that lead nowhere, whatever the world holds: none, mistyped, or not filled in. */
export function addressesRule(page: Page): Spot[] {
  return ofType(page.entries, 'link', 'image', 'definition').flatMap((entry) => {
    const spot = spotOf(page, entry);
    return spot === undefined ? [] : [spot];
  });
}

function spotOf({ source, at }: Page, { node, from, to }: Entry<Link | Image | Definition>): Spot | undefined {
  const place = at(from, to);
  const url = node.url.trim();
  const params = { url: url.slice(0, 120) };
  // `[](){#id}` sets an anchor.
  if (node.type === 'link' && source.startsWith('{', to) && node.children.length === 0) return undefined;
  if (node.type === 'link' && node.children.length === 0) return { code: 'link-without-text', params: {}, place };
  if (url === '') return withoutAddress(node, place);
  if (unfilled.test(url)) return { code: 'address-not-filled-in', params, place };
  if (isMistyped(url)) return { code: 'address-malformed', params, place };
  if (mailWithoutScheme.test(url))
    return { code: 'address-without-scheme', params: { ...params, scheme: 'mailto:' }, place };
  if (hostWithoutScheme.test(url))
    return { code: 'address-without-scheme', params: { ...params, scheme: 'https://' }, place };
  return undefined;
}

function withoutAddress(node: Link | Image | Definition, place: Spot['place']): Spot {
  const where = place === undefined ? {} : { place };
  if (node.type === 'definition') return { code: 'definition-empty', params: { label: node.label ?? '' }, ...where };
  return { code: node.type === 'image' ? 'image-without-address' : 'link-without-address', params: {}, ...where };
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
