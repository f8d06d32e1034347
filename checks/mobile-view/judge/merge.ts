import { LineIndex } from '../../../pipeline/core/place.ts';
import { type Place, severities, type Severity } from '../../../pipeline/core/types.ts';
import type { Device } from '../evidence.ts';
import { severity as usual } from '../severity.ts';
import { type Fault, nameOf, type Sighting } from './sighting.ts';

/** What was seen at a width; without device, what does not depend on it. */
export interface Seen {
  readonly device?: Device;
  readonly sightings: readonly Sighting[];
}

export interface MergeContext {
  /** The draft's text. */
  readonly text: string;
  readonly isPreview: boolean;
}

const softer: Readonly<Record<Severity, Severity>> = { blocker: 'warning', warning: 'note', note: 'note' };

/** One fault for all sightings of one code at one place, however many widths and elements show it. */
export function mergeSightings(seen: readonly Seen[], { text, isPreview }: MergeContext): Fault[] {
  const { lineCount } = new LineIndex(text);
  const placeOf = ({ place, part }: Sighting): Place | undefined =>
    place ?? (isPreview ? readPlace(part?.place, lineCount) : undefined);
  const groups = Map.groupBy(
    seen.flatMap(({ device, sightings }) =>
      sightings.map((sighting) => ({ device, sighting, place: placeOf(sighting) })),
    ),
    ({ sighting, place }) => `${sighting.code} ${keyOf(sighting, place)}`,
  );
  return [...groups.values()].map((group) => {
    const { sighting, place } = group.reduce((worst, one) =>
      one.sighting.weight > worst.sighting.weight ? one : worst,
    );
    const byDevice = Map.groupBy(
      group.flatMap(({ device, sighting: { part, weight } }) => (device && part ? [{ device, part, weight }] : [])),
      ({ device }) => device,
    );
    const worsts = [...byDevice].map(([device, parts]) => {
      const { part } = parts.reduce((worst, one) => (one.weight > worst.weight ? one : worst));
      return { device, box: part.box, count: parts.length };
    });
    const widths = [...new Set(worsts.map(({ device }) => device.width))].sort((one, other) => one - other);
    const count = Math.max(...worsts.map((one) => one.count), worsts.length === 0 ? group.length : 1);
    const own = gravest(group.map((one) => one.sighting.severity ?? usual[one.sighting.code]));
    const isFurniture = group.every(({ sighting: { part } }) => part?.furniture === true);
    return {
      code: sighting.code,
      params: { ...sighting.params, widths: widths.join(', '), count },
      ...(place && { place }),
      severity: isFurniture && !isPreview ? softer[own] : own,
      ...(place === undefined && { identity: keyOf(sighting, undefined) }),
      boxes: worsts.map(({ device, box }) => ({ device: device.name, box })),
    };
  });
}

function gravest(all: readonly Severity[]): Severity {
  return severities.find((one) => all.includes(one)) ?? 'note';
}

function keyOf({ part, key }: Sighting, place: Place | undefined): string {
  if (place !== undefined) return writePlace(place);
  return key ?? (part === undefined ? '' : nameOf(part));
}

/** As elements bear it. */
export function writePlace({ start, end }: Place): string {
  return `${start.line}:${start.column}-${end.line}:${end.column}`;
}

const written = /^(\d{1,7}):(\d{1,7})-(\d{1,7}):(\d{1,7})$/;

/** Undefined for what is no place in the draft. */
export function readPlace(attribute: string | undefined, lineCount: number): Place | undefined {
  const match = written.exec(attribute ?? '');
  if (match === null) return undefined;
  const [line = 0, column = 0, lastLine = 0, lastColumn = 0] = match.slice(1).map(Number);
  if (line < 1 || column < 1 || lastColumn < 1 || lastLine > lineCount) return undefined;
  if (lastLine < line || (lastLine === line && lastColumn < column)) return undefined;
  return { start: { line, column }, end: { line: lastLine, column: lastColumn } };
}
