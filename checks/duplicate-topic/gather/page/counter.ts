import { hash32 } from './hash.ts';
import { eachWord, type Word } from './words.ts';

/** How often each term stands somewhere. `terms` ascend; no count passes 65,535. */
export interface Counts {
  readonly terms: Uint32Array;
  readonly counts: Uint16Array;
}

/** Of one field of one page: more different terms are data. */
const mostTerms = 20_000;

export class Counter {
  readonly #counts = new Map<number, number>();

  static ofText(text: string): Counts {
    const counter = new Counter();
    counter.addText(text);
    return counter.counts();
  }

  static ofStrings(strings: readonly string[]): Counts {
    const counter = new Counter();
    for (const one of strings) if (one !== '') counter.add(hash32(one, 1));
    return counter.counts();
  }

  add(id: number): void {
    this.#counts.set(id, (this.#counts.get(id) ?? 0) + 1);
  }

  addWord({ terms }: Word): void {
    for (const { id } of terms) this.add(id);
  }

  addNumber(word: Word): void {
    for (const { id, text } of word.terms) if (text.length > 1) this.add(id);
  }

  addText(text: string): void {
    eachWord(text, { from: 0, to: text.length }, (word) => this.addWord(word));
  }

  counts(): Counts {
    const all = Uint32Array.from(this.#counts.keys()).sort();
    const terms = all.length > mostTerms ? all.slice(0, mostTerms) : all;
    const counts = new Uint16Array(terms.length);
    for (let at = 0; at < terms.length; at += 1) counts[at] = Math.min(this.#counts.get(terms[at] ?? 0) ?? 0, 0xffff);
    return { terms, counts };
  }
}
