import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checks } from '../../checks/index.ts';
import { schemaText } from '../../pipeline/commands/write-schema.ts';
import { configJsonSchema } from '../../pipeline/config/build-schema.ts';
import { readConfigFile, validateConfig } from '../../pipeline/config/load.ts';
import { findRoot } from '../../pipeline/config/repository.ts';
import type { PublishError } from '../../pipeline/core/error.ts';
import { temporaryRepository } from '../fixtures/repository.ts';

const validate = (text: string) => validateConfig({ name: 'publish.config.json', text }, checks);
const [code = ''] = Object.keys(checks.find(({ id }) => id === 'completeness')?.severity ?? {});

const good = [
  { name: 'nothing', config: {} },
  {
    name: 'all keys',
    config: {
      $schema: './x.json',
      drafts: ['a/*.md'],
      published: [],
      site: { roots: ['static'], baseUrl: 'https://example.com', anchors: 'github' },
      checks: {},
      destinations: { site: { type: 'directory', path: 'out' } },
      limits: { maxBytes: 1, checkTimeoutMs: 1, draftsAtOnce: 64 },
    },
  },
  { name: 'a check that is off', config: { checks: { completeness: { enabled: false } } } },
  { name: 'another severity', config: { checks: { completeness: { severity: { [code]: 'note' } } } } },
  { name: 'no finding of a code', config: { checks: { completeness: { severity: { [code]: 'off' } } } } },
];

const bad = [
  {
    name: 'an unknown key',
    config: { draft: [] },
    says: ['publish.config.json:1:2: unknown key `draft`; did you mean `drafts`?'],
  },
  {
    name: 'an unknown key that is like no other',
    config: { xyzzy: 1 },
    says: ['publish.config.json:1:2: unknown key `xyzzy`'],
  },
  {
    name: 'an unknown key deeper down',
    config: { limits: { maxByte: 1 } },
    says: ['publish.config.json:1:12: unknown key `limits.maxByte`; did you mean `maxBytes`?'],
  },
  {
    name: 'an unknown check',
    config: { checks: { completenes: {} } },
    says: ['unknown key `checks.completenes`; did you mean `completeness`?'],
  },
  {
    name: 'an unknown option of a check',
    config: { checks: { completeness: { enable: true } } },
    says: ['unknown key `checks.completeness.enable`; did you mean `enabled`?'],
  },
  {
    name: 'an unknown code',
    config: { checks: { completeness: { severity: { [`${code}x`]: 'note' } } } },
    says: [`unknown key \`checks.completeness.severity.${code}x\`; did you mean \`${code}\`?`],
  },
  {
    name: 'an unknown severity',
    config: { checks: { completeness: { severity: { [code]: 'fatal' } } } },
    says: [`\`checks.completeness.severity.${code}\``],
  },
  {
    name: 'two mistakes',
    config: { drafts: 'a.md', limits: { maxBytes: 'big' } },
    says: ['publish.config.json:1:11: `drafts`', 'publish.config.json:1:39: `limits.maxBytes`'],
  },
  { name: 'a wrong type in a list', config: { drafts: ['a.md', 1] }, says: ['`drafts.1`'] },
  { name: 'an empty glob', config: { drafts: [''] }, says: ['`drafts.0`'] },
  { name: 'a limit of nothing', config: { limits: { maxBytes: 0 } }, says: ['`limits.maxBytes`'] },
  { name: 'too many at once', config: { limits: { draftsAtOnce: 65 } }, says: ['`limits.draftsAtOnce`'] },
  {
    name: 'a destination of no known type',
    config: { destinations: { site: { type: 'ftp', path: 'x' } } },
    says: ['`destinations.site.type`'],
  },
  { name: 'a list', config: [], says: ['publish.config.json:1:1:'] },
  { name: 'a number', config: 1, says: ['publish.config.json:1:1:'] },
  { name: 'null', config: null, says: ['publish.config.json:1:1:'] },
];

