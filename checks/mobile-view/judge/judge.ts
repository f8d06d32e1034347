import type { PageSeen, Spot } from '../evidence.ts';
import type { Options } from '../options.ts';
import { judgeAxe } from './axe.ts';
import { judgeGlyphs } from './glyphs.ts';
import { judgeAlts, judgeAssets, judgeGrowth, judgeImages } from './images.ts';
import { judgeLayout } from './layout.ts';
import { mergeSightings, type Seen, writePlace } from './merge.ts';
import { judgeFrame, tellLeftOut } from './page.ts';
import type { Fault } from './sighting.ts';
import { judgeText } from './text.ts';

/** Everything that is wrong with the page, each fault once for all widths. `text` is the draft's. */
export function judge(seen: PageSeen, text: string, options: Options): Fault[] {
  const { page, views, once } = seen;
  const written = new Map(seen.assets.flatMap(({ place, address }) => (place ? [[writePlace(place), address]] : [])));
  const context = { text, isPreview: page === 'preview', written };
  const atWidths = views.map((view): Seen => {
    const { device, facts } = view;
    const sightings = [
      ...judgeFrame(view),
      ...judgeLayout(view, options),
      ...judgeText(facts, options),
      ...judgeImages(facts, once, options),
      ...judgeAlts(facts, context),
      ...(context.isPreview ? [] : judgeGrowth(facts)),
    ];
    return { device, sightings };
  });
  const narrowest = views.toSorted((one, other) => one.device.width - other.device.width)[0]?.device;
  const inOnePage = [...judgeGlyphs(once), ...judgeAxe(once, context)];
  return mergeSightings(
    [
      { sightings: [...judgeAssets(seen), ...tellLeftOut(seen)] },
      ...atWidths,
      { ...(narrowest && { device: narrowest }), sightings: inOnePage },
    ],
    context,
  );
}

const order = { blocker: 0, warning: 1, note: 2 } as const;

/** Where close-ups are worth their pixels: the gravest first, one of each code. */
export function spotsOf(faults: readonly Fault[]): Spot[] {
  const codes = new Set<string>();
  return faults
    .toSorted((one, other) => order[one.severity] - order[other.severity])
    .flatMap(({ code, severity, boxes: [first] }) => {
      if (first === undefined || severity === 'note' || codes.has(code)) return [];
      codes.add(code);
      return [{ code, ...first }];
    });
}
