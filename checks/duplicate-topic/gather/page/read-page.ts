import { readFrontNotes } from './front-notes.ts';
import { PageBuilder } from './page-builder.ts';
import type { Page } from './page.ts';
import { BlockScanner } from './scan-blocks.ts';

/**
 * Takes a page of Markdown or MDX apart: one pass over its text, in linear time, without a syntax tree. It is right about
 * what is prose, heading or code in all but contrived Markdown.
 */
export function readPage(text: string): Page {
  const { notes, end } = readFrontNotes(text);
  const page = new PageBuilder(text, end);
  new BlockScanner(text, page).scan(end);
  return page.finish(notes);
}
