import type { Counts } from '../page/counter.ts';
import { fieldNames, type PageRecord } from '../record.ts';
import { crossOf, subjectOf } from '../weigh-fields.ts';
import { packColumns, type Column } from './columns.ts';
import { slotOf, TermTableBuilder } from './term-table.ts';

export interface IndexedPage {
  readonly path: string;
  /** Of its bytes, in hexadecimal. */
  readonly digest: string;
  readonly record: PageRecord;
}

/** The kinds of vectors by which pages are found. */
export const spaces = ['subject', 'cross'] as const;
export type Space = (typeof spaces)[number];

/** All but `body`, which follows from the subject. */
export const keptFields = fieldNames.filter((name) => name !== 'body');

/** An index of some pages in one piece of memory. Pages keep their order. */
export function buildSegment(pages: readonly IndexedPage[]): SharedArrayBuffer {
  const records = pages.map(({ record }) => record);
  const columns: Record<string, Column> = {
    ...textColumns(
      'path',
      pages.map(({ path }) => path),
    ),
    ...textColumns(
      'digest',
      pages.map(({ digest }) => digest),
    ),
    ...textColumns(
      'notes',
      records.map(({ title, front, shape }) => JSON.stringify({ title, front, shape })),
    ),
    language: Uint8Array.from(records, ({ language }) => Number(language === 'ko')),
    words: Uint32Array.from(records, ({ words }) => words),
    whole: Float64Array.from(records, ({ whole }) => whole),
    ...sectionColumns(records),
  };
  for (const name of keptFields)
    Object.assign(
      columns,
      countColumns(
        name,
        records.map(({ fields }) => fields[name]),
      ),
    );
  const subjects = records.map(({ fields }) => subjectOf((name) => fields[name]));
  Object.assign(columns, countColumns('subject', subjects), postingColumns('subject', subjects));
  const crosses = records.map(({ fields, language }) => crossOf((name) => fields[name], language));
  Object.assign(columns, postingColumns('cross', crosses));
  return packColumns(columns);
}

function textColumns(name: string, texts: readonly string[]): Record<string, Column> {
  const encoder = new TextEncoder();
  const encoded = texts.map((text) => encoder.encode(text));
  const ends = endsOf(encoded.map(({ length }) => length));
  const bytes = new Uint8Array(ends.at(-1) ?? 0);
  encoded.forEach((one, index) => bytes.set(one, index === 0 ? 0 : ends[index - 1]));
  return { [`${name}.ends`]: ends, [`${name}.bytes`]: bytes };
}

function endsOf(lengths: readonly number[]): Uint32Array {
  let end = 0;
  return Uint32Array.from(lengths, (length) => (end += length));
}

function countColumns(name: string, all: readonly Counts[]): Record<string, Column> {
  const ends = endsOf(all.map(({ terms }) => terms.length));
  const terms = new Uint32Array(ends.at(-1) ?? 0);
  const counts = new Uint16Array(terms.length);
  all.forEach((one, index) => {
    const at = index === 0 ? 0 : (ends[index - 1] ?? 0);
    terms.set(one.terms, at);
    counts.set(one.counts, at);
  });
  return { [`${name}.ends`]: ends, [`${name}.terms`]: terms, [`${name}.times`]: counts };
}

/** For each term the pages that hold it, how often, and for each page how much it holds in all. */
function postingColumns(space: Space, all: readonly Counts[]): Record<string, Column> {
  const builder = new TermTableBuilder();
  for (const { terms } of all) for (let at = 0; at < terms.length; at += 1) builder.count(terms[at] ?? 0);
  const table = builder.finish();
  const pages = new Uint32Array(all.reduce((sum, { terms }) => sum + terms.length, 0));
  const counts = new Uint16Array(pages.length);
  const next = table.starts.slice();
  const mass = new Uint32Array(all.length);
  all.forEach((one, page) => {
    for (let at = 0; at < one.terms.length; at += 1) {
      const slot = slotOf(table, one.terms[at] ?? 0);
      const place = next[slot] ?? 0;
      pages[place] = page;
      counts[place] = one.counts[at] ?? 0;
      next[slot] = place + 1;
      mass[page] = (mass[page] ?? 0) + (one.counts[at] ?? 0);
    }
  });
  return {
    [`${space}.keys`]: table.keys,
    [`${space}.starts`]: table.starts,
    [`${space}.lengths`]: table.lengths,
    [`${space}.pages`]: pages,
    [`${space}.counts`]: counts,
    [`${space}.mass`]: mass,
  };
}

/** Prints stand in buckets by their first bits: that takes no sorting, and a look-up meets two or three others. */
function sectionColumns(records: readonly PageRecord[]): Record<string, Column> {
  const sections = records.flatMap((record, page) => record.sections.map(({ prints }) => ({ prints, page })));
  const total = sections.reduce((sum, { prints }) => sum + prints.length, 0);
  const bits = Math.max(1, Math.ceil(Math.log2(total / 2 + 1)));
  const shift = 32 - bits;
  const starts = new Uint32Array(2 ** bits + 1);
  for (const { prints } of sections) {
    for (let at = 0; at < prints.length; at += 1) {
      const bucket = (prints[at] ?? 0) >>> shift;
      starts[bucket + 1] = (starts[bucket + 1] ?? 0) + 1;
    }
  }
  for (let bucket = 1; bucket < starts.length; bucket += 1) {
    starts[bucket] = (starts[bucket] ?? 0) + (starts[bucket - 1] ?? 0);
  }
  const next = starts.slice();
  const hashes = new Uint32Array(total);
  const places = new Uint32Array(total);
  sections.forEach(({ prints }, section) => {
    for (let at = 0; at < prints.length; at += 1) {
      const hash = prints[at] ?? 0;
      const place = next[hash >>> shift] ?? 0;
      next[hash >>> shift] = place + 1;
      hashes[place] = hash;
      places[place] = section;
    }
  });
  return {
    'prints.starts': starts,
    'prints.hashes': hashes,
    'prints.sections': places,
    'section.page': Uint32Array.from(sections, ({ page }) => page),
  };
}
