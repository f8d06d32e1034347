import type { Format } from '../core/types.ts';
import type { CreateRenderer } from './renderer.ts';

type Load = () => Promise<{ readonly createRenderer: CreateRenderer }>;

/** Only the renderer that is asked for is loaded. */
export const renderers: Readonly<Record<Format, Load>> = {
  terminal: () => import('./terminal.ts'),
  json: () => import('./json.ts'),
  markdown: () => import('./markdown.ts'),
  html: () => import('./html.ts'),
  sarif: () => import('./sarif.ts'),
  junit: () => import('./junit.ts'),
  github: () => import('./github.ts'),
};
