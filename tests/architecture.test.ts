import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const repository = path.resolve(import.meta.dirname, '..');

/**
 * Who may import whom. A zone is the longest prefix that fits a file; `self` stands for the file's own folder in
 * `checks/`. Packages and `node:` modules are named as they are imported; `*` allows all.
 */
const zones: Readonly<Record<string, { readonly ours: readonly string[]; readonly packages: readonly string[] }>> = {
  'pipeline/core': {
    ours: ['pipeline/core'],
    packages: ['node:crypto', 'canonicalize', 'leven', 'mdast', 'unist', 'hast', 'string-width'],
  },
  'pipeline/node': { ours: [], packages: [] },
  'pipeline/run': { ours: ['pipeline/core', 'pipeline/run'], packages: ['p-queue', 'node:perf_hooks'] },
  'pipeline/evidence': { ours: ['pipeline/core', 'pipeline/resources', 'pipeline/evidence'], packages: ['*'] },
  'pipeline/resources': { ours: ['pipeline/core', 'pipeline/node', 'pipeline/resources'], packages: ['*'] },
  'pipeline/store': { ours: ['pipeline/core', 'pipeline/node', 'pipeline/store'], packages: ['node:', 'pg'] },
  'pipeline/report': {
    ours: ['pipeline/core', 'pipeline/node', 'pipeline/report'],
    packages: ['string-width', 'node:module', 'node:util', 'sarif'],
  },
  'pipeline/config': {
    ours: ['pipeline/core', 'pipeline/node', 'pipeline/config'],
    packages: ['node:fs', 'node:path', 'zod', 'jsonc-parser'],
  },
  'pipeline/receipts': {
    ours: ['pipeline/core', 'pipeline/resources', 'pipeline/store', 'pipeline/receipts'],
    packages: ['*'],
  },
  'pipeline/approval': {
    ours: ['pipeline/core', 'pipeline/resources', 'pipeline/store', 'pipeline/approval'],
    packages: ['*'],
  },
  'pipeline/release': {
    ours: ['pipeline/core', 'pipeline/resources', 'pipeline/store', 'pipeline/release'],
    packages: ['*'],
  },
  'pipeline/log': { ours: ['pipeline/core', 'pipeline/resources', 'pipeline/store', 'pipeline/log'], packages: ['*'] },
  'pipeline/sweep': {
    ours: ['pipeline/core', 'pipeline/resources', 'pipeline/store', 'pipeline/sweep'],
    packages: ['*'],
  },
  'pipeline/review': {
    ours: ['pipeline/core', 'pipeline/report', 'pipeline/store', 'pipeline/approval', 'pipeline/review'],
    packages: ['*'],
  },
  'pipeline/commands': {
    ours: [
      'checks/index.ts',
      'checks/find-credentials.ts',
      ...[
        'approval',
        'commands',
        'config',
        'core',
        'evidence',
        'log',
        'node',
        'receipts',
        'release',
        'report',
        'resources',
        'review',
        'run',
        'store',
        'sweep',
      ].map((name) => `pipeline/${name}`),
    ],
    packages: ['*'],
  },
  'pipeline/cli.ts': {
    ours: ['pipeline/commands', 'pipeline/core', 'pipeline/report/renderer.ts'],
    packages: ['commander'],
  },
  'pipeline/index.ts': { ours: ['pipeline/core', 'pipeline/run'], packages: [] },
  'pipeline/launch.js': { ours: [], packages: ['node:'] },
  'checks/find-credentials.ts': { ours: ['checks'], packages: [] },
  'checks/index.ts': { ours: ['checks', 'pipeline/core', 'pipeline/resources/resources.ts'], packages: [] },
  'checks/*/gather': {
    ours: ['self', 'pipeline/core', 'pipeline/evidence', 'pipeline/resources'],
    packages: ['*'],
  },
  'checks/*/options.ts': { ours: ['self', 'pipeline/core'], packages: ['zod'] },
  'checks/*': { ours: ['self', 'pipeline/core'], packages: ['unist', 'mdast', 'unist-util-*', 'mdast-util-to-string'] },
};

const present = [
  'pipeline/core',
  'pipeline/run',
  'pipeline/evidence',
  'pipeline/resources',
  'pipeline/store',
  'pipeline/report',
  'pipeline/config',
  'pipeline/receipts',
  'pipeline/log',
  'pipeline/commands',
  'pipeline/cli.ts',
  'pipeline/index.ts',
  'pipeline/launch.js',
  'checks/index.ts',
  'checks/*/options.ts',
  'checks/*',
];

interface Import {
  readonly from: string;
  readonly to: string;
  readonly kind: 'static' | 'dynamic' | 'type';
}

