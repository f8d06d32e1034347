import type { FrontMatter } from '../../core/draft-evidence.ts';
import { LineIndex } from '../../core/place.ts';
import type { Json } from '../../core/types.ts';
import type { RawLink } from './raw-link.ts';

const looksLikeAddress =
  /^(?:https?:\/\/|\.{0,2}\/|[^\s]+\.(?:avif|gif|ico|jpe?g|mdx?|png|svg|webp|mp4|webm|pdf|html?)(?:[?#]|$))[^\s]*$/i;
const image = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)(?:[?#]|$)/i;

/** Texts in the front matter that look like addresses. Which keys count is for the check to say. */
export function frontMatterLinks({ data, keys, place }: FrontMatter, text: string): RawLink[] {
  const lines = new LineIndex(text);
  const end = lines.offsetAt(place.end);
  const found: RawLink[] = [];
  for (const [key, value] of Object.entries(data)) {
    const at = keys[key];
    if (at === undefined) continue;
    let cursor = lines.offsetAt(at.end);
    for (const { path, address } of addressesIn(value, key)) {
      const from = text.indexOf(address, cursor);
      const known = from !== -1 && from + address.length <= end;
      const range = known
        ? { from, to: from + address.length }
        : { from: lines.offsetAt(at.start), to: lines.offsetAt(at.end) };
      if (known) cursor = range.to;
      const role = image.test(address) ? 'image' : 'link';
      const shared = { address, role, syntax: 'front-matter', attribute: path, text: '' } as const;
      found.push({ ...shared, ...range, addressFrom: range.from, addressTo: range.to });
    }
  }
  return found.toSorted((one, other) => one.from - other.from);
}

function* addressesIn(value: Json, path: string): Generator<{ readonly path: string; readonly address: string }> {
  if (typeof value === 'string') {
    if (value.length < 2_000 && looksLikeAddress.test(value)) yield { path, address: value };
  } else if (Array.isArray(value)) {
    for (const one of value as readonly Json[]) yield* addressesIn(one, path);
  } else if (value !== null && typeof value === 'object') {
    for (const [key, one] of Object.entries(value)) yield* addressesIn(one, `${path}.${key}`);
  }
}
