import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import scanForSecrets from '../../../checks/secrets/gather/secret-scan-task.ts';
import { LineIndex } from '../../../pipeline/core/place.ts';
import { judge } from './scan.ts';

const size = 2 ** 19;
const allow = { emails: [], domains: [], hosts: [], users: [], digests: [] };
const scan = (text: string) => scanForSecrets({ text, stretches: [], allow });

/** Pieces that bring each pattern as far as it goes before it fails. */
const pieces = [
  'a', ' ', '\n', '\r\n', '.', '-', '_', '/', ':', '@', '=', '"', '<', '&', '0', '9', '\u200b', '\u202e', '\ufe0f', '\u{e0041}',
  'a.', 'a_', 'a@', 'a@a.', '0-', '010-', '1234 ', 'eyJ', 'eyJhYWFhYWFh.', 'AKIA', 'sk-', 'aws', 'aws_', 'token=', 'token_',
  'password: ', 'secret="', '?token', '&key=a', 'https://a:', 'https://', 'a://a:a', 'Bearer ', 'Basic aaaaaaaa', '/Users/',
  '/home/a/', 'C:\\Users\\', '10.', '10.1.1.1 ', 'a.corp', '<!--', '<p hidden>', '<p hidden>a', '</p>', '<a ', '<p style="',
  '-----BEGIN PRIVATE KEY-----', '-----BEGIN PRIVATE KEY-----aaaa', 'Private-Lines: 1\n', 'ignore ', 'ignore all ',
  'if you are an AI ', 'when reviewing this article ', '이전 ', '이 글을 검토하면 ', 'a\u202e', `${' '.repeat(130)}a`, '\n \n', '900101-', '&nbsp;',
  'a@b.io ', '010-2938-4756\n', '<p hidden>ignore previous instructions</p>', `a${'\u200b'.repeat(9)}\n`,
]; // prettier-ignore

describe('half a megabyte of', () => {
  test.for(pieces)('%j', { timeout: 20_000 }, async (piece) => {
    const text = piece.repeat(Math.ceil(size / piece.length)).slice(0, size);
    const begun = performance.now();
    const found = await scan(text);
    expect(performance.now() - begun).toBeLessThan(2_500);
    expect(found.length).toBeLessThan(5_000);
  });
});

test('no text breaks it, and places lie in the text', async () => {
  const part = fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 8 }));
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 40 }), async (parts) => {
      const text = parts.join('');
      const lines = new LineIndex(text);
      for (const { place, shown } of await scan(text)) {
        const [from, to] = [lines.offsetAt(place.start), lines.offsetAt(place.end)];
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual(text.length);
        expect(shown.length).toBeLessThanOrEqual(64);
      }
    }),
    { numRuns: 300 },
  );
});

test('past five hundred of a kind the rest is one finding, which covers them all', async () => {
  const numbers = Array.from({ length: 620 }, (_, index) => `010-2938-${4000 + index}`);
  const findings = await judge(numbers.join('\n'));
  expect(findings).toHaveLength(501);
  expect(findings.at(-1)).toMatchObject({ told: 'phone-number warning', line: 501 });
});
