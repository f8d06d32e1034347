import type { Counts } from '../page/counter.ts';
import type { FieldName, PageLanguage } from '../record.ts';
import { crossOf } from '../weigh-fields.ts';
import type { Space } from './build-segment.ts';
import { type PageNotes, Segment, type SegmentPostings } from './segment.ts';

/** One piece of an index, and which of its pages are no longer of the corpus. */
export interface SegmentData {
  readonly buffer: SharedArrayBuffer | ArrayBuffer;
  readonly removed: readonly number[];
}

/** Postings whose pages are numbered from `offset` on. */
export interface Postings extends SegmentPostings {
  readonly offset: number;
}

/** A run of words that stands in more places than this is the site's, not a page's. */
const mostPlaces = 256;

interface Part {
  readonly segment: Segment;
  readonly offset: number;
}

/**
 * The pages of the corpus, each under a number. Numbers depend on how the index came about, and so does no answer: ties
 * are to be broken by path.
 */
export class CorpusIndex {
  /** Pages that are of the corpus. */
  readonly size: number;
  /** All numbers are below this. */
  readonly capacity: number;
  readonly #parts: readonly Part[];
  readonly #living: Uint8Array;
  readonly #lost: Readonly<Record<Space, ReadonlyMap<number, number>>>;

  constructor(data: readonly SegmentData[]) {
    let offset = 0;
    this.#parts = data.map(({ buffer }) => {
      const segment = new Segment(buffer);
      const part = { segment, offset };
      offset += segment.size;
      return part;
    });
    this.capacity = offset;
    this.#living = new Uint8Array(offset).fill(1);
    const removed = data.flatMap((one, index) => one.removed.map((page) => page + (this.#parts[index]?.offset ?? 0)));
    for (const page of removed) this.#living[page] = 0;
    this.size = offset - removed.length;
    this.#lost = { subject: this.#spreadOf('subject', removed), cross: this.#spreadOf('cross', removed) };
  }

  isLiving(page: number): boolean {
    return this.#living[page] === 1;
  }

  path(page: number): string {
    return this.#in(page, (segment, local) => segment.path(local));
  }

  /** SHA-256 of the page's bytes, in hexadecimal. */
  digest(page: number): string {
    return this.#in(page, (segment, local) => segment.digest(local));
  }

  notes(page: number): PageNotes {
    return this.#in(page, (segment, local) => segment.notes(local));
  }

  language(page: number): PageLanguage {
    return this.#in(page, (segment, local) => segment.language(local));
  }

  words(page: number): number {
    return this.#in(page, (segment, local) => segment.words(local));
  }

  whole(page: number): number {
    return this.#in(page, (segment, local) => segment.whole(local));
  }

  field(page: number, name: FieldName): Counts {
    return this.#in(page, (segment, local) => segment.field(local, name));
  }

  /** The counts of a page in a space: as its postings have them. */
  vector(page: number, space: Space): Counts {
    return this.#in(page, (segment, local) => {
      if (space === 'subject') return segment.subject(local);
      return crossOf((name) => segment.field(local, name), segment.language(local));
    });
  }

  /** The sum of a page's counts in a space. */
  mass(page: number, space: Space): number {
    return this.#in(page, (segment, local) => segment.mass(space, local));
  }

  /** Where a term stands, a list for each segment; pages that are gone are still in them. */
  postings(space: Space, term: number): Postings[] {
    return this.#parts.map(({ segment, offset }) => ({ ...segment.postings(space, term), offset }));
  }

  /** In how many pages of the corpus a term stands. */
  spread(space: Space, term: number): number {
    let spread = -(this.#lost[space].get(term) ?? 0);
    for (const { segment } of this.#parts) spread += segment.spread(space, term);
    return spread;
  }

  /** How telling a term is: the logarithm of how few pages have it. Never below 0. */
  idf(space: Space, term: number): number {
    return Math.log((this.size + 1) / (this.spread(space, term) + 1));
  }

  /**
   * Puts the living pages that hold a print into `into`, each once, and says whether these are all: false where the print
   * stands in so many places that it tells nothing.
   */
  pagesWith(print: number, into: number[]): boolean {
    into.length = 0;
    for (const { segment, offset } of this.#parts)
      segment.pagesWith(print, into, { offset, most: mostPlaces, living: this.#living });
    if (into.length >= mostPlaces) return false;
    let length = 0;
    for (let at = 0; at < into.length; at += 1) {
      const page = into[at] ?? 0;
      if (into.indexOf(page) >= length) into[length++] = page;
    }
    into.length = length;
    return true;
  }

  /** The pages with these very words in this order. */
  pagesOfWhole(whole: number): number[] {
    if (whole === 0) return [];
    return this.#parts.flatMap(({ segment, offset }) =>
      segment
        .pagesOfWhole(whole)
        .map((page) => page + offset)
        .filter((page) => this.isLiving(page)),
    );
  }

  /** Every page of the corpus. */
  *pages(): Generator<number> {
    for (let page = 0; page < this.capacity; page += 1) if (this.isLiving(page)) yield page;
  }

  #spreadOf(space: Space, pages: readonly number[]): Map<number, number> {
    const spread = new Map<number, number>();
    for (const page of pages)
      for (const term of this.vector(page, space).terms) spread.set(term, (spread.get(term) ?? 0) + 1);
    return spread;
  }

  #in<Value>(page: number, read: (segment: Segment, local: number) => Value): Value {
    let at = this.#parts.length - 1;
    while (at > 0 && (this.#parts[at]?.offset ?? 0) > page) at -= 1;
    const part = this.#parts[at];
    if (part === undefined) throw new Error(`There is no page ${page}.`);
    return read(part.segment, page - part.offset);
  }
}

/** An index as threads hand it to each other. */
export interface IndexData {
  /** Changes with the corpus. */
  readonly id: string;
  readonly segments: readonly SegmentData[];
}

let opened: { readonly id: string; readonly index: CorpusIndex } | undefined;

/** Opened once a thread. */
export function openIndex({ id, segments }: IndexData): CorpusIndex {
  if (opened?.id !== id) opened = { id, index: new CorpusIndex(segments) };
  return opened.index;
}
