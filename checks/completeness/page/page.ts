import type { Root } from 'mdast';
import type { FrontMatter, LocatedProblem, ProseBlock } from '../../../pipeline/core/draft-evidence.ts';
import { draftRange } from '../../../pipeline/core/draft-evidence.ts';
import type { Found } from '../../../pipeline/core/check.ts';
import { LineIndex } from '../../../pipeline/core/place.ts';
import type { Instant, Place } from '../../../pipeline/core/types.ts';
import type { messages } from '../messages.ts';
import { type Entry, entriesOf, ofType } from './entries.ts';
import { type Literal, literalsOf } from './literals.ts';
import { type Substance, substanceOf } from './substance.ts';

export type Spot = Found<typeof messages>;

/** One draft as the rules see it: everything here follows from the evidence. */
export interface Page {
  readonly source: string;
  readonly lines: LineIndex;
  readonly root: Root;
  readonly mdxProblem: LocatedProblem | undefined;
  readonly frontMatter: FrontMatter;
  readonly prose: readonly ProseBlock[];
  readonly now: Instant;
  /** Every node with its parent, in the order of the draft. */
  readonly entries: readonly Entry[];
  readonly literals: readonly Literal[];
  readonly substance: Substance;
  /** The place of two offsets in the draft. */
  readonly at: (from: number, to: number) => Place;
  /** Whether an offset lies in a code block or inline code. */
  readonly inCode: (offset: number) => boolean;
  /** The place of a stretch of a block's text. */
  readonly inProse: (block: ProseBlock, from: number, to: number) => Place;
}

export type PageParts = Pick<Page, 'source' | 'root' | 'mdxProblem' | 'frontMatter' | 'prose' | 'now'>;

export function readPage(parts: PageParts): Page {
  const lines = new LineIndex(parts.source);
  const entries = entriesOf(parts.root);
  const at = (from: number, to: number): Place => lines.placeOf(from, to);
  return {
    ...parts,
    lines,
    entries,
    literals: literalsOf(entries, parts.source),
    substance: substanceOf(parts.prose, entries),
    at,
    inCode: insideAny(ofType(entries, 'code', 'inlineCode')),
    inProse(block, from, to) {
      const range = draftRange(block, from, to);
      return at(range.from, range.to);
    },
  };
}

/** Whether an offset lies in one of the ascending, disjoint ranges. */
function insideAny(ranges: readonly { readonly from: number; readonly to: number }[]): (offset: number) => boolean {
  return (offset) => {
    let low = 0;
    let high = ranges.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ranges[middle]?.to ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return (ranges[low]?.from ?? Number.POSITIVE_INFINITY) <= offset;
  };
}
