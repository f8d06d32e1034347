import { afterEach, describe, expect, test } from 'vitest';
import { Asker } from '../../../../checks/links/gather/external/asker.ts';
import { Http } from '../../../../pipeline/resources/http/http.ts';
import {
  linkServer,
  type LinkServer,
  never,
  page,
  plain,
  rawServer,
  redirect,
  reset,
} from '../../../fixtures/link-server.ts';
import { ask, endless, policy, resolverOf, workers } from './ask.ts';

const opened: AsyncDisposable[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one[Symbol.asyncDispose]();
});
async function serve(...args: Parameters<typeof linkServer>): Promise<LinkServer> {
  const server = await linkServer(...args);
  opened.push(server);
  return server;
}
const reasonOf = ({ verdict }: { verdict: { state: string; reason?: string } }): string =>
  verdict.reason ?? verdict.state;

describe('where requests go', { timeout: 20_000 }, () => {
  test('a redirect to a private address ends there, and nobody connects', async () => {
    const secret = await serve({}, { host: '127.0.0.9', fallback: page('secret') });
    const server = await serve({
      '/x': redirect(`${secret.origin}/admin`),
      '/n': redirect(`http://inner.test:${secret.port}/`),
    });
    const names = { 'inner.test': ['127.0.0.9'] };
    const more = { allow: ['127.0.0.1'] };
    expect(reasonOf(await ask(`${server.origin}/x`, { more, names }))).toBe('private-address');
    expect(reasonOf(await ask(`${server.origin}/n`, { more, names }))).toBe('private-address');
    expect(secret.connections).toBe(0);
  });

  test('a name that changes its address between two looks is connected to where it was looked at', async () => {
    const secret = await serve({}, { host: '127.0.0.9', fallback: page('secret') });
    const server = await rawServer(() => {}, '127.0.0.1');
    opened.push(server);
    let looks = 0;
    const rebinding = {
      resolve: async () => [{ address: (looks += 1) % 2 === 1 ? '127.0.0.1' : '127.0.0.9', family: 4 }],
      cancel() {},
    };
    await using http = new Http({ ...policy, allow: ['127.0.0.1'] }, endless, rebinding);
    for (let turn = 0; turn < 4; turn += 1)
      await http
        .send({ method: 'HEAD', url: new URL(`http://rebind.test:${secret.port}/${turn}`), bodyBytes: 0 })
        .catch(() => {});
    expect(secret.connections).toBe(0);
  });

  test.for([
    ['one private address among public ones', ['93.184.215.14', '10.0.0.1']],
    ['an IPv6 address that carries a private one', ['::ffff:127.0.0.1']],
    ['the metadata service', ['169.254.169.254']],
    ['a unique local address', ['fd00::1']],
  ] as const)('%s condemns the name', async ([, addresses]) => {
    const names = { 'a.test': addresses };
    expect(reasonOf(await ask('http://a.test/', { names, more: { allow: [] } }))).toBe('private-address');
  });

  test('a name that the operator allows is asked wherever it leads', async () => {
    const server = await serve({ '/': page('in') });
    const names = { 'wiki.corp': ['127.0.0.1'] };
    const asked = (allow: string[]) => ask(`http://wiki.corp:${server.port}/`, { names, more: { allow } });
    expect(reasonOf(await asked(['*.corp']))).toBe('ok');
    expect(reasonOf(await asked(['wiki.corp']))).toBe('ok');
    expect(reasonOf(await asked(['other.corp']))).toBe('private-address');
    expect(server.connections).toBeGreaterThan(0);
  });

  test('ports of other protocols are not knocked at', async () => {
    expect(reasonOf(await ask('http://127.0.0.1:22/'))).toBe('private-address');
  });

  test('a name and password in a link are never sent, and a cookie only to its own host', async () => {
    const other = await serve({}, { host: '127.0.0.3', fallback: page('x') });
    const server = await serve({ '/x': plain(302, { location: `${other.origin}/y`, 'set-cookie': 'a=b' }) });
    const answer = await ask(`http://user:secret@127.0.0.1:${server.port}/x`);
    expect(JSON.stringify([answer, server.seen, other.seen])).not.toMatch(/secret|authorization/i);
    expect(other.seen.map(({ headers }) => headers.cookie)).toEqual([undefined]);
  });
});

