import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Capture } from '../../pipeline/receipts/capture.ts';

function captured(chunks: readonly string[], most: number) {
  const capture = new Capture(most);
  for (const chunk of chunks) capture.add(Buffer.from(chunk));
  return capture;
}

describe('Capture', () => {
  test('what fits is kept whole, however it comes', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 20 }), (chunks) => {
        const whole = chunks.join('');
        const most = Math.max(2, Buffer.byteLength(whole) * 2);
        expect(captured(chunks, most).result()).toEqual({ text: whole, truncated: false });
      }),
    );
  });

  test('of what does not fit, whole lines of the beginning and the end are kept, and the gap is told', () => {
    const lines = Array.from({ length: 1000 }, (_, index) => `line ${index}\n`);
    const { text, truncated } = captured(lines, 200).result();
    expect(truncated).toBe(true);
    const kept = text.split('\n').filter((line) => line !== '');
    expect(kept[0]).toBe('line 0');
    expect(kept.at(-1)).toBe('line 999');
    const gap = kept.findIndex((line) => /^\[… \d+ bytes left out …\]$/.test(line));
    expect(lines).toEqual(expect.arrayContaining(kept.toSpliced(gap, 1).map((line) => `${line}\n`)));
  });

  test('a line that is cut is not kept at all: half a secret is not known as one', () => {
    const secret = 'S'.repeat(300);
    const { text } = captured([secret, '\nend\n', secret], 100).result();
    expect(text).not.toContain('S');
  });

  test('memory stays bounded', () => {
    const capture = new Capture(1000);
    const chunk = Buffer.alloc(64 * 1024, 'x\n');
    const before = process.memoryUsage().arrayBuffers;
    for (let index = 0; index < 12_000; index += 1) capture.add(Buffer.from(chunk));
    expect(capture.total).toBe(12_000 * 64 * 1024);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(256 * 1024 * 1024);
    expect(capture.result().text.length).toBeLessThan(1100);
  });
});
