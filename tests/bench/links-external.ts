import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { loadavg } from 'node:os';
import path from 'node:path';
import type { Bench } from './bench.ts';
import { launcher, median, node, run } from './measure.ts';
import { installPeers, peersFolder } from './peers.ts';

interface Counts {
  readonly requests: number;
  readonly connections: number;
  readonly mostInFlight: number;
  readonly firstMs: number;
  readonly lastMs: number;
}

const files = 50;
const linksPerFile = 40;
const unique = 1_000;
const hosts = 10;
const answerMs = 50;
const perHost = 6;

/**
 * 50 drafts, 2,000 links, each URL twice, on ten hosts that take 50 ms: 94 % good, and 2 % each that are gone, redirect, or
 * refuse HEAD. Ours runs with its default of six requests a host, but without the interval of 50 ms, which the peers do not keep
 * either; 64 drafts at once. Linkinator has its default of 100 requests in all; it knows no limit for a host.
 */
export async function linksExternal({ home, quick, say, hold }: Bench): Promise<void> {
  installPeers();
  const port = await freePort();
  const repository = path.join(home, 'links-external');
  layLinks(repository, port);
  const site = fork(path.join(import.meta.dirname, 'links-external/site-task.ts'), [String(port)]);
  const bin = (name: string, file: string): string[] => [node, path.join(peersFolder, 'node_modules', name, file)];
  const commands = {
    ours: [node, launcher, 'check', '--only', 'links', '--no-cache', '--format', 'json'],
    'linkinator 8': [...bin('linkinator', 'build/src/cli.js'), 'drafts/*.md', '--markdown', '--silent'],
    'markdown-link-check': [...bin('markdown-link-check', 'markdown-link-check'), '-q', 'drafts'],
  };
  try {
    await countsOf(site);
    const measure = async (name: keyof typeof commands): Promise<Measured> => {
      for (const left of ['reports', '.publish']) rmSync(path.join(repository, left), { recursive: true, force: true });
      const one = await measured(commands[name], repository, site);
      const wire = `on the wire ${(one.wireMs / 1000).toFixed(2)} s, ${one.requests} requests, ${one.connections} connections`;
      say(`  ${name.padEnd(20)} ${(one.wallMs / 1000).toFixed(2)} s, ${wire}, at most ${one.mostInFlight} in flight`);
      return one;
    };
    say(`External links (load average ${loadavg()[0]?.toFixed(1)})`);
    await measured(commands.ours, repository, site);
    const rounds: { readonly ours: Measured; readonly theirs: Measured }[] = [];
    for (let round = 0; round < 3; round += 1)
      rounds.push({ ours: await measure('ours'), theirs: await measure('linkinator 8') });
    const ours = rounds.map((round) => round.ours);
    const limitMs = (Math.min(...ours.map(({ requests }) => requests)) / (hosts * perHost)) * answerMs;
    const against = rounds.map((round) => round.ours.wallMs / round.theirs.wallMs);
    hold('external links: ours against linkinator 8', median(against), { atMost: 1 });
    hold('external links: on the wire against its limit', median(ours.map(({ wireMs }) => wireMs / limitMs)), {
      atMost: 1.5,
    });
    // 20 that refuse HEAD and 20 that are gone are asked twice, 20 redirects are followed; siblings are at most 3 a host.
    const beyond = Math.max(...ours.map(({ requests }) => requests - unique));
    hold('external links: requests beyond one for each URL', beyond, { atMost: 60 + 3 * hosts });
    const connections = Math.max(...ours.map((one) => one.connections));
    hold('external links: connections', connections, { atMost: hosts * perHost });
    if (quick) return;
    const slow = await measure('markdown-link-check');
    const wall = median(ours.map(({ wallMs }) => wallMs));
    hold('external links: markdown-link-check against ours', slow.wallMs / wall, { atLeast: 5 });
  } finally {
    site.kill();
  }
}

interface Measured extends Counts {
  readonly wallMs: number;
  readonly wireMs: number;
}

async function measured(command: readonly string[], cwd: string, site: ChildProcess): Promise<Measured> {
  const quietly = ['sh', '-c', 'exec "$@" 2>/dev/null', 'sh'];
  const { wallMs } = await run([...quietly, ...command], cwd);
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
