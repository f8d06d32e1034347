import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import check from '../../../checks/secrets/check.ts';
import { maskEmail, maskSecret } from '../../../checks/secrets/gather/mask.ts';
import { planted, privateKey } from './planted.ts';
import { judge, sightingsIn } from './scan.ts';

const around: readonly (readonly [name: string, wrap: (text: string) => string])[] = [
  ['alone', (text) => text],
  ['in a sentence', (text) => `We found ${text} in the log.`],
  ['in Korean', (text) => `설정에 ${text} 라고 적었습니다.`],
  ['in a heading', (text) => `# Setup ${text}`],
  ['as inline code', (text) => `Use \`${text}\` here.`],
  ['in a fence', (text) => `~~~sh\nexport X=1\n${text}\n~~~`],
  ['in a list', (text) => `- one\n- ${text}\n`],
  ['in a quote', (text) => `> ${text}`],
  ['in a table', (text) => `| a | b |\n|---|---|\n| ${text} | 1 |`],
  ['in front matter', (text) => `---\ntitle: x\nnote: '${text}'\n---\n\nText.`],
  ['in a comment', (text) => `<!-- ${text} -->`],
  ['in brackets', (text) => `(${text})`],
  ['with CRLF', (text) => `One.\r\n${text}\r\nTwo.`],
];

describe.for(planted)('$name', ({ code, secret, text }) => {
  test.for(around)('%s', async ([, wrap]) => {
    const draft = wrap(text);
    const found = (await sightingsIn(draft)).filter((one) => one.code === code);
    expect(found.length).toBeGreaterThan(0);
    expect(JSON.stringify(await judge(draft))).not.toContain(JSON.stringify(secret).slice(1, -1));
    const before = draft.slice(0, draft.indexOf(secret)).split('\n');
    const column = (before.at(-1) ?? '').length + 1;
    expect(found[0]?.place).toEqual({
      start: { line: before.length, column },
      end: { line: before.length, column: column + secret.length },
    });
  });
});

test.for([
  { name: 'whole', change: (key: string) => key },
  {
    name: 'cut off',
    change: (key: string) => `${key.split('\n').slice(0, 4).join('\n')}\n\nAnd then the text goes on.`,
  },
  { name: 'in JSON', change: (key: string) => `{"private_key": ${JSON.stringify(`${key}\n`)}}` },
  { name: 'in a fence', change: (key: string) => `~~~\n${key}\n~~~` },
  {
    name: 'in a quote',
    change: (key: string) =>
      key
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n'),
  },
  {
    name: 'indented',
    change: (key: string) =>
      key
        .split('\n')
        .map((line) => `    ${line}`)
        .join('\n'),
  },
])('a private key, $name', async ({ change }) => {
  const draft = change(privateKey(40));
  const [sighting, ...others] = (await sightingsIn(draft)).filter(({ code }) => code === 'private-key');
  expect(sighting).toBeDefined();
  expect(others).toEqual([]);
  expect(JSON.stringify(sighting)).not.toContain(privateKey(40).split('\n')[1]);
  expect(sighting?.place.end.line).toBeLessThanOrEqual(draft.split('\n').length);
});

test('the places of all secrets are blotted out', () => {
  for (const { code } of planted) expect(check.sensitive).toContain(code);
});

describe('what is shown', () => {
  const secret = fc.string({ unit: 'grapheme', minLength: 4, maxLength: 200 });
  test('never the secret, nor more than four of its characters', () => {
    fc.assert(
      fc.property(secret, (value) => {
        const shown = maskSecret(value);
        expect(shown).not.toContain(value);
        expect(shown.length).toBeLessThanOrEqual(value.length >= 20 ? 5 : 1);
      }),
    );
  });

  test('of an address, the first letters and the top-level domain', () => {
    const name = fc.stringMatching(/^[a-z0-9.]{1,30}$/);
    fc.assert(
      fc.property(name, name, (local, domain) => {
        const shown = maskEmail(local, `${domain}.net`);
        expect(shown).toMatch(/^[a-z0-9.]?…@[a-z0-9.]?…\.net$/);
      }),
    );
  });

  test('a digest only where nobody could guess the value', async () => {
    const all = await Promise.all(planted.map(({ text }) => sightingsIn(text)));
    const digested = new Set(all.flat().flatMap(({ code, digest }) => (digest === undefined ? [] : [code])));
    expect([...digested].sort()).toEqual([
      'authorization-header',
      'credential-in-url',
      'hard-coded-secret',
      'json-web-token',
      'provider-credential',
    ]);
  });
});
