import { decodeNamedCharacterReference } from 'decode-named-character-reference';
import { roleOf, srcsetAddresses } from './attributes.ts';
import type { Range, RawLink } from './raw-link.ts';
import { scanTags } from './scan-tags.ts';

/** The addresses in the HTML between two offsets of a draft, and its comments. */
export function htmlLinks(text: string, from: number, to: number): { links: RawLink[]; comments: Range[] } {
  const links: RawLink[] = [];
  const comments: Range[] = [];
  for (const piece of scanTags(text, from, to)) {
    if (piece.kind === 'comment') {
      comments.push({ from: piece.from, to: piece.to });
      continue;
    }
    const alt = piece.attributes.find(({ name }) => name === 'alt' || name === 'title')?.value ?? '';
    for (const { name, value, valueFrom } of piece.attributes) {
      const role = roleOf(piece.name, name);
      if (role === undefined || (piece.name === 'link' && isHint(piece.attributes))) continue;
      const shared = { role, syntax: 'html', attribute: name, element: piece.name, text: alt } as const;
      const place = { from: piece.from, to: piece.to };
      if (name === 'srcset') {
        for (const { address, at } of srcsetAddresses(value)) {
          const addressFrom = valueFrom + at;
          const addressTo = addressFrom + address.length;
          links.push({ ...shared, ...place, address: decodeReferences(address), addressFrom, addressTo });
        }
        continue;
      }
      const addressTo = valueFrom + value.length;
      links.push({ ...shared, ...place, address: decodeReferences(value).trim(), addressFrom: valueFrom, addressTo });
    }
  }
  return { links, comments };
}

/** `preconnect` and `dns-prefetch` name a host, and load nothing. */
function isHint(attributes: readonly { readonly name: string; readonly value: string }[]): boolean {
  return attributes.some(({ name, value }) => name === 'rel' && /preconnect|dns-prefetch/i.test(value));
}

/** Character references as HTML decodes them in attributes. */
function decodeReferences(value: string): string {
  return value.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z][a-z\d]{1,31}));/gi,
    (whole: string, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return decodeNamedCharacterReference(name) || whole;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '\uFFFD';
    },
  );
}