function sourceFiles(root: string): string[] {
  return ['pipeline', 'checks'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:[cm]?ts|tsx|[cm]?js)$/.test(entry.name))
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
  );
}

/** Every module that a file names; `to` is relative to the root where it is ours. */
function importsOf(root: string, from: string): Import[] {
  const parsed = parseSync(from, readFileSync(path.join(root, from), 'utf8'));
  if (parsed.errors.length > 0) throw new Error(`${from} does not parse: ${parsed.errors[0]?.message}`);
  const found: Import[] = [];
  const add = (specifier: unknown, kind: Import['kind']): void => {
    if (typeof specifier !== 'string') throw new Error(`${from} imports something that is no plain string.`);
    const to = specifier.startsWith('.') ? path.join(path.dirname(from), specifier) : specifier;
    found.push({ from, to, kind });
  };
  new Visitor({
    ImportDeclaration: ({ source, importKind }) => add(source.value, importKind === 'type' ? 'type' : 'static'),
    ExportNamedDeclaration: ({ source, exportKind }) =>
      source !== null && add(source.value, exportKind === 'type' ? 'type' : 'static'),
    ExportAllDeclaration: ({ source, exportKind }) => add(source.value, exportKind === 'type' ? 'type' : 'static'),
    ImportExpression: ({ source }) => {
      if (source.type === 'Literal') return add(source.value, 'dynamic');
      // The launcher chooses between the source and the build of one and the same file.
      if (from !== 'pipeline/launch.js') add(undefined, 'dynamic');
    },
    TSImportType: ({ source }) => add(source.value, 'type'),
    TSExternalModuleReference: ({ expression }) => add(expression.value, 'static'),
    CallExpression: ({ callee, arguments: [first] }) => {
      if (callee.type === 'Identifier' && callee.name === 'require')
        add(first?.type === 'Literal' && first.value, 'static');
    },
  }).visit(parsed.program);
  return found;
}

function zoneOf(file: string): string | undefined {
  const inside = (zone: string): boolean => {
    const parts = zone.split('/');
    return (
      file.split('/').length >= parts.length && parts.every((part, at) => part === '*' || part === file.split('/')[at])
    );
  };
  return Object.keys(zones)
    .filter(inside)
    .toSorted(
      (one, other) =>
        other.split('/').length - one.split('/').length || Number(one.includes('*')) - Number(other.includes('*')),
    )[0];
}

function violations(root: string): string[] {
  return sourceFiles(root).flatMap((file) => {
    const zone = zoneOf(file);
    const rule = zone === undefined ? undefined : zones[zone];
    if (rule === undefined) return [`${file} lies in no zone`];
    return importsOf(root, file)
      .filter(
        ({ to }) =>
          !(isOurs(to) ? rule.ours.some((one) => covers(one, to, file)) : rule.packages.some((one) => fits(one, to))),
      )
      .map(({ to, kind }) => `${file} may not import ${to} (${kind})`);
  });
}

function isOurs(to: string): boolean {
  return to.startsWith('pipeline/') || to.startsWith('checks/') || to.startsWith('..');
}

function covers(allowed: string, to: string, file: string): boolean {
  const prefix = allowed === 'self' ? file.split('/').slice(0, 2).join('/') : allowed;
  // A check's own evidence is declared outside of gather/, which stays out of what the cache answers.
  if (allowed === 'self' && !file.includes('/gather/') && to.startsWith(`${prefix}/gather/`)) return false;
  return to === prefix || to.startsWith(`${prefix}/`);
}

function fits(allowed: string, to: string): boolean {
  if (allowed === '*') return true;
  if (allowed.endsWith('*') || allowed.endsWith(':')) return to.startsWith(allowed.replace('*', ''));
  return to === allowed || to.startsWith(`${allowed}/`);
}

/** All that is loaded when `file` is: static imports only, types left out. */
function loadedBy(root: string, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (!isOurs(file)) return seen;
  for (const { to, kind } of importsOf(root, file)) if (kind === 'static') loadedBy(root, to, seen);
  return seen;
}

describe('who imports whom', () => {
  test.for(present)('%s holds files', (zone) => {
    expect(sourceFiles(repository).filter((file) => zoneOf(file) === zone)).not.toEqual([]);
  });

  test('imports were seen', () => {
    const kinds = Map.groupBy(
      sourceFiles(repository).flatMap((file) => importsOf(repository, file)),
      ({ kind }) => kind,
    );
    for (const kind of ['static', 'dynamic', 'type'] as const) expect(kinds.get(kind)?.length).toBeGreaterThan(10);
  });

  test('everybody keeps to the table', () => expect(violations(repository)).toEqual([]));
});

