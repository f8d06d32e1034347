import type { Page } from 'playwright-core';
import type { PageFacts, ViewFacts } from '../facts.ts';

/** Takes facts from a page that is loaded and settled. Neither may leave the page changed. */
export interface Collector {
  /** At each width. */
  view(page: Page): Promise<ViewFacts>;
  /** Once, at the narrowest width. */
  once(page: Page): Promise<PageFacts>;
}
