import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defineCheck, type Found } from '../../pipeline/core/check.ts';
import { completeFindings } from '../../pipeline/core/finding.ts';
import { defineMessages } from '../../pipeline/core/messages.ts';
import { LineIndex } from '../../pipeline/core/place.ts';
import type { Severity } from '../../pipeline/core/types.ts';

const messages = defineMessages({
  en: {
    'odd-word': { message: 'The word `{word}` is odd.', why: 'Why.', next: 'Next.' },
    'too-short': { message: '{n} {n:word|words}.', why: 'Why.', next: 'Next.' },
  },
  ko: {
    'odd-word': { message: '`{word}`{word:은|는} 어색합니다.', why: '이유.', next: '다음.' },
    'too-short': { message: '{n}단어입니다.', why: '이유.', next: '다음.' },
  },
});
const check = defineCheck({
  id: 'words',
  version: 1,
  stage: 'text',
  title: { en: 'Words', ko: '낱말' },
  needs: {},
  messages,
  severity: { 'odd-word': 'blocker', 'too-short': 'note' },
  options: () => Promise.resolve({ parse: () => ({}) }),
  evaluate: () => ({ findings: [] }),
});

/** Finds every `odd` in the text. */
function findOdd(text: string): Found<typeof messages>[] {
  const lines = new LineIndex(text);
  return [...text.matchAll(/odd\w*/g)].map((match) => ({
    code: 'odd-word' as const,
    params: { word: match[0] },
    place: lines.placeOf(match.index, match.index + match[0].length),
  }));
}

function complete(text: string, found = findOdd(text), overrides: Readonly<Record<string, Severity | 'off'>> = {}) {
  return completeFindings(check, found, { text, lines: new LineIndex(text), overrides });
}

describe('fingerprints', () => {
  test('survive what is inserted above, and differ from each other', () => {
    const lines = fc.array(fc.constantFrom('plain', 'odd one', 'odd', 'oddity here', '', '가나다'), { maxLength: 20 });
    fc.assert(
      fc.property(lines, fc.array(fc.constantFrom('', 'new', '새 줄')), (body, above) => {
        const before = complete(body.join('\n'));
        const after = complete([...above, ...body].join('\n'));
        const prints = before.map(({ fingerprint }) => fingerprint);
        expect(after.map(({ fingerprint }) => fingerprint)).toEqual(prints);
        expect(new Set(prints).size).toBe(prints.length);
      }),
    );
  });

  test.for([
    { name: 'line ends', one: 'a odd\nodd b', other: 'a odd\r\nodd b' },
    { name: 'indentation', one: 'odd', other: '    odd' },
    { name: 'text after it', one: 'odd', other: 'odd and more' },
  ])('do not depend on $name', ({ one, other }) => {
    expect(complete(one).map(({ fingerprint }) => fingerprint)).toEqual(
      complete(other).map(({ fingerprint }) => fingerprint),
    );
  });

  test('tell texts and codes apart', () => {
    const place = new LineIndex('odd').placeOf(0, 3);
    const [one] = complete('odd');
    const [other] = complete('oddly');
    const [third] = complete('odd', [{ code: 'too-short', params: { n: 1 }, place }]);
    expect(new Set([one?.fingerprint, other?.fingerprint, third?.fingerprint]).size).toBe(3);
  });

  test('an identity stands in for a text that must not be hashed', () => {
    const named = (text: string) =>
      complete(
        text,
        findOdd(text).map((found) => ({ ...found, identity: 'rule-7' })),
      );
    expect(named('odd')[0]?.fingerprint).toBe(named('oddness')[0]?.fingerprint);
  });
});

describe('completeFindings', () => {
  test('stands in the order of the draft, and findings of the whole draft come first', () => {
    const text = 'odd\nodder';
    const found = [...findOdd(text).toReversed(), { code: 'too-short' as const, params: { n: 1 } }];
    expect(complete(text, found).map(({ params }) => Object.values(params)[0])).toEqual([1, 'odd', 'odder']);
  });

  test('has English texts and the code’s severity', () => {
    expect(complete('odd')[0]).toMatchObject({
      code: 'odd-word',
      severity: 'blocker',
      message: 'The word `odd` is odd.',
      why: 'Why.',
      next: 'Next.',
      evidence: [],
    });
  });

  test.for([
    { name: 'the config outweighs the finding', overrides: { 'odd-word': 'note' }, severity: 'note' },
    { name: 'the finding outweighs its code', overrides: {}, severity: 'warning' },
  ] as const)('$name', ({ overrides, severity }) => {
    const found = findOdd('odd').map((one) => ({ ...one, severity: 'warning' as const }));
    expect(complete('odd', found, overrides)[0]?.severity).toBe(severity);
  });

  test('off means gone', () => expect(complete('odd', findOdd('odd'), { 'odd-word': 'off' })).toEqual([]));

  test('what was found in the draft is printable', () => {
    const found = [
      {
        code: 'odd-word' as const,
        params: { word: '\u001b[31mred\u202e' },
        related: [{ path: 'x.md', note: '\u0007bell' }],
      },
    ];
    expect(complete('', found)[0]).toMatchObject({
      message: 'The word `\ufffd[31mred\ufffd` is odd.',
      related: [{ note: '\ufffdbell' }],
    });
  });

  test('a code without texts is a bug in the check', () => {
    expect(() => complete('x', [{ code: 'no-such-code', params: {} } as never])).toThrow('no text for no-such-code');
  });

  const point = (line: number, column: number) => ({ line, column });
  test.for([
    { name: 'past the last line', start: point(3, 1), end: point(3, 1) },
    { name: 'before the first', start: point(0, 1), end: point(1, 1) },
    { name: 'at column zero', start: point(1, 0), end: point(1, 1) },
    { name: 'backwards', start: point(2, 2), end: point(2, 1) },
    { name: 'at no number', start: point(Number.NaN, 1), end: point(1, 1) },
  ])('a place $name is a bug in the check', ({ start, end }) => {
    const found = [{ code: 'odd-word' as const, params: { word: 'x' }, place: { start, end } }];
    expect(() => complete('odd\nodd', found)).toThrow('not in the draft');
  });
});
