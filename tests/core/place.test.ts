import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { excerptOf } from '../../pipeline/core/excerpt.ts';
import { LineIndex } from '../../pipeline/core/place.ts';
import { visible } from '../../pipeline/core/visible.ts';

/** Text rich in line ends, surrogates, controls and Hangul. */
const hostileText = fc
  .array(
    fc.constantFrom(
      '\n',
      '\r',
      '\r\n',
      'a',
      ' ',
      '\t',
      '가',
      '\u1100\u1161',
      '\u{1f600}',
      '\ud83d',
      '\u001b[31m',
      '\u202e',
      '\u200b',
      '\u0000',
      'x'.repeat(90),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''));

/** Line by line and unit by unit, the way one would count with a finger. */
function countedPoint(text: string, offset: number): { line: number; column: number } {
  let line = 1;
  let column = 1;
  for (let at = 0; at < offset; at += 1) {
    const ends = text[at] === '\n' || (text[at] === '\r' && text[at + 1] !== '\n');
    line += ends ? 1 : 0;
    column = ends ? 1 : column + 1;
  }
  return { line, column };
}

describe('LineIndex', () => {
  test('agrees with counting, and leads back', () => {
    fc.assert(
      fc.property(hostileText, fc.nat(200), (text, wanted) => {
        const lines = new LineIndex(text);
        const offset = Math.min(wanted, text.length);
        const point = lines.pointAt(offset);
        expect(point).toEqual(countedPoint(text, offset));
        expect(lines.offsetAt(point)).toBe(offset);
      }),
      { numRuns: 1000 },
    );
  });

  test('knows each line without its end', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const lines = new LineIndex(text);
        const naive = text.split(/\r\n|\n|\r/);
        expect(lines.lineCount).toBe(naive.length);
        const own = naive.map((_, index) => {
          const { from, to } = lines.lineRange(index + 1, text);
          return text.slice(from, to);
        });
        expect(own).toEqual(naive);
      }),
    );
  });

  test.for([
    { name: 'before the start', text: 'ab\nc', offset: -5, point: { line: 1, column: 1 } },
    { name: 'past the end', text: 'ab\nc', offset: 99, point: { line: 2, column: 2 } },
    { name: 'of nothing', text: '', offset: 0, point: { line: 1, column: 1 } },
    { name: 'after a last line end', text: 'a\n', offset: 2, point: { line: 2, column: 1 } },
    { name: 'a wide character is two units', text: '\u{1f600}x', offset: 2, point: { line: 1, column: 3 } },
  ])('$name', ({ text, offset, point }) => expect(new LineIndex(text).pointAt(offset)).toEqual(point));
});

// oxlint-disable-next-line no-control-regex -- what must never be printed
const control = /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]|\p{Cs}/u;

describe('visible', () => {
  test('prints no control, separator or half character, and keeps every position', () => {
    fc.assert(
      fc.property(fc.oneof(hostileText, fc.string({ unit: 'binary' })), (text) => {
        const shown = visible(text);
        expect(shown).not.toMatch(control);
        expect(shown).toHaveLength(text.length);
        for (const [index, unit] of [...text.matchAll(/[a-z가-힣]/g)].map((match) => [match.index, match[0]] as const))
          expect(shown[index]).toBe(unit);
      }),
    );
  });

  test.for([
    { name: 'an escape sequence', text: '\u001b[2Jx', shown: '\ufffd[2Jx' },
    { name: 'right-to-left override', text: 'a\u202eb', shown: 'a\ufffdb' },
    { name: 'tag characters', text: 'a\u{e0041}b', shown: 'a\ufffd\ufffdb' },
    { name: 'bytes hidden in variation selectors', text: 'a\u{e0141}b', shown: 'a\ufffd\ufffdb' },
    { name: 'Hangul filler', text: 'a\u3164b', shown: 'a\ufffdb' },
    { name: 'C1 controls', text: '\u009b31m', shown: '\ufffd31m' },
    { name: 'line ends and tabs are blanks', text: 'a\r\nb\tc', shown: 'a  b c' },
    { name: 'emoji, Hangul and joiners stay', text: '👩‍💻❤️ 한글 각', shown: '👩‍💻❤️ 한글 각' },
  ])('$name', ({ text, shown }) => expect(visible(text)).toBe(shown));
});

describe('excerptOf', () => {
  test('shows what stands at the place', () => {
    fc.assert(
      fc.property(hostileText, fc.nat(300), fc.nat(300), (text, one, other) => {
        const lines = new LineIndex(text);
        const [from, to] = [Math.min(one, other, text.length), Math.min(Math.max(one, other), text.length)];
        const excerpt = excerptOf(text, lines, lines.placeOf(from, to));
        expect(excerpt.text).not.toMatch(control);
        expect(excerpt.text.length).toBeLessThanOrEqual(160);
        expect(excerpt.from).toBeGreaterThanOrEqual(0);
        expect(excerpt.from).toBeLessThanOrEqual(excerpt.text.length);
        expect(excerpt.length).toBeGreaterThanOrEqual(1);
        const line = lines.lineRange(excerpt.line, text);
        const onLine = text.slice(from, Math.min(to, line.to));
        const pointed = excerpt.text.slice(excerpt.from, excerpt.from + excerpt.length);
        const whole = Math.min(onLine.length, pointed.length);
        const [seen, written] = [pointed.slice(0, whole), onLine.slice(0, whole)];
        expect(withoutReplaced(seen, written)).toBe(withoutReplaced(written, seen));
      }),
      { numRuns: 1000 },
    );
  });

  test.for([
    {
      name: 'a short line stands whole',
      text: 'one two',
      from: 4,
      to: 7,
      excerpt: { line: 1, text: 'one two', from: 4, length: 3 },
    },
    {
      name: 'a place of several lines points to the end of its first',
      text: 'ab cd\nef',
      from: 3,
      to: 8,
      excerpt: { line: 1, text: 'ab cd', from: 3, length: 2 },
    },
    {
      name: 'a place at the end of a line points past it',
      text: 'ab\ncd',
      from: 2,
      to: 2,
      excerpt: { line: 1, text: 'ab', from: 2, length: 1 },
    },
    {
      name: 'a long line is cut around the place',
      text: `${'a'.repeat(500)}HERE${'b'.repeat(500)}`,
      from: 500,
      to: 504,
      excerpt: { line: 1, text: `${'a'.repeat(60)}HERE${'b'.repeat(96)}`, from: 60, length: 4 },
    },
  ])('$name', ({ text, from, to, excerpt }) => {
    const lines = new LineIndex(text);
    expect(excerptOf(text, lines, lines.placeOf(from, to))).toEqual(excerpt);
  });
});

/** Units that one of both shows as they are. */
function withoutReplaced(text: string, other: string): string {
  return text
    .split('')
    .map((unit, index) => ([unit, other[index]].some((one) => one === '\ufffd' || one === ' ') ? '·' : unit))
    .join('');
}
