import type { Found, Judgement } from '../../../pipeline/core/check.ts';
import type { Digest, JsonObject } from '../../../pipeline/core/types.ts';
import type { Box, MobileView } from '../evidence.ts';
import type { messages } from '../messages.ts';
import type { Fault } from './sighting.ts';

/** More of one kind is no news to a writer. */
const mostOfOneCode = 30;

/** Faults as findings, with their close-ups as evidence, and what a reader of the report needs to see them. */
export function tellView(view: MobileView, faults: readonly Fault[]): Judgement<typeof messages> {
  const counts = new Map<string, number>();
  const told = faults.filter(({ code }) => {
    const count = (counts.get(code) ?? 0) + 1;
    counts.set(code, count);
    return count <= mostOfOneCode;
  });
  const untold = faults.length - told.length;
  return {
    findings: told.map((fault) => findingOf(fault, view)),
    data: { ...dataOf(view), marks: told.flatMap(marksOf), ...(untold > 0 && { untold }) },
  };
}

function findingOf({ boxes, ...fault }: Fault, { pictures }: MobileView): Found<typeof messages> {
  const evidence = pictures
    .filter(({ kind, code }) => kind === 'close-up' && code === fault.code)
    .filter(({ device, region }) => boxes.some((one) => one.device === device && touch(one.box, region)))
    .map(({ digest }): Digest => digest);
  // The parameters were typed where the fault was seen.
  return { ...fault, evidence } as Found<typeof messages>;
}

function touch(one: Box, other: Box): boolean {
  const apart = (a: number, length: number, b: number, size: number): boolean => a > b + size || b > a + length;
  return !apart(one.x, one.width, other.x, other.width) && !apart(one.y, one.height, other.y, other.height);
}

/** Joined to a finding by code and, where it has one, the beginning of its place. */
function marksOf({ code, place, boxes }: Fault): JsonObject[] {
  const at = place === undefined ? {} : { line: place.start.line, column: place.start.column };
  return boxes.map(({ device, box }) => ({ code, ...at, device, box: { ...box } }));
}

function dataOf({ page, browser, views, once, pictures, changes }: MobileView): JsonObject {
  return {
    page,
    browser: { ...browser },
    axe: once.axeVersion,
    glyphsTried: once.glyphsTried,
    views: views.map(({ device, settled, facts }) => ({
      device: { ...device },
      settled,
      layoutWidth: facts.clientWidth,
      pageWidth: facts.scrollWidth,
      pageHeight: facts.scrollHeight,
    })),
    pictures: pictures.map((picture) => ({ ...picture, region: { ...picture.region } })),
    ...(changes && { changes: changes.map(toJson) }),
  };
}

function toJson({ device, region, rowsIn, rowsOut, lines }: NonNullable<MobileView['changes']>[number]): JsonObject {
  return { device, region: { ...region }, rowsIn, rowsOut, ...(lines && { lines: { ...lines } }) };
}
