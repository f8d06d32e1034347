import type { ViewFacts } from '../../facts.ts';
import type { narrowCells } from './cells.ts';
import type { clippedParts } from './clipped-parts.ts';
import type { images } from './images.ts';
import type { KitSettings, makeKit } from './kit.ts';
import type { overlaps } from './overlaps.ts';
import type { scrollers } from './scrollers.ts';
import type { smallText } from './small-text.ts';
import type { textLines } from './text-lines.ts';
import type { wideParts } from './wide-parts.ts';

/** What `viewOf` calls. It runs in the page, where nothing can be imported. */
export interface ViewTools {
  readonly makeKit: typeof makeKit;
  readonly textLines: typeof textLines;
  readonly wideParts: typeof wideParts;
  readonly clippedParts: typeof clippedParts;
  readonly scrollers: typeof scrollers;
  readonly narrowCells: typeof narrowCells;
  readonly smallText: typeof smallText;
  readonly overlaps: typeof overlaps;
  readonly images: typeof images;
}

export interface ViewSettings extends KitSettings {
  readonly assetAttribute: string;
  readonly mostLines: number;
  /** Of each kind of part. */
  readonly mostParts: number;
}

/** Runs in the page: what is seen of it at its present width. */
export async function viewOf(tools: ViewTools, settings: ViewSettings): Promise<ViewFacts> {
  const { mostLines, mostParts, placeAttribute, assetAttribute } = settings;
  const kit = tools.makeKit(settings);
  const { root, width } = kit;
  const lines = tools.textLines(kit, mostLines);
  const overflow = kit.style(root).overflowX;
  const shown = overflow === 'visible' ? kit.style(document.body).overflowX : overflow;
  return {
    clientWidth: width,
    scrollWidth: Math.max(root.scrollWidth, document.body.scrollWidth),
    scrollHeight: Math.max(root.scrollHeight, document.body.scrollHeight),
    innerWidth: Math.round(innerWidth),
    cutsOff: shown === 'hidden' || shown === 'clip',
    wide: tools.wideParts(kit, lines, 5),
    clipped: tools.clippedParts(kit, lines, mostParts),
    scrollers: tools.scrollers(kit, 1.5, mostParts),
    cells: tools.narrowCells(kit, lines, mostParts * 4),
    smallText: tools.smallText(kit, lines, { least: 16, most: mostParts, placeAttribute }),
    overlaps: tools.overlaps(kit, lines, mostParts),
    images: await tools.images(kit, { most: mostParts * 4, assetAttribute }),
    leftOut: kit.leftOut,
  };
}
