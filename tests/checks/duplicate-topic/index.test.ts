import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import type { Duplicates } from '../../../checks/duplicate-topic/evidence.ts';
import findDuplicates from '../../../checks/duplicate-topic/gather/find-duplicates-task.ts';
import { buildSegment, type IndexedPage } from '../../../checks/duplicate-topic/gather/index/build-segment.ts';
import type { SegmentData } from '../../../checks/duplicate-topic/gather/index/corpus-index.ts';
import { packRecord, unpackRecord } from '../../../checks/duplicate-topic/gather/record-codec.ts';
import { recordOf } from '../../../checks/duplicate-topic/gather/record.ts';
import { openLexicon } from '../../../checks/duplicate-topic/gather/topic/lexicon.ts';
import { digestOf } from '../../../pipeline/core/digest.ts';
import { madePage, markdownOf } from '../../fixtures/made-pages.ts';

const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'imprimatur-index-')));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const lexicon = openLexicon({});
/** Forty pages; each third shares a section with the one before it. */
const texts = Array.from({ length: 40 }, (_, seed) => {
  const page = madePage(seed);
  const shared = seed % 3 === 0 ? madePage(seed + 1).sections.slice(0, 1) : [];
  return markdownOf({ ...page, sections: [...page.sections, ...shared] });
});
mkdirSync(path.join(root, 'content'));
const pages: readonly IndexedPage[] = texts.map((text, seed) => {
  const name = `content/${String(seed).padStart(2, '0')}.md`;
  writeFileSync(path.join(root, name), text);
  return { path: name, digest: digestOf(text).slice(7), record: recordOf(text, lexicon) };
});
const draft = markdownOf({
  ...madePage(500),
  sections: [...madePage(3).sections.slice(1, 3), ...madePage(500).sections, ...madePage(7).sections.slice(0, 1)],
});

let asked = 0;
function ask(segments: readonly SegmentData[]): Duplicates {
  asked += 1;
  return findDuplicates({
    index: { id: `test ${asked}`, segments },
    draft: { path: 'drafts/new.md', real: 'drafts/new.md', digest: digestOf(draft).slice(7), text: draft },
    root,
    maxBytes: 2 ** 21,
    unread: 0,
    minPages: 30,
    generated: [],
    terms: {},
    reviewed: [],
  });
}

const whole = ask([{ buffer: buildSegment(pages), removed: [] }]);

test('there is something to be told', () => {
  expect(whole.copies.map((one) => one.path)).toEqual(expect.arrayContaining(['content/03.md', 'content/07.md']));
  expect(whole.nearest).toHaveLength(3);
  expect(whole.pages).toBe(40);
});

describe('how an index came about changes no answer', () => {
  test('pages listed in any order', () =>
    fc.assert(
      fc.property(fc.shuffledSubarray([...pages], { minLength: 40 }), (shuffled) => {
        expect(ask([{ buffer: buildSegment(shuffled), removed: [] }])).toEqual(whole);
      }),
      { numRuns: 10 },
    ));

  test('pages added to it, taken away and changed since it was kept', () =>
    fc.assert(
      fc.property(fc.subarray([...pages.keys()]), fc.subarray([...pages.keys()]), (later, stale) => {
        // What is kept: pages that are still there, and other pages that are not.
        const early = pages.filter((_, index) => !later.includes(index));
        const gone = stale.map((index) => ({
          ...(pages[(index + 7) % 40] as IndexedPage),
          path: `content/${index}-old.md`,
        }));
        const kept = buildSegment([...gone, ...early]);
        const added = buildSegment(pages.filter((_, index) => later.includes(index)));
        const segments = [
          { buffer: kept, removed: [...gone.keys()] },
          { buffer: added, removed: [] },
        ];
        expect(ask(segments)).toEqual(whole);
      }),
      { numRuns: 30 },
    ));

  test('a record comes back from its bytes as it was', () => {
    for (const { record } of pages) expect(unpackRecord(packRecord(record))).toEqual(record);
    const packed = packRecord(pages[0]?.record ?? recordOf('', lexicon));
    const shifted = new Uint8Array(packed.length + 1);
    shifted.set(packed, 1);
    expect(unpackRecord(shifted.subarray(1))).toEqual(pages[0]?.record);
  });
});

test('a page that has changed since it was indexed is not quoted', () => {
  const changed = pages.map((page) => (page.path === 'content/07.md' ? { ...page, digest: '0'.repeat(64) } : page));
  const found = ask([{ buffer: buildSegment(changed), removed: [] }]);
  expect(found.copies.map((one) => one.path)).not.toContain('content/07.md');
  expect(found.copies.map((one) => one.path)).toContain('content/03.md');
});

describe('hostile pages', () => {
  test.for([
    { name: 'one word again and again', text: 'again '.repeat(350_000) },
    { name: 'one letter', text: 'a'.repeat(2 ** 21) },
    { name: 'a heading on every line', text: '# a b c d\n'.repeat(200_000) },
    { name: 'one line', text: `${draft.replaceAll('\n', ' ')} `.repeat(200) },
    { name: 'Hangul without a blank', text: '가나다라'.repeat(170_000) },
  ])('$name, in the corpus and as a draft, costs seconds at most', ({ text }) => {
    const begun = process.cpuUsage();
    const record = recordOf(text, lexicon);
    writeFileSync(path.join(root, 'content/hostile.md'), text);
    const hostile = { path: 'content/hostile.md', digest: digestOf(text).slice(7), record };
    const segments = [{ buffer: buildSegment([...pages, hostile]), removed: [] }];
    ask(segments);
    asked += 1;
    findDuplicates({
      index: { id: `test ${asked}`, segments },
      draft: { path: 'drafts/hostile.md', real: 'drafts/hostile.md', digest: hostile.digest, text },
      root,
      maxBytes: 2 ** 21,
      unread: 0,
      minPages: 30,
      generated: [],
      terms: {},
      reviewed: [],
    });
    const { user, system } = process.cpuUsage(begun);
    expect((user + system) / 1_000_000).toBeLessThan(10);
  });
});
