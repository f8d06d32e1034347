import type { LinkRole } from '../../core/link-evidence.ts';

/** Attributes that hold addresses, by element; `*` for any element or component. */
const roles: Readonly<Record<string, Readonly<Record<string, LinkRole>>>> = {
  a: { href: 'link' },
  area: { href: 'link' },
  link: { href: 'resource' },
  img: { src: 'image', srcset: 'image' },
  image: { href: 'image', 'xlink:href': 'image' },
  source: { src: 'media', srcset: 'image' },
  video: { src: 'media', poster: 'image' },
  audio: { src: 'media' },
  track: { src: 'media' },
  iframe: { src: 'link' },
  embed: { src: 'media' },
  object: { data: 'media' },
  input: { src: 'image' },
  script: { src: 'resource' },
  use: { href: 'resource' },
};

/** Of components: what they are named after HTML's own attributes for, and the `to` of routers. */
const ofComponents: Readonly<Record<string, LinkRole>> = {
  href: 'link',
  to: 'link',
  src: 'media',
  srcset: 'image',
  poster: 'image',
};

/** What the value of an attribute is for, if it is an address. */
export function roleOf(element: string, attribute: string): LinkRole | undefined {
  const name = attribute.toLowerCase();
  if (!isComponent(element)) return roles[element.toLowerCase()]?.[name];
  const role = ofComponents[name];
  return role === 'media' && /ima?ge?|picture|figure|avatar|logo/i.test(element) ? 'image' : role;
}

/** HTML elements have no capital, no dot and no hyphen in their names. */
function isComponent(element: string): boolean {
  return !/^[a-z][a-z\d]*$/.test(element) && !(element.toLowerCase() in roles && element === element.toUpperCase());
}

/** The addresses in a `srcset` (HTML §4.8.4.2.1), with their offsets in it. */
export function srcsetAddresses(value: string): { readonly address: string; readonly at: number }[] {
  const found: { address: string; at: number }[] = [];
  let at = 0;
  while (at < value.length) {
    while (at < value.length && /[\s,]/.test(value[at] ?? '')) at += 1;
    const start = at;
    while (at < value.length && !/\s/.test(value[at] ?? '')) at += 1;
    const word = value.slice(start, at);
    const address = word.replace(/,+$/, '');
    if (address !== '') found.push({ address, at: start });
    if (word !== address) continue;
    // Descriptors up to the next comma.
    while (at < value.length && value[at] !== ',') at += 1;
  }
  return found;
}
