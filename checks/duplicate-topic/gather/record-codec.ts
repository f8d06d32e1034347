import type { Counts } from './page/counter.ts';
import { fieldNames, type FieldName, type PageRecord, type SectionRecord } from './record.ts';

type Notes = Pick<PageRecord, 'title' | 'front' | 'language' | 'words' | 'whole' | 'shape'>;

/** A record as bytes: what threads hand over and the store keeps. Little-endian, as every machine is that Node runs on. */
export function packRecord(record: PageRecord): Uint8Array {
  const { title, front, language, words, whole, shape, fields, sections } = record;
  const notes: Notes = { title, front, language, words, whole, shape };
  const text = new TextEncoder().encode(JSON.stringify(notes));
  const all = fieldNames.map((name) => fields[name]);
  const lengths = [text.length, sections.length, ...all.map(({ terms }) => terms.length)];
  const integers = [...lengths, ...sections.flatMap(({ words, prints }) => [words, prints.length])];
  const terms = all.reduce((sum, one) => sum + one.terms.length, 0);
  const prints = sections.reduce((sum, one) => sum + one.prints.length, 0);
  const words32 = integers.length + terms + prints;
  const bytes = new Uint8Array(words32 * 4 + terms * 2 + text.length);
  const view = new Uint32Array(bytes.buffer, 0, words32);
  view.set(integers);
  let at = integers.length;
  let short = words32 * 2;
  const shorts = new Uint16Array(bytes.buffer, 0, words32 * 2 + terms);
  for (const one of all) {
    view.set(one.terms, at);
    at += one.terms.length;
    shorts.set(one.counts, short);
    short += one.counts.length;
  }
  for (const one of sections) {
    view.set(one.prints, at);
    at += one.prints.length;
  }
  bytes.set(text, short * 2);
  return bytes;
}

/** Throws a RangeError or SyntaxError for bytes that are no record. */
export function unpackRecord(packed: Uint8Array): PageRecord {
  const bytes = packed.byteOffset % 4 === 0 ? packed : packed.slice();
  const view = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 2);
  const [textLength = 0, sectionCount = 0, ...fieldLengths] = view.subarray(0, 2 + fieldNames.length);
  let at = 2 + fieldNames.length;
  const heads = Array.from({ length: sectionCount }, (_, index) => ({
    words: view[at + index * 2] ?? 0,
    length: view[at + index * 2 + 1] ?? 0,
  }));
  at += sectionCount * 2;
  const terms = fieldLengths.reduce((sum, length) => sum + length, 0);
  const prints = heads.reduce((sum, { length }) => sum + length, 0);
  const shortsFrom = bytes.byteOffset + (at + terms + prints) * 4;
  const shorts = new Uint16Array(bytes.buffer, shortsFrom, terms);
  let short = 0;
  const fields: [FieldName, Counts][] = fieldNames.map((name, index) => {
    const length = fieldLengths[index] ?? 0;
    const counts = { terms: view.slice(at, at + length), counts: shorts.slice(short, short + length) };
    at += length;
    short += length;
    return [name, counts];
  });
  const sections: SectionRecord[] = heads.map(({ words, length }) => {
    const section = { words, prints: view.slice(at, at + length) };
    at += length;
    return section;
  });
  const text = bytes.subarray(bytes.byteLength - textLength);
  const notes = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text)) as Notes;
  return { ...notes, fields: Object.fromEntries(fields) as Record<FieldName, Counts>, sections };
}
