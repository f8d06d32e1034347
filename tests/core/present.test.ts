import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LineIndex } from '../../pipeline/core/place.ts';
import { presentResults } from '../../pipeline/core/present.ts';
import { mask } from '../../pipeline/core/scrub.ts';
import type { CheckResult, Finding } from '../../pipeline/core/types.ts';
import { visible } from '../../pipeline/core/visible.ts';

/** A finding that repeats `quoted` wherever a finding may quote the draft. */
function quoting(quoted: string, finding: Partial<Finding> = {}): Finding {
  return {
    code: 'some-code',
    severity: 'blocker',
    message: `Found “${quoted}” here.`,
    why: `${quoted} is known to readers.`,
    next: `Remove ${quoted}`,
    evidence: [],
    fingerprint: '0123',
    params: { quoted },
    related: [{ path: 'drafts/other.md', note: `also ${quoted}` }],
    ...finding,
  };
}

function failed(findings: readonly Finding[], data: Readonly<Record<string, string>> = {}): CheckResult {
  return { check: 'secrets', version: 1, durationMs: 1, cached: false, status: 'failed', findings, data };
}

function present(text: string, ranges: readonly (readonly [number, number])[], results: readonly CheckResult[]) {
  const lines = new LineIndex(text);
  return presentResults(
    results,
    ranges.map(([from, to]) => lines.placeOf(from, to)),
    { text, lines },
  );
}

const word = fc.string({
  unit: fc.constantFrom('a', 'b', 'k', 'X', '7', '-', '가', '\u001b'),
  minLength: 4,
  maxLength: 40,
});

