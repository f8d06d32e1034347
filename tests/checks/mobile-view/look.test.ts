import { readdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tallestPicture } from '../../../checks/mobile-view/gather/pictures/camera.ts';
import { renderPreview, sharePreview } from '../../../checks/mobile-view/gather/preview/preview.ts';
import { blobPath } from '../../../pipeline/core/blob-path.ts';
import { sharedProviders } from '../../../pipeline/evidence/providers.ts';
import { Gatherer } from '../../../pipeline/run/gatherer.ts';
import type { SitePreview } from '../../../pipeline/core/settings.ts';
import { withoutBrowser } from '../../fixtures/browser.ts';
import { pngOf } from '../../fixtures/png.ts';
import { childrenOf, runs } from '../../fixtures/processes.ts';
import { temporaryRepository } from '../../fixtures/repository.ts';
import { draftIn, resourcesFor, viewOf } from './view-of-draft.ts';

const long = 60_000;
const { signal } = new AbortController();

/** All that a browser leaves for a while lies here. */
let temporary = '';
beforeAll(() => {
  temporary = mkdtempSync(path.join(tmpdir(), 'look-'));
  process.env['TMPDIR'] = temporary;
});
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

describe.skipIf(withoutBrowser)('a draft is looked at', () => {
  const text =
    '# Title\n\n한국어 문장 😀\n\n![a](a.png)\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n```js\nconst a = 1;\n```\n';

  test('at every width, with pictures that lie as blobs', { timeout: long }, async () => {
    using repository = temporaryRepository({ 'drafts/a.png': pngOf(30, 20) });
    await using resources = resourcesFor(repository);
    const { view } = await viewOf(draftIn(repository, text), resources);
    const { pictures, views, browser, assets, page } = await view();
    expect(page).toBe('preview');
    expect(browser.version).toMatch(/^\d+\./);
    expect(
      views.map(({ device, settled, facts }) => [device.width, settled, facts.clientWidth, facts.scrollWidth]),
    ).toEqual([
      [390, true, 390, 390],
      [412, true, 412, 412],
      [320, true, 320, 320],
    ]);
    expect(pictures.map(({ kind, device }) => [kind, device])).toEqual([
      ['page', 'iPhone 14'],
      ['first-screen', 'iPhone 14'],
      ['page', 'Pixel 8'],
      ['page', 'iPhone SE'],
    ]);
    expect(readdirSync(repository.at('.publish/blobs')).sort()).toEqual(
      pictures.map(({ digest }) => path.basename(blobPath(digest))).sort(),
    );
    expect(assets).toMatchObject([{ address: 'a.png', state: 'shown', width: 30, height: 20 }]);
  });

  test('twice, in two browsers: the pictures are the same to the byte', { timeout: long }, async () => {
    const digests = [];
    for (let round = 0; round < 2; round += 1) {
      using repository = temporaryRepository({ 'drafts/a.png': pngOf(30, 20) });
      await using resources = resourcesFor(repository);
      const { view } = await viewOf(draftIn(repository, text), resources);
      digests.push((await view()).pictures.map(({ digest }) => digest));
    }
    expect(digests[0]).toHaveLength(4);
    expect(digests[1]).toEqual(digests[0]);
  });

  test('without pictures, and judged all the same', { timeout: long }, async () => {
    using repository = temporaryRepository();
    await using resources = resourcesFor(repository, { screenshots: false });
    const { view } = await viewOf(draftIn(repository, text), resources);
    const { pictures, views } = await view();
    expect([pictures, views.length]).toEqual([[], 3]);
  });

  test('on other devices and in the dark, when that is asked', { timeout: long }, async () => {
    using repository = temporaryRepository();
    await using resources = resourcesFor(repository);
    const options = { devices: [{ name: 'Fold', width: 280, height: 600 }], colorScheme: 'dark' };
    const { view } = await viewOf(draftIn(repository, text), resources, { options });
    const { views, pictures } = await view();
    expect(views.map(({ device }) => device.name)).toEqual(['Fold']);
    expect(pictures.map(({ kind }) => kind)).toEqual(['page', 'first-screen']);
  });

  test('and what it must rest on is known without a look', { timeout: long }, async () => {
    using repository = temporaryRepository({ 'drafts/a.png': pngOf(30, 20) });
    await using resources = resourcesFor(repository);
    const draft = draftIn(repository, text);
    const { path: browser } = await resources.browser.find();
    const identityNow = async () => (await viewOf({ ...draft }, resources)).identity();
    const before = await identityNow();
    expect(before.world?.paths).toEqual(['drafts/a.png', browser]);
    expect(await identityNow()).toEqual(before);
    await pause(20);
    repository.write({ 'drafts/a.png': pngOf(31, 20) });
    expect((await identityNow()).key).not.toBe(before.key);
    await using bare = resourcesFor(repository, { screenshots: false });
    expect((await (await viewOf({ ...draft }, bare)).identity()).key).not.toBe((await identityNow()).key);
    expect(childrenOf()).toEqual([]);
  });

  test('whose page is very tall: all of it is judged, and its pictures are cut', { timeout: long }, async () => {
    using repository = temporaryRepository();
    await using resources = resourcesFor(repository);
    const { view } = await viewOf(draftIn(repository, 'line\n\n'.repeat(1_800)), resources, {
      options: { devices: [{ name: 'Phone', width: 390, height: 664 }] },
    });
    const { views, pictures } = await view();
    expect(views[0]?.facts.scrollHeight).toBeGreaterThan(70_000);
    expect(pictures[0]).toMatchObject({ kind: 'page', isCut: true, region: { height: tallestPicture } });
  });

  test('that plants a script: nothing of it runs, and nothing is asked from elsewhere', { timeout: long }, async () => {
    const asked: string[] = [];
    const elsewhere = createServer((request, response) => (asked.push(request.url ?? ''), response.end()));
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
    using repository = temporaryRepository();
    await using resources = resourcesFor(repository);
    const planted = `# x\n\n<script>window.planted = 1</script><img src="none.png" onerror="window.planted = 2"><a href="javascript:window.planted = 3">y</a>\n\n![z](${address}/z.png) <div style="background:url(${address}/b.png)">w</div> <svg><image href="${address}/i.png"/></svg>\n`;
    const draft = draftIn(repository, planted);
    const gatherer = new Gatherer({ draft, resources, providers: sharedProviders, optionsOf: () => ({}), signal });
    const preview = await renderPreview(
      { draft, resources, options: {}, signal, get: (wanted) => gatherer.get(wanted) },
      'light',
    );
    using shared = await sharePreview(preview, resources.loopback);
    const request = {
      colorScheme: 'light',
      scale: 1,
      locale: 'en',
      isolated: false,
      timeoutMs: 20_000,
      subject: 'x',
      signal,
    } as const;
    const seen = await resources.browser.withPage(request, async (page) => {
      await page.goto(shared.url);
      // The page's own policy is the last of several walls.
      const forced = await page
        .evaluate(
          `document.body.insertAdjacentHTML('beforeend', '<img src="/none" onerror="window.planted = 4"><img src="${address}/f.png">')`,
        )
        .then(() => page.waitForTimeout(300))
        .then(() => page.evaluate('window.planted'));
      return { forced, sockets: await page.evaluate(`fetch('${address}/x').then(() => 'asked', () => 'refused')`) };
    });
    expect(seen).toEqual({ forced: undefined, sockets: 'refused' });
    expect(asked).toEqual([]);
    await new Promise((resolve) => elsewhere.close(resolve));
  });
});

