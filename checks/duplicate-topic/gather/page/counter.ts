import { hash32 } from './hash.ts';
import { unitsOf } from './word-table.ts';
import { eachWord, type Term, type Word } from './words.ts';

/** How often each term stands somewhere. `terms` ascend; no count passes 65,535. */
export interface Counts {
  readonly terms: Uint32Array;
  readonly counts: Uint16Array;
}

/** Of one field of one page: more different terms are data. */
const mostTerms = 20_000;

/** Counts by sorting: for the few hundred terms of a page that is faster than a map. */
export class Counter {
  #ids = new Uint32Array(64);
  #length = 0;

  static ofStrings(strings: readonly string[]): Counts {
    const counter = new Counter();
    for (const one of strings) if (one !== '') counter.add(hash32(one, 1));
    return counter.counts();
  }

  add(id: number): void {
    if (this.#length === this.#ids.length) {
      const grown = new Uint32Array(this.#length * 2);
      grown.set(this.#ids);
      this.#ids = grown;
    }
    this.#ids[this.#length++] = id;
  }

  addTerms(terms: readonly Term[]): void {
    for (let at = 0; at < terms.length; at += 1) this.add(terms[at]?.id ?? 0);
  }

  addNumber(word: Word): void {
    for (const { id, text } of word.terms) if (text.length > 1) this.add(id);
  }

  addText(text: string, termsOf: (word: Word) => readonly Term[]): void {
    eachWord(unitsOf(text), { from: 0, to: text.length }, (word) => this.addTerms(termsOf(word)));
  }

  counts(): Counts {
    const ids = this.#ids.subarray(0, this.#length).sort();
    const terms = new Uint32Array(ids.length);
    const counts = new Uint16Array(ids.length);
    let length = 0;
    for (let at = 0; at < ids.length && length < mostTerms; length += 1) {
      const id = ids[at] ?? 0;
      let end = at + 1;
      while (end < ids.length && ids[end] === id) end += 1;
      terms[length] = id;
      counts[length] = Math.min(end - at, 0xffff);
      at = end;
    }
    return { terms: terms.slice(0, length), counts: counts.slice(0, length) };
  }
}

/** How often a term stands there: found by halving, as terms ascend. */
export function countOf({ terms, counts }: Counts, term: number): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((terms[middle] ?? 0) < term) low = middle + 1;
    else high = middle;
  }
  return terms[low] === term ? (counts[low] ?? 0) : 0;
}
