import { LineIndex } from '../../../pipeline/core/place.ts';
import type { Place } from '../../../pipeline/core/types.ts';
import type { Page, Section } from './page/page.ts';
import { readPage } from './page/read-page.ts';
import { wordEnd } from './page/words.ts';
import { unitsOf } from './page/word-table.ts';

const longestQuote = 160;

/** A page with its text: words become places in it. */
export class LocatedPage {
  readonly text: string;
  readonly page: Page;
  readonly #lines: LineIndex;

  /** `text` without a byte order mark. */
  constructor(text: string) {
    this.text = text;
    this.page = readPage(text);
    this.#lines = new LineIndex(text);
  }

  /** From the start of one word to the end of another (`to` is exclusive). */
  placeOfWords(from: number, to: number): Place {
    return this.#lines.placeOf(this.page.starts[from] ?? 0, this.#endOfWord(to - 1));
  }

  /** The heading of a section; the first line of what stands before all headings. */
  placeOfSection({ from, to, level, textFrom }: Section): Place {
    if (level > 0) return this.#lines.placeOf(from, to);
    const start = this.page.starts[textFrom] ?? from;
    return this.#lines.placeOf(start, this.#endOfWord(textFrom));
  }

  /** As it is written, blanks folded, cut. */
  quote(from: number, to: number): string {
    const start = this.page.starts[from] ?? 0;
    const end = this.#endOfWord(to - 1);
    const whole = this.text.slice(start, Math.min(end, start + longestQuote * 2)).replace(/\s+/g, ' ');
    return whole.length > longestQuote || end > start + longestQuote * 2 ? `${whole.slice(0, longestQuote)}…` : whole;
  }

  /** A word as it is written. */
  readonly written = (word: number): string => this.text.slice(this.page.starts[word] ?? 0, this.#endOfWord(word));

  /** The section that a word stands in. */
  sectionOf(word: number): Section | undefined {
    return this.page.sections.find(({ wordsFrom, wordsTo }) => wordsFrom <= word && word < wordsTo);
  }

  #endOfWord(word: number): number {
    const start = this.page.starts[word] ?? 0;
    const window = unitsOf(this.text.slice(start, start + 200));
    return start + wordEnd(window, 0, window.length);
  }
}