describe.skipIf(withoutBrowser)('a browser', () => {
  test(
    'that is killed costs the draft it looked at; the next one gets a new browser, and nothing is left',
    { timeout: long },
    async () => {
      using repository = temporaryRepository();
      {
        await using resources = resourcesFor(repository);
        const request = {
          colorScheme: 'light',
          scale: 1,
          locale: 'en',
          isolated: false,
          timeoutMs: 20_000,
          subject: 'The page of x',
          signal,
        } as const;
        const first = resources.browser.withPage(request, async (page) => {
          for (const pid of childrenOf()) process.kill(pid, 'SIGKILL');
          await page.waitForTimeout(10_000);
        });
        await expect(first).rejects.toMatchObject({ code: 'browser-crashed' });
        const { view } = await viewOf(draftIn(repository, '# x\n'), resources);
        expect((await view()).views).toHaveLength(3);
      }
      await pause(200);
      expect(childrenOf()).toEqual([]);
      expect(readdirSync(temporary)).toEqual([path.basename(repository.root)]);
    },
  );

  test('whose page breaks down costs that draft alone', { timeout: long }, async () => {
    using repository = temporaryRepository();
    await using resources = resourcesFor(repository);
    const request = {
      colorScheme: 'light',
      scale: 1,
      locale: 'en',
      isolated: false,
      timeoutMs: 20_000,
      subject: 'The page of x',
      signal,
    } as const;
    const crashed = resources.browser.withPage(request, async (page) => {
      await Promise.race([page.goto('chrome://crash').catch(() => {}), pause(2_000)]);
      await page.evaluate('1');
    });
    await expect(crashed).rejects.toMatchObject({ code: 'browser-crashed' });
    const { view } = await viewOf(draftIn(repository, '# x\n'), resources);
    expect((await view()).views).toHaveLength(3);
  });

  test('that is not there is told with the ways to get one', async () => {
    using repository = temporaryRepository();
    await using resources = resourcesFor(repository, { browser: '/no/such/browser' });
    const { view, identity } = await viewOf(draftIn(repository, '# x\n'), resources);
    await expect(identity()).rejects.toMatchObject({ code: 'no-browser' });
    await expect(view()).rejects.toMatchObject({ code: 'no-browser' });
  });

  test('is closed when the run is called off', { timeout: long }, async () => {
    using repository = temporaryRepository();
    const controller = new AbortController();
    const resources = resourcesFor(repository, { signal: controller.signal });
    const { view } = await viewOf(draftIn(repository, '# x\n'), resources, { signal: controller.signal });
    const looking = view();
    setTimeout(() => controller.abort(new Error('called off')), 700);
    await expect(looking).rejects.toThrow('called off');
    await resources[Symbol.asyncDispose]();
    await pause(200);
    expect(childrenOf().filter(runs)).toEqual([]);
    expect(readdirSync(temporary)).toEqual([path.basename(repository.root)]);
  });
});

