import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checks, providers } from '../checks/index.ts';
import { stages } from '../pipeline/core/check.ts';
import { now } from '../pipeline/core/evidence.ts';
import { languages } from '../pipeline/core/types.ts';
import { sharedProviders } from '../pipeline/evidence/providers.ts';

const folder = path.resolve(import.meta.dirname, '../checks');
const holes = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{([A-Za-z]\w*)(?::[^{}]*)?\}/g)].map(([, name]) => name ?? ''))].sort();

test('every folder is listed, and nothing else', () => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(checks.map(({ id }) => id).toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
});

test('stages stand in the order of their cost', () => {
  const order = checks.map(({ stage }) => stages.indexOf(stage));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
});

describe.for(checks.map((check) => ({ check, id: check.id })))('$id', ({ check, id }) => {
  const codes = Object.keys(check.severity);

  test('has codes, each in kebab case', () => {
    expect(codes).not.toEqual([]);
    for (const code of codes) expect(code).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  });

  test.for(languages)('says everything in %s', (language) => {
    expect(check.title[language]).toMatch(/\S/);
    expect(Object.keys(check.messages[language]).toSorted()).toEqual(codes.toSorted());
    for (const [code, text] of Object.entries(check.messages[language])) {
      for (const part of ['message', 'why', 'next'] as const)
        expect([code, text[part]]).toEqual([code, expect.stringMatching(/\S[.?!…)”`]$/)]);
      const english = check.messages.en[code];
      const [own, theirs] = [text, english].map((one) => holes(`${one?.message}${one?.why}${one?.next}`));
      expect([code, own?.every((name) => theirs?.includes(name))]).toEqual([code, true]);
      expect([code, language === 'en' || /[가-힣]/.test(text.message)]).toEqual([code, true]);
    }
  });

  test('names only codes that it has as sensitive', () =>
    expect(codes).toEqual(expect.arrayContaining([...(check.sensitive ?? [])])));

  test('needs only what somebody gathers', () => {
    const gathered = Object.keys({ ...sharedProviders, ...providers, [now.id]: now });
    expect(gathered).toEqual(expect.arrayContaining(Object.values(check.needs).map((one) => one.id)));
  });

  test('has options with defaults for all', async () => {
    const options = await check.options();
    expect(() => options.parse({})).not.toThrow();
    expect(() => options.parse({ 'no-such-option': 1 })).toThrow(/no-such-option/);
  });

  test('explains every code in its README', () => {
    const file = path.join(folder, id, 'README.md');
    expect(existsSync(file)).toBe(true);
    const text = readFileSync(file, 'utf8');
    expect(codes.filter((code) => !text.includes(`\`${code}\``))).toEqual([]);
  });
});

test('evidence has one provider, under its own name', async () => {
  for (const [id, load] of Object.entries({ ...sharedProviders, ...providers }))
    expect((await load()).evidence.id).toBe(id);
  expect(Object.keys(sharedProviders).filter((id) => id in providers)).toEqual([]);
});
