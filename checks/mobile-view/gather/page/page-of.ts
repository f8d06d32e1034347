import type { PageFacts } from '../../facts.ts';
import type { askAxe } from './axe-facts.ts';
import type { missingGlyphs } from './glyphs.ts';
import type { makeKit } from './kit.ts';
import type { lettering, LetteringSettings } from './lettering.ts';
import type { textLines } from './text-lines.ts';
import type { ViewSettings } from './view-of.ts';

/** What `pageOf` calls. It runs in the page, where nothing can be imported. */
export interface PageTools {
  readonly makeKit: typeof makeKit;
  readonly textLines: typeof textLines;
  readonly missingGlyphs: typeof missingGlyphs;
  readonly lettering: typeof lettering;
  readonly askAxe: typeof askAxe;
}

export interface PageSettings extends ViewSettings {
  readonly mostGlyphs: number;
  readonly lettering: LetteringSettings;
  readonly axeRules: readonly string[];
  /** More elements than these are too many for axe. */
  readonly mostAxeElements: number;
}

/** Runs in the page: what does not depend on its width. */
export async function pageOf(tools: PageTools, settings: PageSettings): Promise<PageFacts> {
  const kit = tools.makeKit(settings);
  const { glyphs, tried } = tools.missingGlyphs(kit, tools.textLines(kit, settings.mostLines), settings.mostGlyphs);
  const viewport = document.querySelector('meta[name=viewport]')?.getAttribute('content');
  const count = document.getElementsByTagName('*').length;
  const fits = count <= settings.mostAxeElements;
  if (!fits) kit.leftOut.push({ what: 'axe', count });
  const { facts, version } = fits
    ? await tools.askAxe(kit, settings.axeRules, settings.mostParts)
    : { facts: [], version: '' };
  return {
    ...(viewport != null && { viewport: viewport.slice(0, 200) }),
    glyphs,
    glyphsTried: tried,
    lettering: tools.lettering(kit, settings.lettering),
    axe: facts,
    axeVersion: version,
    leftOut: kit.leftOut,
  };
}