describe.skipIf(withoutBrowser)('a page of the user’s own site', () => {
  const siteFor = (port: number): SitePreview => ({
    command: ['/no/such/program'],
    url: `http://127.0.0.1:${port}/{slug}/`,
    timeoutMs: 3_000,
  });

  async function lookAt(body: string) {
    const head =
      '<!doctype html><html lang="en"><head><title>x</title><meta name="viewport" content="width=device-width,initial-scale=1"></head>';
    const site = createServer((_, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end(`${head}<body>${body}</body></html>`),
    );
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    const { port } = site.address() as AddressInfo;
    using repository = temporaryRepository();
    try {
      await using resources = resourcesFor(repository, { preview: siteFor(port), screenshots: false });
      const { view } = await viewOf(draftIn(repository, '# x\n'), resources, {
        options: { devices: [{ name: 'Phone', width: 390, height: 664 }] },
      });
      const begun = performance.now();
      const outcome = await view().catch((error: unknown) => error as Error & { readonly code?: string });
      return { outcome, tookMs: performance.now() - begun };
    } finally {
      site.closeAllConnections();
      await new Promise((resolve) => site.close(resolve));
    }
  }

  test('is judged as it is, with what it asks from elsewhere noted and refused', { timeout: long }, async () => {
    const { outcome } = await lookAt(
      '<h1>x</h1><img src="https://example.com/x.png" alt="x"><script>document.title = "scripts run"</script>',
    );
    expect(outcome).toMatchObject({
      page: 'site',
      assets: [{ address: 'https://example.com/x.png', state: 'remote' }],
      views: [{ settled: true }],
    });
  });

  test('that moves without end has settled all the same', { timeout: long }, async () => {
    const { outcome } = await lookAt(
      '<style>@keyframes a{to{transform:rotate(1turn)}} b{display:inline-block;animation:a 1s infinite}</style><b>x</b>',
    );
    expect(outcome).toMatchObject({ views: [{ settled: true }] });
  });

  test('that grows without end is judged as it stands, and said not to have settled', { timeout: long }, async () => {
    const { outcome, tookMs } = await lookAt(
      '<script>setInterval(() => document.body.append(document.createElement("p"), "x"), 20)</script>',
    );
    expect(outcome).toMatchObject({ views: [{ settled: false }] });
    expect(tookMs).toBeLessThan(30_000);
  });

  test('that never answers is given up within its time', { timeout: long }, async () => {
    const { outcome, tookMs } = await lookAt(
      '<script>addEventListener("load", () => setTimeout(() => { for (;;); }, 50))</script>',
    );
    expect(outcome).toMatchObject({ code: 'page-busy' });
    expect(tookMs).toBeLessThan(30_000);
  });

  test('that leads away by a script is not judged', { timeout: long }, async () => {
    const other = createServer((_, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('elsewhere'),
    );
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { outcome } = await lookAt(
      `<script>location.href = 'http://127.0.0.1:${(other.address() as AddressInfo).port}/'</script>`,
    );
    expect(outcome).toMatchObject({ code: expect.stringMatching(/^page-/) as string });
    other.closeAllConnections();
    await new Promise((resolve) => other.close(resolve));
  });
});
