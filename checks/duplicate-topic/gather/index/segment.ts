import type { Counts } from '../page/counter.ts';
import type { FrontNotes, Shape } from '../page/page.ts';
import type { FieldName, PageLanguage } from '../record.ts';
import { bodyOf } from '../weigh-fields.ts';
import { keptFields, spaces, type Space } from './build-segment.ts';
import { PackedColumns } from './columns.ts';
import { slotOf, type TermTable } from './term-table.ts';

export interface PageNotes {
  readonly title: string;
  readonly front: FrontNotes;
  readonly shape: Shape;
}

/** The pages that hold a term, and how often. Pages are numbered within their segment. */
export interface SegmentPostings {
  readonly pages: Uint32Array;
  readonly counts: Uint16Array;
}

interface TextColumns {
  readonly ends: Uint32Array;
  readonly bytes: Uint8Array;
}

export interface PagesWithOptions {
  /** Added to the number of a page. */
  readonly offset: number;
  readonly most: number;
  /** By number, the offset added: 1 where the page is of the corpus. */
  readonly living: Uint8Array;
}

interface FieldColumns {
  readonly ends: Uint32Array;
  readonly terms: Uint32Array;
  readonly counts: Uint16Array;
}

interface SpaceColumns extends TermTable, SegmentPostings {
  readonly mass: Uint32Array;
}

/** Reads what `buildSegment` made. */
export class Segment {
  readonly size: number;
  readonly #language: Uint8Array;
  readonly #words: Uint32Array;
  readonly #whole: Float64Array;
  readonly #fields: ReadonlyMap<string, FieldColumns>;
  readonly #spaces: ReadonlyMap<Space, SpaceColumns>;
  readonly #starts: Uint32Array;
  readonly #hashes: Uint32Array;
  readonly #places: Uint32Array;
  readonly #shift: number;
  readonly #sectionPages: Uint32Array;
  readonly #texts: ReadonlyMap<string, TextColumns>;

  constructor(buffer: SharedArrayBuffer | ArrayBuffer) {
    const columns = new PackedColumns(buffer);
    this.#language = columns.bytes('language');
    this.#words = columns.integers('words');
    this.#whole = columns.numbers('whole');
    this.size = this.#words.length;
    this.#fields = new Map(['subject', ...keptFields].map((name) => [name, fieldColumns(columns, name)]));
    this.#spaces = new Map(spaces.map((space) => [space, spaceColumns(columns, space)]));
    this.#starts = columns.integers('prints.starts');
    this.#hashes = columns.integers('prints.hashes');
    this.#places = columns.integers('prints.sections');
    this.#sectionPages = columns.integers('section.page');
    this.#texts = new Map(
      ['path', 'digest', 'notes'].map((name) => [
        name,
        { ends: columns.integers(`${name}.ends`), bytes: columns.bytes(`${name}.bytes`) },
      ]),
    );
    this.#shift = 32 - Math.log2(this.#starts.length - 1);
  }

  path(page: number): string {
    return this.#text('path', page);
  }

  digest(page: number): string {
    return this.#text('digest', page);
  }

  notes(page: number): PageNotes {
    return JSON.parse(this.#text('notes', page)) as PageNotes;
  }

  language(page: number): PageLanguage {
    return this.#language[page] === 1 ? 'ko' : 'en';
  }

  words(page: number): number {
    return this.#words[page] ?? 0;
  }

  whole(page: number): number {
    return this.#whole[page] ?? 0;
  }

  /** The pages with these very words. */
  pagesOfWhole(whole: number): number[] {
    const pages: number[] = [];
    for (let at = this.#whole.indexOf(whole); at >= 0; at = this.#whole.indexOf(whole, at + 1)) pages.push(at);
    return pages;
  }

  field(page: number, name: FieldName): Counts {
    return name === 'body'
      ? bodyOf(this.subject(page), (other) => this.#counts(page, other))
      : this.#counts(page, name);
  }

  /** See `subjectOf`. */
  subject(page: number): Counts {
    return this.#counts(page, 'subject');
  }

  #counts(page: number, name: string): Counts {
    const { ends, terms, counts } = this.#fields.get(name) as FieldColumns;
    const from = page === 0 ? 0 : (ends[page - 1] ?? 0);
    const to = ends[page] ?? from;
    return { terms: terms.subarray(from, to), counts: counts.subarray(from, to) };
  }

  /** The sum of a page's counts in a space. */
  mass(space: Space, page: number): number {
    return this.#spaces.get(space)?.mass[page] ?? 0;
  }

  postings(space: Space, term: number): SegmentPostings {
    const { pages, counts, starts, lengths, keys } = this.#spaces.get(space) as SpaceColumns;
    const slot = slotOf({ keys, starts, lengths }, term);
    const from = slot < 0 ? 0 : (starts[slot] ?? 0);
    const to = from + (slot < 0 ? 0 : (lengths[slot] ?? 0));
    return { pages: pages.subarray(from, to), counts: counts.subarray(from, to) };
  }

  /** In how many pages a term stands. */
  spread(space: Space, term: number): number {
    const table = this.#spaces.get(space) as SpaceColumns;
    const slot = slotOf(table, term);
    return slot < 0 ? 0 : (table.lengths[slot] ?? 0);
  }

  /** Adds the living pages that hold a print to `into`, one that holds it in two sections twice; no more than fit into `most` entries. */
  pagesWith(print: number, into: number[], { offset, most, living }: PagesWithOptions): void {
    const bucket = print >>> this.#shift;
    const to = this.#starts[bucket + 1] ?? 0;
    for (let at = this.#starts[bucket] ?? 0; at < to && into.length < most; at += 1) {
      if (this.#hashes[at] !== print) continue;
      const page = (this.#sectionPages[this.#places[at] ?? 0] ?? 0) + offset;
      if (living[page] === 1) into.push(page);
    }
  }

  #text(name: string, page: number): string {
    const { ends, bytes } = this.#texts.get(name) as TextColumns;
    const from = page === 0 ? 0 : (ends[page - 1] ?? 0);
    return decoder.decode(bytes.slice(from, ends[page]));
  }
}

const decoder = new TextDecoder();

function fieldColumns(columns: PackedColumns, name: string): FieldColumns {
  return {
    ends: columns.integers(`${name}.ends`),
    terms: columns.integers(`${name}.terms`),
    counts: columns.shorts(`${name}.times`),
  };
}

function spaceColumns(columns: PackedColumns, space: Space): SpaceColumns {
  return {
    keys: columns.integers(`${space}.keys`),
    starts: columns.integers(`${space}.starts`),
    lengths: columns.integers(`${space}.lengths`),
    pages: columns.integers(`${space}.pages`),
    counts: columns.shorts(`${space}.counts`),
    mass: columns.integers(`${space}.mass`),
  };
}
