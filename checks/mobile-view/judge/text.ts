import type { ViewFacts } from '../facts.ts';
import type { Options } from '../options.ts';
import { nameOf, type Sighting } from './sighting.ts';

/** Whether text is large enough, has room in its table, and stands free. */
export function judgeText(facts: ViewFacts, options: Options): Sighting[] {
  return [...squeezed(facts, options), ...small(facts, options), ...overlapping(facts)];
}

function squeezed({ cells }: ViewFacts, { squeezedCell: least }: Options): Sighting[] {
  return cells.flatMap((part): Sighting[] => {
    const { lines, breaks, characters, fullWidth, brokenWords, text } = part;
    const each = characters / lines;
    const isFull = fullWidth * 2 > characters;
    const fewest = isFull ? least.fullWidth : least.characters;
    // A narrow column of whole short words is read; syllables have no other way to be counted.
    if (!isFull && brokenWords === 0) return [];
    // Lines that the author ends are as short as meant.
    if (lines - breaks < least.lines || each >= fewest) return [];
    const params = { each: Math.round(each * 10) / 10, lines, text: text.slice(0, 40) };
    return [{ code: 'squeezed-cell', params, part, weight: -each }];
  });
}

function small({ smallText }: ViewFacts, { smallText: { warnBelow, blockBelow } }: Options): Sighting[] {
  return smallText
    .filter(({ size }) => size < Math.max(warnBelow, blockBelow))
    .map((part) => {
      const { size } = part;
      const severity = size < blockBelow ? 'blocker' : 'warning';
      return {
        code: 'small-text',
        params: { size, what: nameOf(part) },
        part,
        weight: -size,
        severity,
        key: part.element,
      };
    });
}

function overlapping({ overlaps }: ViewFacts): Sighting[] {
  return overlaps.map((part) => ({
    code: 'text-overlap',
    params: { what: nameOf(part), over: nameOf(part.over) },
    part,
    weight: part.width * part.height,
  }));
}
