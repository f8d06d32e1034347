import { blocksInMarkdown } from '../blocks-in-markdown.ts';
import type { Judge } from '../parsed.ts';

export const judge: Judge = {
  parser: 'remark-parse',
  sure: true,
  blocksIn: blocksInMarkdown,
  ladder: { whole: () => undefined, forms: [], clean: (code) => code, pieces: false, openLines: 0 },
};
