import type { Rule } from '../rule.ts';

/** Addresses that emulators, container engines and home routers give to everybody alike. */
const everybodys =
  /^(?:10\.0\.[02]\.(?:2|3|15)|10\.0\.0\.(?:0|1|2)|10\.(?:0|1|244|96|42|43)\.0\.(?:0|1|10)|172\.17\.0\.\d+|172\.1[68]\.0\.\d|192\.168\.(?:0|1|2|10|33|49|50|56|64|99|100|122|178)\.\d+)$|\.(?:0|255)$/;

/** Addresses of private networks (RFC 1918): they tell of a network and lead readers nowhere. */
export const privateIp: Rule = {
  id: 'private-ip',
  code: 'private-ip',
  pattern:
    /(?<![\w.-])(?<value>(?:10|172\.(?:1[6-9]|2\d|3[01])|192\.168)(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){2,3})(?<mask>\/\d{1,2})?(?![\w-]|\.\d)/dg,
  judge({ value, groups, allow }) {
    const isWhole = value.split('.').length === 4;
    if (!isWhole || groups['mask'] !== undefined || everybodys.test(value) || allow.hosts.has(value)) return undefined;
    return { certainty: 'certain', shown: value };
  },
};

/** Names that software gives, not a company. */
const wellKnown =
  /(?:^|\.)(?:(?:host|gateway|kubernetes|vm)\.docker\.internal|host\.(?:containers|lima|minikube|orb)\.internal|metadata\.google\.internal|(?:svc|pod)\.cluster\.local|cluster\.local|ec2\.internal|compute\.internal|raspberrypi\.local|homeassistant\.local|(?:docker|orb)\.local)$|^(?:my|your|example|foo|bar|test|some|service|app|api|www|host|hostname|server|machine|node|db|domain)[\w-]*\.(?:internal|local|lan|corp|home|intranet)$|example/i;
/** A property or a file in code, not a host. */
const notHost =
  /^(?:this|self|process|config|env|options|props|state|settings?|\.?env|module|pub|crate|super|package|appsettings|docker-compose|settings)\.|\b(?:env|config|settings|json|ya?ml|php)\.local$/i;

/** Host names under suffixes that only a private network resolves (`.internal`, `.corp`, …; `.local` is RFC 6762). */
export const privateHost: Rule = {
  id: 'private-host',
  code: 'private-host',
  pattern:
    /(?<![\w.@/\\$-]|[\w-]\/)(?:(?<scheme>[a-z][a-z0-9+.-]{1,20}:\/\/)(?:[^\s/@]{0,80}@)?)?(?<value>(?:[A-Za-z0-9][A-Za-z0-9-]{0,62}\.){1,6}(?<suffix>internal|intranet|corp|lan|local|home\.arpa|localdomain))(?![\w-]|\.\w|\s?\()/dg,
  judge({ value, groups, zone, allow }) {
    const host = value.toLowerCase();
    if (wellKnown.test(host) || notHost.test(value) || isAllowedHost(host, allow.hosts)) return undefined;
    const isCertain = groups['scheme'] !== undefined || value.split('.').length >= 3;
    if (!isCertain && (zone === 'code' || zone === 'inline-code')) return undefined;
    return { certainty: isCertain ? 'certain' : 'likely', shown: value };
  },
};

function isAllowedHost(host: string, allowed: ReadonlySet<string>): boolean {
  return [...allowed].some((one) => host === one || host.endsWith(`.${one}`));
}
