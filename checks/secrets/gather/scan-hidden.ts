import { textAfterBlanks } from './hidden/blanks.ts';
import { unseenCharacters } from './hidden/characters.ts';
import { instructionsIn, isTalkedAbout } from './hidden/instructions.ts';
import type { OffsetSighting } from './scan-rules.ts';
import type { Stretch } from './zones.ts';
import type { ZoneMap } from './zone-map.ts';

export interface HiddenContext {
  readonly zones: ZoneMap;
  readonly hidden: readonly Stretch[];
  /** Whether any of this text must not be shown. */
  readonly isTaken: (from: number, to: number) => boolean;
}

/** What readers cannot see, and orders to machines that read the draft. */
export function scanHidden(text: string, { zones, hidden, isTaken }: HiddenContext): OffsetSighting[] {
  const found = [...unseen(text, zones), ...ordersAndHiddenTexts(text, zones, hidden), ...farText(text, zones)];
  return found.map((one) => (isTaken(one.from, one.to) ? Object.assign(one, { shown: '…' }) : one));
}

function unseen(text: string, zones: ZoneMap): OffsetSighting[] {
  return unseenCharacters(text, (offset) => zones.at(offset)).map((sight) =>
    Object.assign(sight, { zone: zones.at(sight.from), shown: sight.name }),
  );
}

/** One finding for each hidden stretch, and one for each stretch of open text that is an order. */
function ordersAndHiddenTexts(text: string, zones: ZoneMap, hidden: readonly Stretch[]): OffsetSighting[] {
  const found: OffsetSighting[] = [];
  const owners = new Int32Array(text.length).fill(-1);
  hidden.forEach(({ from, to }, index) => owners.fill(index, from, to));
  const told = new Set<number>();
  let end = -1;
  for (const { id, where, from, to } of instructionsIn(text).sort((one, other) => one.from - other.from)) {
    const zone = zones.at(from);
    const isHidden = zone === 'comment' || zone === 'hidden';
    const owner = owners[from] ?? -1;
    if (from < end || (where === 'hidden' && !isHidden) || told.has(owner)) continue;
    if (owner !== -1) told.add(owner);
    end = to;
    const isPlain = (zone === 'prose' || zone === 'front-matter') && !isTalkedAbout(text, from, to);
    found.push({
      code: isHidden ? 'hidden-instruction' : 'reviewer-instruction',
      rule: id,
      from,
      to,
      zone,
      certainty: isHidden || isPlain ? 'certain' : 'likely',
      shown: excerpt(text.slice(from, to)),
    });
  }
  hidden.forEach(({ zone, from, to }, index) => {
    const words = zone === 'hidden' && !told.has(index) ? wordsIn(text.slice(from, Math.min(to, from + 2000))) : '';
    if (words === '') return;
    found.push({
      code: 'hidden-text',
      rule: 'hidden-element',
      from,
      to,
      zone,
      certainty: 'certain',
      shown: excerpt(words),
    });
  });
  return found;
}

/** The text between tags; empty where there are no words. */
function wordsIn(markup: string): string {
  const text = markup.replace(/<[^<>]{0,2000}>/g, ' ').trim();
  return /[\p{L}\p{N}]{2}/u.test(text) ? text : '';
}

function farText(text: string, zones: ZoneMap): OffsetSighting[] {
  return textAfterBlanks(text).map(({ from, to, count }) => {
    const zone = zones.at(from);
    return {
      code: 'text-after-blanks',
      rule: 'text-after-blanks',
      from,
      to,
      zone,
      certainty: zones.isCode(from) ? 'likely' : 'certain',
      shown: excerpt(text.slice(from, to)),
      count,
    };
  });
}

function excerpt(text: string): string {
  const folded = text.replace(/\s+/g, ' ').trim();
  return folded.length > 60 ? `${folded.slice(0, 59)}…` : folded;
}
