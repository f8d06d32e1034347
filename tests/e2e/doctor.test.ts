import { describe, expect, test } from 'vitest';
import { withoutBrowser } from '../fixtures/browser.ts';
import { publish } from '../fixtures/publish.ts';
import { temporaryRepository } from '../fixtures/repository.ts';

interface Said {
  readonly sound: boolean;
  readonly parts: readonly {
    readonly part: string;
    readonly state: string;
    readonly found: string;
    readonly mend: readonly string[];
  }[];
}

describe('publish doctor', { timeout: 120_000 }, () => {
  test.skipIf(withoutBrowser)('says that every check can look, and with what', async () => {
    using repository = temporaryRepository({ 'drafts/x.md': '# x\n' });
    const { code, stdout } = await publish(['doctor', '--format', 'json'], { cwd: repository.root });
    const { sound, parts } = JSON.parse(stdout) as Said;
    expect([code, sound]).toEqual([0, true]);
    const found = Object.fromEntries(parts.map((one) => [one.part, one.found]));
    expect(found['node']).toContain(process.versions.node);
    expect(found['repository']).toContain('1 draft (');
    expect(found['browser']).toMatch(/ \d+\.\d+\.\d+\.\d+ \(/);
  });

  test('says what is missing, what goes undone, and how to mend it', async () => {
    using repository = temporaryRepository({ 'drafts/x.md': '# x\n' });
    const env = { PUBLISH_BROWSER: '/no/such/browser' };
    const { code, stdout } = await publish(['doctor'], { cwd: repository.root, env });
    expect(code).toBe(1);
    expect(stdout).toMatch(/✗ Browser: missing\n {4}The variable PUBLISH_BROWSER names `\/no\/such\/browser`/);
    expect(stdout).toMatch(/To mend it: .*(?:chromium|chrome)/i);
    expect(stdout).toMatch(/\nNot every check can look/);
  });

  test('names the mistake in a config', async () => {
    using repository = temporaryRepository({ 'publish.config.json': '{ "drafs": [] }' });
    const env = { PUBLISH_BROWSER: '/no/such/browser' };
    const { stdout } = await publish(['doctor', '--format', 'json'], { cwd: repository.root, env });
    const { parts } = JSON.parse(stdout) as Said;
    expect(parts.find(({ part }) => part === 'repository')).toMatchObject({
      state: 'missing',
      found: expect.stringContaining('drafs') as string,
    });
  });
});