describe('a planted violation is caught', () => {
  let copy = '';
  beforeAll(() => {
    copy = mkdtempSync(path.join(tmpdir(), 'architecture-'));
    for (const folder of ['pipeline', 'checks'])
      cpSync(path.join(repository, folder), path.join(copy, folder), { recursive: true });
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test.for([
    {
      name: 'core takes the file system',
      file: 'pipeline/core/planted.ts',
      code: `import { readFileSync } from 'node:fs';`,
    },
    { name: 'core takes a library of schemas', file: 'pipeline/core/planted.ts', code: `import { z } from 'zod';` },
    { name: 'core looks back at run', file: 'pipeline/core/planted.ts', code: `export * from '../run/run-batch.ts';` },
    {
      name: 'run takes a resource',
      file: 'pipeline/run/planted.ts',
      code: `const late = () => import('../resources/workers.ts');`,
    },
    {
      name: 'run takes a type of the store',
      file: 'pipeline/run/planted.ts',
      code: `import type { ResultStore } from '../store/result-store.ts';`,
    },
    {
      name: 'run takes a type in passing',
      file: 'pipeline/run/planted.ts',
      code: `export type Late = import('../store/result-store.ts').ResultStore;`,
    },
    {
      name: 'the store takes a report',
      file: 'pipeline/store/planted.ts',
      code: `import { createRenderer } from '../report/json.ts';`,
    },
    {
      name: 'evidence takes a check',
      file: 'pipeline/evidence/planted.ts',
      code: `import check from '../../checks/secrets/check.ts';`,
    },
    {
      name: 'someone imports a command',
      file: 'pipeline/index.ts',
      code: `export { check } from './commands/check.ts';`,
    },
    {
      name: 'a check takes another',
      file: 'checks/secrets/planted.ts',
      code: `import check from '../completeness/check.ts';`,
    },
    { name: 'a check takes Node', file: 'checks/secrets/planted.ts', code: `import { readFileSync } from 'node:fs';` },
    {
      name: 'a check takes its own engines',
      file: 'checks/secrets/planted.ts',
      code: `import provider from './gather/planted.ts';`,
    },
    {
      name: 'a check takes zod outside of its options',
      file: 'checks/secrets/planted.ts',
      code: `import { z } from 'zod';`,
    },
    { name: 'a check requires', file: 'checks/secrets/planted.cts', code: `const zod = require('zod');` },
    { name: 'a file in no zone', file: 'pipeline/planted/planted.ts', code: `export const nothing = 1;` },
  ])('$name', ({ file, code }) => {
    const target = path.join(copy, file);
    cpSync(path.join(repository, 'pipeline/index.ts'), target, { recursive: true });
    writeFileSync(target, code);
    try {
      expect(violations(copy)).toEqual([expect.stringContaining(file)]);
    } finally {
      if (file === 'pipeline/index.ts') cpSync(path.join(repository, file), target);
      else rmSync(target);
    }
  });

  test('a computed import cannot slip through', () => {
    const target = path.join(copy, 'pipeline/run/planted.ts');
    writeFileSync(target, 'const late = (name: string) => import(`../store/${name}.ts`);');
    expect(() => violations(copy)).toThrow('no plain string');
    rmSync(target);
  });
});

describe('the path that the cache answers', () => {
  const heavy =
    /^(?:zod|unified|remark|micromark|mdast-util|oxc-parser|typescript|playwright|linkinator|@secretlint|yaml|smol-toml|json5|jsonc-parser|tinypool|hono)/;
  const listed = importsOf(repository, 'checks/index.ts').filter(
    ({ kind, to }) => kind === 'static' && to.startsWith('checks/'),
  );

  test('checks are listed', () => expect(listed.length).toBeGreaterThanOrEqual(3));

  test.for(listed.map(({ to }) => to))('%s is light', (file) => {
    const loaded = loadedBy(repository, file);
    expect([...loaded].some((one) => one.endsWith('/messages.ts'))).toBe(true);
    expect(
      [...loaded].filter(
        (one) => heavy.test(one) || one.startsWith('node:') || /\/(?:gather|evidence|resources)\//.test(one),
      ),
    ).toEqual(['node:crypto'].filter((one) => loaded.has(one)));
  });

  test('core is light', () => {
    const core = sourceFiles(repository).filter((file) => file.startsWith('pipeline/core/'));
    expect(core.flatMap((file) => [...loadedBy(repository, file)]).filter((one) => heavy.test(one))).toEqual([]);
  });
});

test('a file is at most 250 lines long', () => {
  const long = sourceFiles(repository).filter(
    (file) => readFileSync(path.join(repository, file), 'utf8').trimEnd().split('\n').length > 250,
  );
  expect(long).toEqual([]);
});
