import { Counter, type Counts } from '../page/counter.ts';
import { kind } from '../page/characters.ts';
import type { Page } from '../page/page.ts';
import { unitsOf } from '../page/word-table.ts';
import { eachWord, type Word } from '../page/words.ts';
import type { Lexicon } from './lexicon.ts';

const inTitle = 10;
const inHeading = 2;

/** The words of a Korean page as English pages would have them. Korean words that the lexicon lacks are left out. */
export function translatedCounts(page: Page, lexicon: Lexicon): Counts {
  const counter = new Counter();
  const add = (word: Word, times: number): void => {
    const terms = word.kind === kind.hangul ? word.terms.flatMap(({ text }) => lexicon.get(text)) : word.terms;
    for (const { id } of terms) for (let time = 0; time < times; time += 1) counter.add(id);
  };
  const addText = (text: string, times: number): void =>
    eachWord(unitsOf(text), { from: 0, to: text.length }, (word) => add(word, times));
  for (const word of page.words) add(word, 1);
  for (const word of page.code) add(word, 1);
  for (const { heading } of page.sections) if (heading !== page.title) addText(heading, inHeading);
  addText(page.description, inHeading);
  addText(page.title, inTitle);
  return counter.counts();
}