describe('hosts that are not there', { timeout: 20_000 }, () => {
  test('a name that does not exist is broken where other names can be resolved', async () => {
    const names = { 'iana.org': ['192.0.43.8'] };
    expect(reasonOf(await ask('http://no-such.test/', { names }))).toBe('no-such-host');
  });

  test('and unverified where none can', async () => {
    expect(reasonOf(await ask('http://no-such.test/'))).toBe('dns');
  });

  test.for([
    ['no answer of the name server', 'ESERVFAIL', 'dns'],
    ['a name without addresses', 'ENODATA', 'dns'],
  ] as const)('%s says nothing of the link', async ([, code, is]) => {
    const names = { 'a.test': Object.assign(new Error(code), { code }), 'iana.org': ['192.0.43.8'] };
    expect(reasonOf(await ask('http://a.test/', { names }))).toBe(is);
  });

  test('nobody listens', async () => {
    const server = await linkServer({});
    await server[Symbol.asyncDispose]();
    expect(reasonOf(await ask(`${server.origin}/`))).toBe('connection-refused');
  });

  test('no TLS where https is asked', async () => {
    const server = await rawServer((socket) => socket.end('HTTP/1.1 400 no TLS here\r\n\r\n'));
    opened.push(server);
    expect(reasonOf(await ask(`https://127.0.0.1:${server.port}/`))).toBe('tls');
  });

  test('something that is no HTTP', async () => {
    const server = await rawServer((socket) => socket.end('220 ready\r\n'));
    opened.push(server);
    expect(reasonOf(await ask(`http://127.0.0.1:${server.port}/`))).toBe('protocol');
  });
});

describe('many links', { timeout: 30_000 }, () => {
  async function askAll(
    urls: readonly string[],
    more: Partial<typeof policy> = {},
    retries = 1,
  ): Promise<{ reasons: string[]; tookMs: number }> {
    const begun = performance.now();
    await using http = new Http({ ...policy, ...more }, endless, resolverOf());
    using asker = new Asker({ http, workers, retries, soft404: false });
    const answers = await Promise.all(urls.map((url) => asker.ask(url, 'status')));
    return { reasons: answers.map(reasonOf), tookMs: performance.now() - begun };
  }
  const many = (origin: string, count: number): string[] => Array.from({ length: count }, (_, at) => `${origin}/${at}`);

  test('a host that never answers costs its probe, however many links lead there', async () => {
    const server = await serve({}, { fallback: never });
    const { reasons, tookMs } = await askAll(many(server.origin, 50));
    expect(new Set(reasons)).toEqual(new Set(['timeout']));
    expect(server.seen.length).toBe(2);
    expect(tookMs).toBeLessThan(4_000);
  });

  test('connections are kept, and no more are open than one host may have', async () => {
    const server = await serve({}, { fallback: page('x') });
    const { reasons } = await askAll(many(server.origin, 60));
    expect(new Set(reasons)).toEqual(new Set(['ok']));
    expect(server.seen.length).toBe(60);
    expect(server.connections).toBeLessThanOrEqual(policy.perHost);
    expect(server.mostAtOnce).toBeLessThanOrEqual(policy.perHost);
  });

  test('requests keep their distance', async () => {
    const server = await serve({}, { fallback: page('x') });
    await askAll(many(server.origin, 6), { intervalMs: 100 });
    const times = server.seen.map(({ atMs }) => atMs);
    const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(60);
  });

  test('a host that asks to be left alone for long is left alone', async () => {
    const server = await serve({}, { fallback: plain(429, { 'retry-after': '600' }) });
    const { reasons } = await askAll(many(server.origin, 30));
    expect(new Set(reasons)).toEqual(new Set(['rate-limited']));
    expect(server.seen.length).toBe(1);
  });

  test('a run sends no more requests than it may', async () => {
    const server = await serve({}, { fallback: page('x') });
    const { reasons } = await askAll(many(server.origin, 10), { maxRequests: 4 });
    expect(server.seen.length).toBe(4);
    expect(reasons.filter((reason) => reason === 'budget').length).toBe(6);
  });

  test('one dead host does not hold up the others', async () => {
    const dead = await serve({}, { host: '127.0.0.4', fallback: never });
    const live = await serve({}, { host: '127.0.0.5', fallback: page('x') });
    const flaky = await serve({}, { host: '127.0.0.6', fallback: reset });
    const { reasons } = await askAll(
      [...many(dead.origin, 20), ...many(live.origin, 20), ...many(flaky.origin, 3)],
      {},
      0,
    );
    expect(reasons.slice(20, 40).every((reason) => reason === 'ok')).toBe(true);
    expect(reasons.slice(40)).toEqual(['reset', 'reset', 'reset']);
  });
});
