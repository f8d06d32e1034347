import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { run } from './measure.ts';

interface Counts {
  readonly requests: number;
  readonly connections: number;
  readonly mostInFlight: number;
  readonly firstMs: number;
  readonly lastMs: number;
}

export interface ExternalBench {
  readonly home: string;
  readonly say: (line: string) => void;
  readonly hold: (what: string, value: number, limit: { readonly atMost?: number; readonly atLeast?: number }) => void;
  /** Where the peers are installed. */
  readonly peers: string;
}

const launcher = path.resolve(import.meta.dirname, '../../pipeline/launch.js');
const files = 200;
const linksPerFile = 10;
const unique = 1_000;
const hosts = 10;
const answerMs = 50;
const perHost = 6;

/**
 * 200 drafts, 2,000 links, each URL twice, on ten hosts that take 50 ms: 94 % good, and 2 % each that are gone, redirect, or
 * refuse HEAD. Ours runs with its default of six requests a host, but without the interval of 50 ms, which the peers do not keep
 * either; 64 drafts at once. Linkinator has its default of 100 requests in all; it knows no limit for a host.
 */
export async function linksExternal({ home, say, hold, peers }: ExternalBench): Promise<void> {
  const port = await freePort();
  const repository = path.join(home, 'links-external');
  layLinks(repository, port);
  const site = fork(path.join(import.meta.dirname, 'links-external/site-task.ts'), [String(port)]);
  try {
    await countsOf(site);
    say(`External links (load average ${loadavg()[0]?.toFixed(1)})`);
    const bin = (name: string, file: string): string[] => [
      process.execPath,
      path.join(peers, 'node_modules', name, file),
    ];
    const ours = [process.execPath, launcher, 'check', '--only', 'links', '--no-cache', '--format', 'json'];
    const linkinator = [...bin('linkinator', 'build/src/cli.js'), 'drafts/*.md', '--markdown', '--silent'];
    const mlc = [...bin('markdown-link-check', 'markdown-link-check'), '-q', 'drafts'];
    await run(ours, repository);
    await countsOf(site);
    const anew = (): void => {
      for (const left of ['reports', '.publish']) rmSync(path.join(repository, left), { recursive: true, force: true });
    };
    anew();
    const a = await measured(ours, repository, site);
    const b = await measured(linkinator, repository, site);
    anew();
    const a2 = await measured(ours, repository, site);
    const b2 = await measured(linkinator, repository, site);
    const c = await measured(mlc, repository, site);
    for (const [name, one] of Object.entries({
      ours: a,
      'linkinator 8': b,
      'ours again': a2,
      'linkinator 8 again': b2,
      'markdown-link-check': c,
    }))
      say(
        `  ${name.padEnd(20)} ${(one.wallMs / 1000).toFixed(2)} s, on the wire ${(one.wireMs / 1000).toFixed(2)} s, ${one.requests} requests, ${one.connections} connections, at most ${one.mostInFlight} in flight`,
      );
    const limitMs = (Math.min(a.requests, a2.requests) / (hosts * perHost)) * answerMs;
    hold('external links: ours against linkinator 8', Math.min(a.wallMs / b.wallMs, a2.wallMs / b2.wallMs), {
      atMost: 1,
    });
    hold('external links: markdown-link-check against ours', c.wallMs / Math.max(a.wallMs, a2.wallMs), { atLeast: 5 });
    hold('external links: time on the wire against its limit', Math.min(a.wireMs, a2.wireMs) / limitMs, {
      atMost: 1.5,
    });
    // 20 that refuse HEAD and 20 that are gone are asked twice, 20 redirects are followed; siblings are at most 3 a host.
    hold('external links: requests beyond one for each URL', a.requests - unique, { atMost: 60 + 3 * hosts });
    hold('external links: connections', a.connections, { atMost: hosts * perHost });
  } finally {
    site.kill();
  }
}

async function measured(
  command: readonly string[],
  cwd: string,
  site: ChildProcess,
): Promise<Counts & { readonly wallMs: number; readonly wireMs: number }> {
  const { wallMs } = await run(command, cwd);
  const counts = await countsOf(site);
  return { ...counts, wallMs, wireMs: counts.lastMs - counts.firstMs };
}

async function countsOf(site: ChildProcess): Promise<Counts> {
  site.send('counts');
  const [counts] = (await once(site, 'message')) as [Counts];
  return counts;
}

function layLinks(repository: string, port: number): void {
  mkdirSync(path.join(repository, 'drafts'), { recursive: true });
  mkdirSync(path.join(repository, '.git'), { recursive: true });
  const external = { allow: ['127.0.0.0/8'], perHost, intervalMs: 0 };
  const config = { checks: { links: { external } }, limits: { draftsAtOnce: 64 } };
  writeFileSync(path.join(repository, 'publish.config.json'), JSON.stringify(config));
  const kinds: Readonly<Record<number, string>> = { 0: 'gone', 1: 'moved', 2: 'no-head' };
  const urls = Array.from(
    { length: unique },
    (_, at) => `http://127.0.0.${11 + (at % hosts)}:${port}/${kinds[Math.floor(at / hosts) % 50] ?? 'ok'}/${at}`,
  );
  for (let file = 0; file < files; file += 1) {
    const links = Array.from({ length: linksPerFile }, (_, at) => urls[(file * linksPerFile + at) % unique] ?? '');
    const text = links.map((url, at) => `Some words and [a link](${url}) in line ${at}.\n`).join('\n');
    writeFileSync(path.join(repository, 'drafts', `${String(file).padStart(3, '0')}.md`), `# File ${file}\n\n${text}`);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.11');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

if (import.meta.main) {
  const home = mkdtempSync(path.join(tmpdir(), 'links-external-'));
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const peers = process.argv[2] ?? path.join(import.meta.dirname, 'peers');
  await linksExternal({
    home,
    peers,
    say,
    hold: (what, value, limit) => say(`  ${what.padEnd(60)} ${value.toFixed(2)}  ${JSON.stringify(limit)}`),
  });
  rmSync(home, { recursive: true, force: true });
}
