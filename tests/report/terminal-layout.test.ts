import fc from 'fast-check';
import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import { cellsOf, piecesOf, wrap } from '../../pipeline/report/terminal/cells.ts';
import { paintCode, painter } from '../../pipeline/report/terminal/paint.ts';
import { pointedLine } from '../../pipeline/report/terminal/pointer.ts';
import { visible } from '../../pipeline/core/visible.ts';

describe('cellsOf', () => {
  const units = Array.from({ length: 0xffff }, (_, index) => String.fromCharCode(index + 1)).filter(
    (unit) => unit >= ' ' && unit.isWellFormed(),
  );

  test('every character of the basic plane is as wide as string-width says', () => {
    expect(units.filter((unit) => cellsOf(unit) !== stringWidth(unit))).toEqual([]);
  });

  test('a pair of characters, too, and it falls into the same pieces', () => {
    const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
    fc.assert(
      fc.property(fc.constantFrom(...units), fc.constantFrom(...units), (one, other) => {
        const text = one + other;
        expect(cellsOf(text)).toBe(stringWidth(text));
        expect(piecesOf(text).map((piece) => piece.text)).toEqual(
          Array.from(segmenter.segment(text), ({ segment }) => segment),
        );
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('wrap', () => {
  test.for([
    { name: 'nothing', text: '', width: 10, lines: [] },
    { name: 'blanks alone', text: '   ', width: 10, lines: [] },
    { name: 'exactly as wide', text: 'four four', width: 9, lines: ['four four'] },
    { name: 'one column too narrow', text: 'four four', width: 8, lines: ['four', 'four'] },
    { name: 'a word that is too long', text: 'abcdefgh', width: 3, lines: ['abc', 'def', 'gh'] },
    { name: 'what follows a cut word stays on its line', text: 'abcd ef', width: 3, lines: ['abc', 'd', 'ef'] },
    { name: 'Hangul takes two columns', text: '가나 다라', width: 8, lines: ['가나', '다라'] },
    { name: 'Hangul is never cut in half', text: '가나다', width: 5, lines: ['가나', '다'] },
    { name: 'an emoji of several characters stays whole', text: '👩‍👩‍👧‍👦👩‍👩‍👧‍👦', width: 3, lines: ['👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦'] },
    {
      name: 'a no-break space holds words together',
      text: 'exit (exit\u00a01)',
      width: 9,
      lines: ['exit', '(exit\u00a01)'],
    },
  ])('$name', ({ text, width, lines }) => expect(wrap(text, width)).toEqual(lines));

  test('no line is too wide and no word is lost', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 2, max: 40 }), (raw, width) => {
        const text = visible(raw);
        const lines = wrap(text, width);
        for (const line of lines) expect(stringWidth(line)).toBeLessThanOrEqual(width);
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      }),
    );
  });
});

describe('pointedLine', () => {
  const long = `${'a'.repeat(50)} HERE ${'b'.repeat(50)}`;
  test.for([
    { name: 'a line that fits', text: 'x TODO y', from: 2, length: 4, line: ['x TODO y', '  ^^^^'] },
    { name: 'Hangul before the pointer', text: '가나 TODO', from: 3, length: 4, line: ['가나 TODO', '     ^^^^'] },
    { name: 'Hangul under the pointer', text: '가나다', from: 1, length: 1, line: ['가나다', '  ^^'] },
    { name: 'an emoji before the pointer', text: '🚀 x', from: 3, length: 1, line: ['🚀 x', '   ^'] },
    { name: 'the middle of an emoji', text: 'x🚀y', from: 2, length: 1, line: ['x🚀y', ' ^^'] },
    { name: 'nothing under the pointer', text: 'abc', from: 3, length: 1, line: ['abc', '   ^'] },
    { name: 'the start of a long line', text: long, from: 0, length: 3, line: [`${'a'.repeat(18)}…`, '^^^'] },
    {
      name: 'the middle of a long line',
      text: long,
      from: 51,
      length: 4,
      line: ['…aaaaa HERE bbbbbbb…', '       ^^^^'],
    },
    {
      name: 'the end of a long line',
      text: long,
      from: 105,
      length: 1,
      line: [`…${'b'.repeat(18)}`, `${' '.repeat(18)}^`],
    },
    { name: 'a control character', text: 'a\u001bb', from: 2, length: 1, line: ['a\ufffdb', '  ^'] },
  ])('$name', ({ text, from, length, line }) => {
    const shown = pointedLine({ text, from, length }, 20);
    expect([shown.text, ' '.repeat(shown.before) + '^'.repeat(shown.under)]).toEqual(line);
  });

  test('text and pointer keep to the width, whatever the line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.nat(200), fc.nat(50), (text, from, length) => {
        const shown = pointedLine({ text, from: Math.min(from, text.length), length }, 30);
        expect(cellsOf(shown.text)).toBeLessThanOrEqual(30);
        expect(shown.before + shown.under).toBeLessThanOrEqual(30);
        expect(shown.under).toBeGreaterThan(0);
      }),
    );
  });
});

describe('paint', () => {
  test('without colour everything stays as it is', () => {
    expect(painter(false)('blocker', 'x')).toBe('x');
    expect(paintCode(['a `b', 'c` d'], painter(false))).toEqual(['a `b', 'c` d']);
  });

  test('code that goes over a line end is painted on both lines', () => {
    const paint = painter(true);
    const inCyan = (text: string): string => paint('code', text);
    expect(paintCode(['a `b', 'c` d'], paint)).toEqual([
      `a ${inCyan('`')}${inCyan('b')}`,
      `${inCyan('c')}${inCyan('`')} d`,
    ]);
  });
});
