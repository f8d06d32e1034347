import type { Found, Judgement } from '../../../pipeline/core/check.ts';
import type { JsonObject } from '../../../pipeline/core/types.ts';
import type { MobileView } from '../evidence.ts';
import { attachmentsOf, marksOf } from '../attach.ts';
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
    data: { ...dataOf(view), boxes: told.flatMap(boxesOf), ...(untold > 0 && { untold }) },
    attachments: attachmentsOf(view),
  };
}

function findingOf({ boxes, ...fault }: Fault, view: MobileView): Found<typeof messages> {
  const marks = boxes.flatMap(({ device, box }) => marksOf(view, device, box));
  const closeUps = view.pictures.filter(({ kind, code }) => kind === 'close-up' && code === fault.code);
  const evidence = closeUps
    .map(({ digest }) => digest)
    .filter((one) => marks.some(({ attachment }) => attachment === one));
  // The parameters were typed where the fault was seen.
  return { ...fault, evidence, marks } as Found<typeof messages>;
}

/** Joined to a finding by code and, where it has one, the beginning of its place. */
function boxesOf({ code, place, boxes }: Fault): JsonObject[] {
  const at = place === undefined ? {} : { line: place.start.line, column: place.start.column };
  return boxes.map(({ device, box }) => ({ code, ...at, device, box: { ...box } }));
}

function dataOf({ page, browser, views, once, changes }: MobileView): JsonObject {
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
    ...(changes && { changes: changes.map(toJson) }),
  };
}

function toJson({ device, region, rowsIn, rowsOut, lines }: NonNullable<MobileView['changes']>[number]): JsonObject {
  return { device, region: { ...region }, rowsIn, rowsOut, ...(lines && { lines: { ...lines } }) };
}
