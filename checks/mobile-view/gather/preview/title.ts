import { toHtml } from 'hast-util-to-html';
import type { Place } from '../../../../pipeline/core/types.ts';
import { placeAttribute } from '../../evidence.ts';

/** Sites show the title of the front matter above a page that has no heading of its own. */
export function titleHeading(title: string, place: Place | undefined): string {
  const at = place && `${place.start.line}:${place.start.column}-${place.end.line}:${place.end.column}`;
  return toHtml({
    type: 'element',
    tagName: 'h1',
    properties: at === undefined ? {} : { [placeAttribute]: at },
    children: [{ type: 'text', value: title }],
  });
}
