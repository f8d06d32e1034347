import { ofType } from '../page/entries.ts';
import type { Page, Spot } from '../page/page.ts';

const schemeSlip =
  /^(?:h?t?tps?|t?ps?|s|htt?ps?s|hh+t+ps?|htt+t+ps?|ht+ps?|http[a-z]|https[a-z]|h[a-z]tps?|ht[a-z]ps?|hpt+ps?|htpps?):\/\//i;
const slashSlip = /^https?(?::\/(?!\/)|:(?!\/)|\/\/|;\/\/|\.:?\/\/|::+\/\/|:\/{3,}|:\\)/i;
const schemeTwice = /^https?:\/\/+https?(?::|\/\/)/i;
const hostWithoutScheme =
  /^(?:www\.[\w-]+\.[\w.-]+|(?:[a-z\d-]+\.)+(?:com|org|net|gov|edu)(?=[/?#:]|$)|(?:[a-z\d-]+\.)+(?:io|dev|kr|jp|ai|app|rs|me|co|to|page|sh)(?=\/))/i;
const mailWithoutScheme = /^[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+$/;
const unfilled =
  /^<?(?:todo|tbd|tba|fixme|xxx+|url|link|href|address|placeholder|insert[-_ ].*|your[-_ ].*|여기|링크|주소)>?$/i;
const isTemplate = /[{}<>$]|%[sd]|\.\.\./;

/** Addresses that lead nowhere, whatever the world holds: none, mistyped, or not filled in. */
export function addressesRule({ entries, at }: Page): Spot[] {
  return ofType(entries, 'link', 'image', 'definition').flatMap(({ node, from, to }): Spot[] => {
    const place = at(from, to);
    const url = node.url.trim();
    const params = { url: url.slice(0, 120) };
    if (url === '') {
      if (node.type === 'definition') return [{ code: 'definition-empty', params: { label: node.label ?? '' }, place }];
      return [{ code: node.type === 'image' ? 'image-without-address' : 'link-without-address', params: {}, place }];
    }
    if (unfilled.test(url)) return [{ code: 'address-not-filled-in', params, place }];
    if (/^https?:\/\/$/i.test(url)) return [{ code: 'address-malformed', params, place }];
    if (schemeSlip.test(url) && !/^(?:https?|ftps?|tps):/i.test(url))
      return [{ code: 'address-malformed', params, place }];
    if (slashSlip.test(url) || schemeTwice.test(url)) return [{ code: 'address-malformed', params, place }];
    if (mailWithoutScheme.test(url))
      return [{ code: 'address-without-scheme', params: { ...params, scheme: 'mailto:' }, place }];
    if (hostWithoutScheme.test(url))
      return [{ code: 'address-without-scheme', params: { ...params, scheme: 'https://' }, place }];
    if (/^https?:/i.test(url) && !isTemplate.test(url) && !URL.canParse(url))
      return [{ code: 'address-malformed', params, place }];
    return [];
  });
}
