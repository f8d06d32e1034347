import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { SitePreview } from '../../pipeline/core/settings.ts';
import { SiteServer } from '../../pipeline/resources/site-server.ts';
import { splitCommand } from '../../pipeline/config/split-command.ts';
import { runs } from '../fixtures/processes.ts';
import { temporaryRepository, type TemporaryRepository } from '../fixtures/repository.ts';

const { signal } = new AbortController();

/** A site that takes its time, starts a helper of its own, and writes down the ids of both. */
const siteCode = (port: number, { afterMs = 0 }: { readonly afterMs?: number } = {}): string => `
const { spawn } = require('node:child_process');
const helper = spawn(process.execPath, ['-e', 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)'], { stdio: 'ignore' });
require('node:fs').writeFileSync('pids', process.pid + ' ' + helper.pid);
console.log('starting');
setTimeout(() => require('node:http').createServer((request, response) => {
  if (request.url === '/elsewhere') response.writeHead(302, { location: 'https://example.com/' }).end();
  else if (request.url === '/moved') response.writeHead(301, { location: '/blog/x/' }).end();
  else response.writeHead(request.url === '/blog/x/' ? 200 : 404).end('page');
}).listen(${port}, '127.0.0.1').on('error', (error) => { console.error(error.message); process.exit(1); }), ${afterMs});
`;

async function freePort(): Promise<number> {
  const server = await listen(createServer());
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function listen(server: Server): Promise<Server> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

function siteIn(
  repository: TemporaryRepository,
  port: number,
  more: Partial<SitePreview> & { readonly afterMs?: number } = {},
): SitePreview {
  repository.write({ 'site.cjs': siteCode(port, more) });
  return {
    command: [process.execPath, 'site.cjs'],
    url: `http://127.0.0.1:${port}/blog/{slug}/`,
    timeoutMs: 10_000,
    ...more,
  };
}

const pidsIn = (repository: TemporaryRepository): number[] =>
  readFileSync(repository.at('pids'), 'utf8').split(' ').map(Number);

describe('the site of the user', () => {
  test('is started, waited for, and ended with all that it started', async () => {
    using repository = temporaryRepository();
    const port = await freePort();
    const site = new SiteServer(repository.root);
    await site.show(`http://127.0.0.1:${port}/blog/x/`, siteIn(repository, port, { afterMs: 600 }), signal);
    const pids = pidsIn(repository);
    expect(pids.map(runs)).toEqual([true, true]);
    await site[Symbol.asyncDispose]();
    await pause(100);
    expect(pids.map(runs)).toEqual([false, false]);
  });

  test('is used as it is when it runs already', async () => {
    using repository = temporaryRepository();
    const server = await listen(createServer((_, response) => response.end('page')));
    await using site = new SiteServer(repository.root);
    const { port } = server.address() as AddressInfo;
    const neverRun = { command: ['/no/such/program'], url: '', timeoutMs: 1_000 };
    await expect(site.show(`http://127.0.0.1:${port}/blog/x/`, neverRun, signal)).resolves.toBeUndefined();
    await new Promise((resolve) => server.close(resolve));
  });

  test.for([
    {
      name: 'that never comes up',
      timeoutMs: 3_000,
      code: 'console.log("still building"); setInterval(() => {}, 1000)',
      says: /was not there within 3 s \(last answer: nobody listens\)\. Its last lines: still building/,
    },
    {
      name: 'that ends at once',
      code: 'console.error("no config"); process.exit(3)',
      says: /ended \(exit code 3\) before .* was there\. Its last lines: no config/,
    },
    {
      name: 'that writes a lot',
      code: 'for (let line = 1; line <= 50; line += 1) console.log("line " + line); process.exit(1)',
      says: /Its last lines: line 31 ⏎ .* ⏎ line 50$/,
    },
  ])('$name is told with its last lines', async ({ code, says, timeoutMs = 20_000 }) => {
    using repository = temporaryRepository({ 'site.cjs': code });
    await using site = new SiteServer(repository.root);
    const url = `http://127.0.0.1:${await freePort()}/x/`;
    const shown = site.show(url, { command: [process.execPath, 'site.cjs'], url, timeoutMs }, signal);
    await expect(shown).rejects.toMatchObject({
      code: 'site-not-ready',
      message: expect.stringMatching(says) as string,
    });
  });

  test('whose program is not there is told', async () => {
    using repository = temporaryRepository();
    await using site = new SiteServer(repository.root);
    const url = `http://127.0.0.1:${await freePort()}/x/`;
    await expect(
      site.show(url, { command: ['/no/such/program'], url, timeoutMs: 5_000 }, signal),
    ).rejects.toMatchObject({ code: 'site-not-ready', message: expect.stringContaining('ENOENT') as string });
  });

  test('whose port another program holds is told with what it said', async () => {
    using repository = temporaryRepository();
    const server = await listen(createServer((_, response) => response.writeHead(404).end()));
    const { port } = server.address() as AddressInfo;
    await using site = new SiteServer(repository.root);
    const shown = site.show(`http://127.0.0.1:${port}/blog/x/`, siteIn(repository, port), signal);
    await expect(shown).rejects.toMatchObject({
      code: 'site-not-ready',
      message: expect.stringContaining('EADDRINUSE') as string,
    });
    await new Promise((resolve) => server.close(resolve));
  });

  test.for([
    { path: 'moved', fault: undefined },
    {
      path: 'elsewhere',
      fault: expect.objectContaining({
        code: 'page-elsewhere',
        message: expect.stringContaining('https://example.com') as string,
      }) as unknown,
    },
  ])('a page that leads to $path', async ({ path, fault }) => {
    using repository = temporaryRepository();
    const port = await freePort();
    await using site = new SiteServer(repository.root);
    const shown = site.show(`http://127.0.0.1:${port}/${path}`, siteIn(repository, port), signal);
    const told: unknown = await shown.catch((error: unknown) => error);
    expect(told).toEqual(fault);
  });

  test('is not waited for any longer when the run is called off', async () => {
    using repository = temporaryRepository({ 'site.cjs': 'setInterval(() => {}, 1000)' });
    await using site = new SiteServer(repository.root);
    const url = `http://127.0.0.1:${await freePort()}/x/`;
    const calledOff = AbortSignal.timeout(300);
    const begun = performance.now();
    await expect(
      site.show(url, { command: [process.execPath, 'site.cjs'], url, timeoutMs: 60_000 }, calledOff),
    ).rejects.toThrow('aborted');
    expect(performance.now() - begun).toBeLessThan(5_000);
  });
});

test.for([
  { command: 'npm run dev', words: ['npm', 'run', 'dev'] },
  { command: `node "my site.js" --name 'a b'`, words: ['node', 'my site.js', '--name', 'a b'] },
  { command: ['hugo', 'server; rm -rf x'], words: ['hugo', 'server; rm -rf x'] },
  { command: 'hugo && rm x', words: undefined },
  { command: 'hugo | tee log', words: undefined },
  { command: 'echo $HOME', words: undefined },
  { command: 'echo "$HOME"', words: undefined },
  { command: 'node "open', words: undefined },
  { command: '   ', words: undefined },
])('$command is split without a shell', ({ command, words }) => expect(splitCommand(command)).toEqual(words));
