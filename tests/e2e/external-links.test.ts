import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { CheckResult, Report } from '../../pipeline/core/types.ts';
import { linkServer, never, page, plain } from '../fixtures/link-server.ts';
import { checkJson, type RunReport, start } from '../fixtures/publish.ts';
import { temporaryRepository } from '../fixtures/repository.ts';

const config = (external: object): string =>
  JSON.stringify({ checks: { links: { external: { allow: ['127.0.0.0/8'], ...external } } } });
const draft = (...urls: readonly string[]): string =>
  `---\ntitle: Links\n---\n\n# Links\n\n${urls.map((url, at) => `- [${at}](${url})\n`).join('')}`;
const linksOf = ({ results }: Report): CheckResult | undefined => results.find(({ check }) => check === 'links');
const codesOf = (report: Report): string[] => linksOf(report)?.findings.map(({ code }) => code) ?? [];

describe('links to other sites', { timeout: 120_000 }, () => {
  test('are asked once for all drafts, and are not asked again while the answer is fresh', async () => {
    await using server = await linkServer({ '/ok': page('<h1 id="a">x</h1>') });
    const drafts = Object.fromEntries(
      Array.from({ length: 20 }, (_, at) => [`drafts/${at}.md`, draft(`${server.origin}/ok`, `${server.origin}/no`)]),
    );
    using repository = temporaryRepository({ ...drafts, 'publish.config.json': config({ soft404: false }) });
    const options = { cwd: repository.root };
    const first = await checkJson(['--only', 'links'], options);
    expect(first.code).toBe(1);
    expect(first.run.reports.map(codesOf)).toEqual(Array.from({ length: 20 }, () => ['external-missing']));
    expect(server.seen.map(({ method, url }) => `${method} ${url}`).toSorted()).toEqual([
      'GET /no',
      'HEAD /no',
      'HEAD /ok',
    ]);

    const again = await checkJson(['--only', 'links'], options);
    expect(again.run.reports.map(codesOf)).toEqual(first.run.reports.map(codesOf));
    repository.write({ 'drafts/new.md': draft(`${server.origin}/ok`) });
    await checkJson(['--only', 'links', 'drafts/new.md'], options);
    expect(server.seen.length).toBe(3);

    await checkJson(['--only', 'links', '--no-cache', 'drafts/new.md'], options);
    expect(server.seen.length).toBe(4);
  });

  test('are never a silent pass without a network, and nobody is asked', async () => {
    await using server = await linkServer({}, { fallback: page('x') });
    const urls = ['/1', '/2', '/3'].map((path) => server.origin + path);
    using repository = temporaryRepository({ 'drafts/x.md': draft(...urls), 'publish.config.json': config({}) });
    const { run, code } = await checkJson(['--only', 'links', '--offline'], { cwd: repository.root });
    expect(code).toBe(0);
    expect(run.reports.flatMap((report) => linksOf(report)?.findings ?? [])).toMatchObject([
      { code: 'external-not-asked', severity: 'warning', params: { count: 3, cause: 'offline' } },
    ]);
    expect(server.connections).toBe(0);
  });

  test('are unverified when the deadline is over, and the check does not fail for it', async () => {
    await using server = await linkServer({ '/ok': page('x') }, { fallback: never });
    const external = { deadlineMs: 1_500, timeoutMs: 30_000, soft404: false };
    using repository = temporaryRepository({
      'drafts/x.md': draft(`${server.origin}/ok`, `${server.origin}/hangs`),
      'publish.config.json': config(external),
    });
    const { run } = await checkJson(['--only', 'links'], { cwd: repository.root });
    expect(run.reports.flatMap(codesOf)).toEqual(['external-not-asked']);
    expect(run.reports.map((report) => linksOf(report)?.status)).toEqual(['passed']);
  });

  test('never send or repeat the name and password in a link', async () => {
    await using server = await linkServer({}, { fallback: plain(500) });
    const url = `http://user:hunter2hunter2@127.0.0.1:${server.port}/x`;
    using repository = temporaryRepository({
      'drafts/x.md': draft(url),
      'publish.config.json': config({ retries: 0 }),
    });
    const { run } = await checkJson(['--only', 'links'], { cwd: repository.root });
    const findings = run.reports.flatMap((report) => linksOf(report)?.findings ?? []);
    expect(findings.map(({ code }) => code)).toEqual(['external-odd-answer']);
    const said = findings.map(({ message, params }) => [message, params]);
    expect(JSON.stringify(said)).not.toContain('hunter2');
    expect(JSON.stringify(server.seen)).not.toContain('hunter2');
  });

  test('Ctrl-C while hosts never answer: what is known is told, soon, and it is no pass', async () => {
    await using server = await linkServer({ '/no': plain(404) }, { fallback: never });
    await using silent = await linkServer({}, { host: '127.0.0.2', fallback: never });
    const drafts = Object.fromEntries(
      Array.from({ length: 40 }, (_, at) => [
        `drafts/${String(at).padStart(2, '0')}.md`,
        draft(`${server.origin}/no`, `${silent.origin}/${at}`),
      ]),
    );
    using repository = temporaryRepository({ ...drafts, 'publish.config.json': config({ timeoutMs: 60_000 }) });
    const { child, ending } = start(['check', '--only', 'links', '--format', 'json'], { cwd: repository.root });
    while (silent.seen.length === 0 || server.seen.length < 2) await sleep(50);
    await sleep(2_000);
    const begun = performance.now();
    child.kill('SIGINT');
    const { code, stdout, stderr } = await ending;
    const tookMs = performance.now() - begun;
    expect({ code, stderr }).toEqual({ code: 130, stderr: 'publish: Interrupted.\n' });
    const run = JSON.parse(stdout) as RunReport;
    expect(run.reports.length).toBeGreaterThan(0);
    expect(new Set(run.reports.flatMap(codesOf))).toEqual(new Set(['external-missing', 'external-not-asked']));
    expect(run.refusals.map(({ error }) => error.code)).toEqual(['interrupted']);
    // A second on a quiet machine.
    expect(tookMs).toBeLessThan(3_000);
  });
});
