import type { CodeOf, ParamsOf } from '../../../pipeline/core/messages.ts';
import type { Place, Severity } from '../../../pipeline/core/types.ts';
import type { Box } from '../evidence.ts';
import type { Part } from '../facts.ts';
import type { messages } from '../messages.ts';

export type Code = CodeOf<typeof messages>;

/** What only the merging of all widths knows. */
type Merged = 'widths' | 'count';

/** A fault as it is seen at one width, or once. */
export type Sighting = {
  readonly [C in Code]: {
    readonly code: C;
    readonly params: Omit<ParamsOf<typeof messages, C>, Merged>;
    readonly part?: Part;
    /** Where the draft has it, when no part says so. */
    readonly place?: Place;
    /** What makes one fault of many sightings where no place is known; the part's name and words otherwise. */
    readonly key?: string;
    /** Of sightings of the same fault the heaviest is told. */
    readonly weight: number;
    readonly severity?: Severity;
  };
}[Code];

/** A fault, told once however many widths show it. */
export interface Fault {
  readonly code: Code;
  readonly params: Readonly<Record<string, string | number>>;
  readonly place?: Place;
  readonly severity: Severity;
  readonly identity?: string;
  readonly boxes: readonly { readonly device: string; readonly box: Box }[];
}

/** How a message names a part: what the page's source calls it, and its first words. */
export function nameOf({ element, text }: Part): string {
  const words = text.length > 40 ? `${text.slice(0, 39).trimEnd()}…` : text;
  return words === '' ? `\`${element}\`` : `\`${element}\` “${words}”`;
}
