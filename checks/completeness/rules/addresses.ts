import type { Definition, Image, Link } from 'mdast';
import { addressSlip } from '../../../pipeline/core/address-slips.ts';
import { type Entry, ofType } from '../page/entries.ts';
import type { Page, Spot } from '../page/page.ts';

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
  const slip = addressSlip(url);
  if (slip === undefined) return undefined;
  if (slip === 'not-filled-in') return { code: 'address-not-filled-in', params, place };
  if (slip === 'malformed') return { code: 'address-malformed', params, place };
  const scheme = slip === 'mail-without-scheme' ? 'mailto:' : 'https://';
  return { code: 'address-without-scheme', params: { ...params, scheme }, place };
}

function withoutAddress(node: Link | Image | Definition, place: Spot['place']): Spot {
  const where = place === undefined ? {} : { place };
  if (node.type === 'definition') return { code: 'definition-empty', params: { label: node.label ?? '' }, ...where };
  return { code: node.type === 'image' ? 'image-without-address' : 'link-without-address', params: {}, ...where };
}
