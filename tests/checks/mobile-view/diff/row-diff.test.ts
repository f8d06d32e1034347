import fc from 'fast-check';
import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { changesOf } from '../../../../checks/mobile-view/gather/diff/changes.ts';
import { rowHashes } from '../../../../checks/mobile-view/gather/diff/png-rows.ts';
import { diffRows, everyChange, type RowChange } from '../../../../checks/mobile-view/gather/diff/row-diff.ts';
import { pngOf, pngOfRows } from '../../../fixtures/png.ts';

/** Rows of a page: each its own, a blank one after each. */
const page = (from: number, to: number): number[] =>
  Array.from({ length: (to - from) * 2 }, (_, at) => (at % 2 === 0 ? from + at / 2 : 0));
const change = (from: number, to: number, rowsOut: number): RowChange => ({ from, to, rowsIn: to - from, rowsOut });

describe('rows that differ', () => {
  test.for([
    { name: 'none', before: page(1, 100), after: page(1, 100), changes: [] },
    {
      name: 'none but a line that stands a pixel lower',
      before: page(1, 100),
      after: [...page(1, 50), 0, ...page(50, 100)],
      changes: [],
    },
    { name: 'two empty pages', before: [], after: [], changes: [] },
    {
      name: 'a paragraph that came',
      before: page(1, 100),
      after: [...page(1, 50), 900, 901, 902, ...page(50, 100)],
      changes: [change(98, 101, 0)],
    },
    {
      name: 'a paragraph that went',
      before: page(1, 100),
      after: [...page(1, 50), ...page(60, 100)],
      changes: [{ from: 98, to: 98, rowsIn: 0, rowsOut: 20 }],
    },
    {
      name: 'a word that changed',
      before: page(1, 100),
      after: page(1, 100).map((row) => (row === 40 ? 777 : row)),
      changes: [change(78, 79, 1)],
    },
    { name: 'a page that is wholly new', before: [1, 2, 3], after: [4, 5], changes: [change(0, 2, 3)] },
    { name: 'all that came to an empty page', before: [], after: [4, 5], changes: [change(0, 2, 0)] },
    {
      name: 'changes a line apart are one',
      before: page(1, 200),
      after: page(1, 200).map((row) => (row === 40 || row === 59 ? 777 : row)),
      changes: [{ from: 78, to: 117, rowsIn: 2, rowsOut: 2 }],
    },
    {
      name: 'changes further apart are two',
      before: page(1, 200),
      after: page(1, 200).map((row) => (row === 40 || row === 62 ? 777 : row)),
      changes: [change(78, 79, 1), change(122, 123, 1)],
    },
  ])('$name', ({ before, after, changes }) => expect(diffRows(before, after)).toEqual(changes));

  test('account for every row, whatever the pages are', () => {
    const rows = fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 80 });
    fc.assert(
      fc.property(rows, rows, (before, after) => {
        const changes = everyChange(before, after);
        const [came, went] = [
          changes.reduce((sum, { rowsIn }) => sum + rowsIn, 0),
          changes.reduce((sum, { rowsOut }) => sum + rowsOut, 0),
        ];
        expect(after.length - before.length).toBe(came - went);
        expect(changes.length === 0).toBe(before.join() === after.join());
        for (const { from, to, rowsIn } of changes)
          expect([from <= to, rowsIn <= to - from, to <= after.length]).toEqual([true, true, true]);
      }),
    );
  });

  test('of two tall pages that have little but blanks in common are found soon', () => {
    const [before, after] = [page(1, 15_000), page(20_000, 35_000)];
    const begun = performance.now();
    expect(diffRows(before, after).length).toBeGreaterThan(0);
    expect(performance.now() - begun).toBeLessThan(4_000);
  });
});

describe('a PNG is read row by row', () => {
  const rows = [
    [10, 20, 30, 40],
    [10, 20, 30, 40],
    [99, 1, 255, 0],
    [10, 20, 30, 40],
  ];

  test.for([0, 1, 2, 3, 4])('filtered in way %i', (filter) => {
    const [one, same, other, again] = rowHashes(pngOfRows(rows, filter));
    expect([one === same, one === again, one === other]).toEqual([true, true, false]);
    expect(rowHashes(pngOfRows(rows, filter))).toEqual(rowHashes(pngOfRows(rows, 0)));
  });

  test.for([
    { name: 'no PNG', bytes: Buffer.from('GIF89a'.repeat(10)) },
    { name: 'one that ends too early', bytes: pngOf(10, 1_000, { real: false }) },
    { name: 'one whose data is cut', bytes: pngOf(200, 200).subarray(0, 60) },
    { name: 'one that is interlaced', bytes: Buffer.from(pngOf(3, 3)).fill(1, 28, 29) },
    {
      name: 'data that unpacks without end',
      bytes: Buffer.concat([
        pngOf(1, 1).subarray(0, 33),
        Buffer.from([0, 0, 0, 9]),
        Buffer.from('IDAT'),
        deflateSync(Buffer.alloc(3)),
      ]),
    },
  ])('$name is refused', ({ bytes }) => expect(() => rowHashes(bytes)).toThrow(/./));
});

test('a region of the page is told with the lines that lie there', () => {
  const boxes = [
    { top: 0, bottom: 50, first: 1, last: 1 },
    { top: 60, bottom: 120, first: 3, last: 5 },
    { top: 130, bottom: 200, first: 7, last: 7 },
  ];
  const device = { name: 'Phone', width: 390, height: 664 };
  const picture = { region: { x: 0, y: 0, width: 390, height: 200 }, scale: 1 };
  expect(
    changesOf([change(70, 140, 3), { from: 55, to: 55, rowsIn: 0, rowsOut: 9 }], picture, { device, boxes }),
  ).toEqual([
    {
      device: 'Phone',
      region: { x: 0, y: 70, width: 390, height: 70 },
      rowsIn: 70,
      rowsOut: 3,
      lines: { first: 3, last: 7 },
    },
    { device: 'Phone', region: { x: 0, y: 55, width: 390, height: 0 }, rowsIn: 0, rowsOut: 9 },
  ]);
});