describe('presentResults', () => {
  test('a secret occurs nowhere, not even cut off after its eighth unit', () => {
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 4 }),
        fc.string({ maxLength: 20 }),
        fc.nat(40),
        (secrets, around, cut) => {
          const text = secrets.map((secret) => `${around} ${secret}\n`).join('');
          const ranges = secrets.map((secret, index) => {
            const from = text.indexOf(secret, index === 0 ? 0 : undefined);
            return [from, from + secret.length] as const;
          });
          const lines = new LineIndex(text);
          const findings = secrets.flatMap((secret, index) => [
            quoting(visible(secret), { place: lines.placeOf(ranges[index]?.[0] ?? 0, ranges[index]?.[1] ?? 0) }),
            quoting(`${visible(secret.slice(0, 8 + cut))}…`),
          ]);
          const shown = JSON.stringify(
            present(text, ranges, [failed(findings, { [`key ${secrets[0]}`]: `${secrets[0]}!` })]),
          );
          for (const secret of secrets.map((one) => one.trim()).filter(({ length }) => length >= 8)) {
            expect(shown).not.toContain(JSON.stringify(secret).slice(1, -1));
            expect(shown).not.toContain(visible(secret).slice(0, 8));
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  const secret = 'AKIAQWERTYUIOPASDFGH';
  test.for([
    { name: 'whole', quoted: secret, shown: 'AKIA****************' },
    { name: 'cut off', quoted: `${secret.slice(0, 12)}…`, shown: '************…' },
    { name: 'twice', quoted: `${secret} ${secret}`, shown: 'AKIA**************** AKIA****************' },
    { name: 'with more behind it', quoted: `${secret}TAIL`, shown: 'AKIA****************TAIL' },
    { name: 'seven units are no secret', quoted: secret.slice(0, 7), shown: secret.slice(0, 7) },
  ])('$name', ({ quoted, shown }) => {
    const [result] = present(`key = ${secret}`, [[6, 26]], [failed([quoting(quoted)], { quoted })]);
    expect(result).toMatchObject({
      findings: [
        { message: `Found “${shown}” here.`, params: { quoted: shown }, related: [{ note: `also ${shown}` }] },
      ],
      data: { quoted: shown },
    });
  });

  test.for(['secrets', 'some-code', 'blocker', 'failed', 'drafts/other.md'])(
    'ids, codes and paths stay, though the secret is `%s`',
    (secret) => {
      const [result] = present(secret, [[0, secret.length]], [failed([quoting('x')])]);
      expect(result).toMatchObject({
        check: 'secrets',
        status: 'failed',
        findings: [{ code: 'some-code', severity: 'blocker', related: [{ path: 'drafts/other.md' }] }],
      });
    },
  );

  test('the excerpts of all checks hide it, and their columns hold', () => {
    const text = `first\npassword: hunter2222 and more\nlast`;
    const from = text.indexOf('hunter2222');
    const place = new LineIndex(text).placeOf(text.indexOf('and'), text.indexOf('and') + 3);
    const [, other] = present(text, [[from, from + 10]], [failed([]), failed([quoting('x', { place })])]);
    expect(other?.findings[0]?.excerpt).toEqual({
      line: 2,
      text: 'password: ********** and more',
      from: 21,
      length: 3,
    });
  });

  test('the excerpts hide it where it stands again', () => {
    const text = 'password: hunter2222\nthen type hunter2222 again';
    const place = new LineIndex(text).placeOf(21, 25);
    const [result] = present(text, [[10, 20]], [failed([quoting('x', { place })])]);
    expect(result?.findings[0]?.excerpt?.text).toBe('then type ********** again');
  });

  test.for([
    { name: 'percent-decoded', written: 'p%40ssw0rd%21x', quoted: 'p@ssw0rd!x' },
    { name: 'without escapes of Markdown', written: 'key\\_with\\*marks', quoted: 'key_with*marks' },
    { name: 'composed', written: 'caf\u0065\u0301-au-lait', quoted: 'caf\u00e9-au-lait' },
  ])('it is hidden when quoted $name', ({ written, quoted }) => {
    const [result] = present(written, [[0, written.length]], [failed([quoting(quoted)])]);
    expect(result?.findings[0]?.params['quoted']).toBe('*'.repeat(quoted.length));
  });

  test('lines of a secret that spans several are hidden one by one', () => {
    const text = '-----BEGIN KEY-----\r\nMIIEvQIBADANBg\r\nkqhkiG9w0BAQEF\r\n-----END';
    const place = new LineIndex(text).placeOf(37, 51);
    const [result] = present(text, [[0, text.length]], [failed([quoting('kqhkiG9w0BAQEF', { place })])]);
    expect(result?.findings[0]).toMatchObject({
      message: 'Found “**************” here.',
      excerpt: { line: 3, text: '*'.repeat(14) },
    });
  });

  test('overlapping places hide what both cover', () => {
    const text = 'abcdefghijklmnopqrstuvwxyz';
    const place = new LineIndex(text).placeOf(0, 26);
    const [result] = present(
      text,
      [
        [5, 26],
        [0, 21],
        [5, 8],
      ],
      [failed([quoting('x', { place })])],
    );
    expect(result?.findings[0]?.excerpt?.text).toBe(`abcd${'*'.repeat(22)}`);
  });

  test('reasons and errors are results too', () => {
    const base = { check: 'links', version: 1, durationMs: 0, cached: false, findings: [] } as const;
    const results = present(
      'hunter2222',
      [[0, 10]],
      [
        { ...base, status: 'errored', error: { code: 'unexpected', message: 'at hunter2222' } },
        { ...base, status: 'skipped', reasonCode: 'none', reason: 'hunter2222' },
      ],
    );
    expect(results).toMatchObject([{ error: { message: 'at **********' } }, { reason: '**********' }]);
  });

  test(
    'ten thousand secrets with one beginning in ten thousand findings take seconds at most',
    { timeout: 10_000 },
    () => {
      const secrets = Array.from({ length: 10_000 }, (_, index) => `AKIAAAAAAAAA${String(index).padStart(8, '0')}`);
      const text = secrets.join('\n');
      const lines = new LineIndex(text);
      const findings = secrets.map((secret, index) =>
        quoting(secret, { place: lines.placeOf(index * 21, index * 21 + 20) }),
      );
      const [result] = present(
        text,
        secrets.map((_, index) => [index * 21, index * 21 + 20] as const),
        [failed(findings)],
      );
      expect(result?.findings.at(-1)?.message).toBe('Found “AKIA****************” here.');
    },
  );

  test('a secret of 2 MiB of one letter takes no time', { timeout: 5_000 }, () => {
    const text = 'a'.repeat(2 ** 21);
    const [result] = present(text, [[0, text.length]], [failed([quoting(text.slice(0, 100_000))])]);
    expect(result?.findings[0]?.params['quoted']).toBe(`aaaa${'*'.repeat(99_996)}`);
  });
});

describe('mask', () => {
  test.for([
    { name: 'nineteen units show none', secret: 'a'.repeat(19), shown: '*'.repeat(19) },
    { name: 'twenty show four', secret: 'a'.repeat(20), shown: `aaaa${'*'.repeat(16)}` },
    { name: 'line ends stay', secret: 'ab\r\ncd', shown: '**\r\n**' },
  ])('$name', ({ secret, shown }) => expect(mask(secret)).toBe(shown));
});
