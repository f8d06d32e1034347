import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const project = path.resolve(import.meta.dirname, '../..');
const tool = (name: string): string => path.join(project, 'node_modules/.bin', name);

describe('the packed tarball', () => {
  const home = mkdtempSync(path.join(tmpdir(), 'imprimatur-package-'));
  let tarball = '';

  beforeAll(() => {
    execFileSync('npm', ['pack', '--pack-destination', home], { cwd: project, stdio: 'ignore' });
    tarball = path.join(home, readdirSync(home).find((name) => name.endsWith('.tgz')) ?? '');
  }, 240_000);
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  test('has sound entry points for publint', () => {
    const { stdout, status } = spawnSync(tool('publint'), ['--strict', tarball], { encoding: 'utf8' });
    expect({ status, stdout }).toMatchObject({ status: 0 });
  });

  test('has types that resolve', () => {
    const { stdout, status } = spawnSync(tool('attw'), ['--profile', 'esm-only', tarball], { encoding: 'utf8' });
    expect({ status, stdout }).toMatchObject({ status: 0 });
  });

  test.for([
    { name: 'the Node that runs these tests', node: undefined },
    { name: 'Node 24', node: 'node@24' },
  ])('works when installed in an empty project, without config, with $name', { timeout: 300_000 }, ({ node }) => {
    const repository = mkdtempSync(path.join(home, 'empty-'));
    writeFileSync(path.join(repository, 'package.json'), '{ "private": true, "allowScripts": { "node": true } }\n');
    const packages = node === undefined ? [tarball] : [tarball, node];
    execFileSync('npm', ['install', '--no-audit', '--no-fund', ...packages], { cwd: repository, stdio: 'ignore' });
    mkdirSync(path.join(repository, 'posts'));
    writeFileSync(
      path.join(repository, 'posts/good.md'),
      '# Good\n\nA page with a block.\n\n```js\nconst a = 1;\n```\n',
    );
    writeFileSync(path.join(repository, 'posts/좋은-글.md'), '# 좋은 글\n\n잘 쓴 문장 하나입니다.\n');
    writeFileSync(
      path.join(repository, 'posts/broken.md'),
      '# Broken\n\nA page with a block.\n\n```json\n{ "a": 1,, }\n```\n',
    );

    const launcher = path.join(repository, 'node_modules/imprimatur/pipeline/launch.js');
    const runner = node === undefined ? process.execPath : path.join(repository, 'node_modules/.bin/node');
    const { stdout, stderr, status } = spawnSync(runner, [launcher, 'check', 'posts', '--format', 'json'], {
      cwd: repository,
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    const run = JSON.parse(stdout) as { tool: { node: string }; reports: { draft: { path: string } }[] };
    expect(run.reports.map(({ draft }) => draft.path)).toEqual([
      'posts/broken.md',
      'posts/good.md',
      'posts/좋은-글.md',
    ]);
    expect(run.tool.node.split('.')[0]).toBe(node === undefined ? process.versions.node.split('.')[0] : '24');
    expect(status).toBe(1);
  });
});
