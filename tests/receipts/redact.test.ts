import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findCredentials } from '../../checks/secrets/gather/find-credentials.ts';
import { redact } from '../../pipeline/receipts/redact.ts';

// Made up for this test, and put together here so that no scanner takes this file for a leak.
const github = ['ghp', 'q7Rk2mVx9TzL4bNw8sYd1cFh6jPa3gEu0oXi'].join('_');
const aws = ['AKIA', 'Q3EGRT7ZK5VWNX2M'].join('');
const password = 'correct-horse-battery-9';

const forms: Readonly<Record<string, (secret: string) => string>> = {
  plain: (secret) => secret,
  base64: (secret) => Buffer.from(secret).toString('base64'),
  'base64 within a longer text': (secret) => Buffer.from(`user:${secret}:end`).toString('base64'),
  'base64 for URLs': (secret) => Buffer.from(`ab${secret}`).toString('base64url'),
  hex: (secret) => Buffer.from(secret).toString('hex'),
  'percent-encoded': (secret) => encodeURIComponent(`${secret}&x=ü`),
};

const run = (texts: Record<string, string>, env: NodeJS.ProcessEnv = {}) =>
  redact({ texts, env, findSecrets: findCredentials });

describe('a secret goes, in every form it may take', () => {
  test.for(
    Object.keys(forms).flatMap((form) => [
      { name: `a variable’s value, ${form}`, form, secret: password, env: { DB_PASSWORD: password } },
      { name: `a token in its plain shape elsewhere, ${form}`, form, secret: github, env: {} },
    ]),
  )('$name', async ({ form, secret, env }) => {
    const written = forms[form]?.(secret) ?? '';
    const { texts, redactions } = await run({ stdout: `before ${written} after`, stderr: `token ${secret}` }, env);
    expect(texts['stdout']).not.toContain(written);
    expect(texts['stdout']).toMatch(
      form === 'percent-encoded' ? /^before \[redacted: .+ after$/ : /^before \[redacted: [^\]]+\] after$/,
    );
    expect(texts['stderr']).not.toContain(secret);
    expect(redactions.map(({ where }) => where)).toContain('stdout');
  });

  test.for([
    { name: 'base64', written: Buffer.from(`token=${github}`).toString('base64'), secret: github },
    { name: 'percent-encoding', written: encodeURIComponent(`key ${github}`), secret: github },
    { name: 'a user in a URL', written: 'postgres://app:s3cr3t-word@db.internal/x', secret: 's3cr3t-word' },
    { name: 'a token in a query', written: 'https://api.example.com/v1?page=2&token=tiny', secret: 'tiny' },
    { name: 'a signature in a fragment', written: 'https://x.example/#access_token=abcdef', secret: 'abcdef' },
    { name: 'an AWS key', written: `id ${aws}`, secret: aws },
  ])('$name, though no variable holds it', async ({ written, secret }) => {
    const { texts } = await run({ stdout: `see ${written} here` });
    expect(texts['stdout']).not.toContain(secret);
    expect(texts['stdout']).not.toContain(written);
    expect(texts['stdout']).toMatch(/ here$/);
  });
});

test.for([
  { name: 'ordinary words', text: 'ok 1 - adds two numbers\n# tests 4\n' },
  { name: 'a digest', text: `sha256 ${'0f'.repeat(32)}` },
  { name: 'a URL without secrets', text: 'GET https://example.com/a?page=2#top 200' },
  { name: 'base64 of words', text: Buffer.from('nothing to hide in here, really').toString('base64') },
])('$name stay', async ({ text }) => {
  expect(await run({ stdout: text }, { PATH: '/usr/bin', HOME: '/home/someone', PWD: '/home/someone/x' })).toEqual({
    texts: { stdout: text },
    redactions: [],
  });
});

test('no value of a telling variable is left in any text', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ minLength: 8, maxLength: 40 }).filter((value) => value.trim().length >= 8),
      fc.string({ maxLength: 30 }),
      async (value, around) => {
        const { texts } = await run({ stdout: `${around}${value}${around}` }, { API_TOKEN: value });
        expect(texts['stdout']?.replaceAll(/\[redacted: [^\]]*\]/g, '')).not.toContain(value);
      },
    ),
    { numRuns: 50 },
  );
});
