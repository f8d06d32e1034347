import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { PublishError } from '../../../../pipeline/core/error.ts';
import { assetAttribute, placeAttribute } from '../../evidence.ts';
import type { PageFacts, ViewFacts } from '../../facts.ts';
import type { Collector } from '../collector.ts';
import { askAxe } from './axe-facts.ts';
import { axeRules } from './axe-rules.ts';
import { callInPage } from './call-in-page.ts';
import { narrowCells } from './cells.ts';
import { clippedParts } from './clipped-parts.ts';
import { missingGlyphs } from './glyphs.ts';
import { images } from './images.ts';
import { makeKit } from './kit.ts';
import { lettering } from './lettering.ts';
import { overlaps } from './overlaps.ts';
import { pageOf, type PageSettings } from './page-of.ts';
import { scrollers } from './scrollers.ts';
import { smallText } from './small-text.ts';
import { textLines } from './text-lines.ts';
import { viewOf } from './view-of.ts';
import { wideParts } from './wide-parts.ts';

const settings: PageSettings = {
  placeAttribute,
  assetAttribute,
  timeMs: 6_000,
  mostElements: 30_000,
  mostLines: 40_000,
  mostParts: 50,
  mostGlyphs: 4_000,
  lettering: { leastWidth: 600, mostImages: 20, mostPixels: 50_000_000, assetAttribute },
  axeRules,
  mostAxeElements: 8_000,
};

const viewTools = {
  makeKit,
  textLines,
  wideParts,
  clippedParts,
  scrollers,
  narrowCells,
  smallText,
  overlaps,
  images,
};
const pageTools = { makeKit, textLines, missingGlyphs, lettering, askAxe };

/** Takes what a page is judged by. A page that does not answer in time is too busy to be read. */
export function makeCollector(answerWithinMs: number): Collector {
  const ask = async <Answer>(page: Page, script: string): Promise<Answer> => {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const tooLate = (): void =>
      reject(new PublishError('page-busy', `The page did not answer within ${answerWithinMs / 1000} s.`));
    const timer = setTimeout(tooLate, answerWithinMs);
    try {
      return await Promise.race([page.evaluate<Answer>(script), late]);
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    view: (page) => ask<ViewFacts>(page, callInPage(viewOf, viewTools, settings)),
    once: async (page) => {
      await ask(page, `${await readAxe()}\n;0`);
      return ask<PageFacts>(page, callInPage(pageOf, pageTools, settings));
    },
  };
}

export const collector = makeCollector(40_000);

let axeSource: Promise<string> | undefined;

function readAxe(): Promise<string> {
  axeSource ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  return axeSource;
}