describe('validateConfig', () => {
  test.for(good)('takes $name', async ({ config }) => {
    await expect(validate(JSON.stringify(config))).resolves.toMatchObject({
      digest: expect.stringMatching(/^sha256:/) as string,
    });
  });

  test.for(bad)('refuses $name', async ({ config, says }) => {
    const error = await validate(JSON.stringify(config)).catch((thrown: unknown) => thrown as PublishError);
    expect(error).toMatchObject({ name: 'PublishError', code: 'invalid-config', exit: 2 });
    const lines = (error as PublishError).message.split('\n');
    expect(lines).toHaveLength(says.length);
    for (const [index, one] of says.entries()) expect(lines[index]).toContain(one);
  });

  test.for([
    { name: 'nothing at all', text: '', place: '1:1' },
    { name: 'a broken list', text: '{\n  "drafts": [\n}', place: '3:1' },
    { name: 'a comma too many', text: '{\r\n  "drafts": [],\r\n}', place: '3:1' },
    { name: 'a comment', text: '{\n  // no\n}', place: '2:3' },
    { name: 'a second value', text: '{} {}', place: '1:4' },
    { name: 'single quotes', text: "{'drafts': []}", place: '1:2' },
    { name: 'half a string', text: '{"drafts', place: '1:2' },
  ])('broken JSON: $name', async ({ text, place }) => {
    await expect(validate(text)).rejects.toMatchObject({
      code: 'invalid-config',
      message: expect.stringContaining(`publish.config.json:${place}: not valid JSON`) as string,
    });
  });

  test('a byte order mark is fine', async () => {
    await expect(validate('\ufeff{}')).resolves.toMatchObject({ drafts: ['drafts/**/*.{md,mdx}'] });
  });

  test('keys of objects in general are unknown keys', async () => {
    for (const key of ['__proto__', 'constructor', 'toString'])
      await expect(validate(`{"${key}": {}}`)).rejects.toMatchObject({ code: 'invalid-config' });
  });

  test('nesting without end is refused, not followed', async () => {
    const text = `{"drafts": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    await expect(validate(text)).rejects.toThrow('nests too deep');
  });

  test('options stay as they are written, the rest is filled in', async () => {
    const settings = await validate(
      JSON.stringify({ checks: { completeness: { enabled: false, severity: { [code]: 'note' } } } }),
    );
    expect(settings.checks['completeness']).toEqual({ enabled: false, severity: { [code]: 'note' }, options: {} });
    expect(settings.checks['secrets']).toEqual({ enabled: true, severity: {}, options: {} });
    expect(settings.limits.maxBytes).toBe(2 * 1024 * 1024);
  });

  test('the digest is that of the bytes, and of none where there is no config', async () => {
    const empty = 'sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
    using repository = temporaryRepository();
    expect((await validateConfig(readConfigFile(repository.root, undefined), checks)).digest).toBe(empty);
    const [one, other] = [await validate('{"limits": {}}'), await validate('{"limits":{}}')];
    expect(one.digest).not.toBe(other.digest);
  });
});

describe('readConfigFile', () => {
  test('a config that was asked for must be there', () => {
    using repository = temporaryRepository();
    expect(() => readConfigFile(repository.root, repository.at('other.json'))).toThrow(
      expect.objectContaining({ code: 'no-config', exit: 2 }),
    );
    expect(readConfigFile(repository.root, undefined).text).toBe('{}');
  });

  test.for([
    { name: 'not UTF-8', spoil: (file: string) => writeFileSync(file, Buffer.of(0xff, 0xfe)), says: 'it is not UTF-8' },
    { name: 'a folder', spoil: (file: string) => mkdirSync(file), says: 'EISDIR' },
    { name: 'a link to itself', spoil: (file: string) => symlinkSync('publish.config.json', file), says: 'ELOOP' },
  ])('$name', ({ spoil, says }) => {
    using repository = temporaryRepository();
    spoil(repository.at('publish.config.json'));
    expect(() => readConfigFile(repository.root, undefined)).toThrow(
      expect.objectContaining({ code: 'unreadable-config', message: expect.stringContaining(says) as string }),
    );
  });
});

describe('findRoot', () => {
  test.for([
    {
      name: 'the nearest config',
      files: ['publish.config.json', 'a/publish.config.json', 'a/b/x'],
      from: 'a/b',
      root: 'a',
    },
    { name: 'a config outweighs a nearer .git', files: ['publish.config.json', 'a/.git/x'], from: 'a', root: '.' },
    { name: 'else the nearest .git', files: ['a/.git/x', 'a/b/x'], from: 'a/b', root: 'a' },
    { name: 'a .git that is a file, as in a worktree', files: ['a/.git', 'a/b/x'], from: 'a/b', root: 'a' },
  ])('$name', ({ files, from, root }) => {
    using repository = temporaryRepository(Object.fromEntries(files.map((name) => [name, '{}'])));
    expect(findRoot(repository.at(from))).toBe(path.resolve(repository.at(root)));
  });

  test('through a link', () => {
    using repository = temporaryRepository({ 'a/x': '' });
    using elsewhere = temporaryRepository();
    symlinkSync(repository.at('a'), elsewhere.at('link'));
    expect(findRoot(elsewhere.at('link'))).toBe(repository.root);
  });
});

describe('publish.config.schema.json', () => {
  test('is what `npm run schema` writes', async () => {
    const written = readFileSync(path.resolve(import.meta.dirname, '../../publish.config.schema.json'), 'utf8');
    expect(written).toBe(await schemaText());
  });

  test('judges as the tool does', async () => {
    const judge = new Ajv2020({ strict: false, validateFormats: false }).compile(await configJsonSchema(checks));
    for (const { name, config } of good) expect([name, judge(config)]).toEqual([name, true]);
    for (const { name, config } of bad) expect([name, judge(config)]).toEqual([name, false]);
  });
});
