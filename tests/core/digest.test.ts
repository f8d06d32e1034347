import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson, digestOf, digestOfJson } from '../../pipeline/core/digest.ts';
import { shortDigest } from '../../pipeline/core/short-digest.ts';

describe('canonical JSON (RFC 8785)', () => {
  test.for([
    {
      name: 'keys are ordered by UTF-16 units, not by code points',
      value: { '\u{1f600}': 1, '\ufb33': 2, '\u20ac': 3, '\r': 4, '1': 5, '\u0080': 6, '\u00f6': 7 },
      text: '{"\\r":4,"1":5,"\u0080":6,"\u00f6":7,"\u20ac":3,"\u{1f600}":1,"\ufb33":2}',
    },
    {
      name: 'numbers as ECMAScript writes them',
      value: [Number('333333333.33333329'), 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
      text: '[333333333.3333333,1e+30,4.5,0.002,1e-27]',
    },
    { name: 'minus zero is zero', value: -0, text: '0' },
    {
      name: 'the smallest and largest doubles',
      value: [5e-324, 1.7976931348623157e308, 9007199254740992, 295147905179352830000],
      text: '[5e-324,1.7976931348623157e+308,9007199254740992,295147905179352830000]',
    },
    {
      name: 'control characters in their short forms',
      value: '\u20ac$\u000f\nA\'B"\\\\"/\b\f\t',
      text: '"\u20ac$\\u000f\\nA\'B\\"\\\\\\\\\\"/\\b\\f\\t"',
    },
    { name: 'literals', value: [null, true, false], text: '[null,true,false]' },
    {
      name: 'no blanks, whatever the nesting',
      value: { b: [{ d: 1, c: {} }, []], a: '' },
      text: '{"a":"","b":[{"c":{},"d":1},[]]}',
    },
    { name: 'members that are undefined are no members', value: { a: undefined, b: 1 }, text: '{"b":1}' },
  ])('$name', ({ value, text }) => expect(canonicalJson(value)).toBe(text));

  const cycle: Record<string, unknown> = {};
  cycle['self'] = cycle;
  test.for([
    { name: 'NaN', value: Number.NaN },
    { name: 'infinity', value: [Number.POSITIVE_INFINITY] },
    { name: 'a cycle', value: cycle },
    { name: 'a lone surrogate', value: { text: '\ud800' } },
    { name: 'undefined', value: undefined },
  ])('refuses $name', ({ value }) => expect(() => canonicalJson(value)).toThrow(TypeError));

  test('equal values have equal bytes, and reading gives the value back', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        fc.pre(JSON.stringify(value).isWellFormed());
        const text = canonicalJson(value);
        expect(canonicalJson(JSON.parse(text))).toBe(text);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe('digests', () => {
  test.for([
    { name: 'nothing', bytes: '', digest: 'sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' },
    {
      name: 'abc (FIPS 180-4)',
      bytes: 'abc',
      digest: 'sha256:ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    },
  ])('$name', ({ bytes, digest }) => expect(digestOf(bytes)).toBe(digest));

  test('a string is its UTF-8 bytes', () => expect(digestOf('한글')).toBe(digestOf(Buffer.from('한글'))));
  test('the order of keys does not matter', () =>
    expect(digestOfJson({ a: 1, b: 2 })).toBe(digestOfJson({ b: 2, a: 1 })));
  test('short forms', () => expect(shortDigest(digestOf('abc'))).toBe('ba7816bf8f01'));
});
