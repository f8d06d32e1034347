import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  drip,
  dripHeaders,
  forHead,
  gzipBomb,
  type Handler,
  inTurn,
  linkServer,
  type LinkServer,
  never,
  page,
  plain,
  redirect,
  reset,
  wrongLength,
} from '../../../fixtures/link-server.ts';
import { judgeFragment } from '../../../../checks/links/gather/external/judge-fragment.ts';
import { ask } from './ask.ts';

const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1000).toUTCString();
const ok = page('<h1 id="start">Start</h1>');
const routes: Record<string, Handler> = {
  '/ok': ok,
  '/missing': plain(404),
  '/gone': plain(410),
  '/head-404': forHead(plain(404), ok),
  '/head-403': forHead(plain(403), ok),
  '/head-405': forHead(plain(405), ok),
  '/head-501': forHead(plain(501), ok),
  '/head-hangs': forHead(never, ok),
  '/head-resets': forHead(reset, ok),
  '/wall': plain(403, { 'cf-mitigated': 'challenge' }),
  '/get-wall': forHead(plain(404), plain(403, { 'cf-mitigated': 'challenge' })),
  '/linkedin': plain(999),
  '/login-needed': plain(401),
  '/legal': plain(451),
  '/odd': plain(418),
  '/broken-server': plain(500),
  '/once-500': inTurn(plain(503), ok),
  '/limited-seconds': inTurn(plain(429, { 'retry-after': '1' }), ok),
  '/limited-date': inTurn((request, response) => plain(429, { 'retry-after': inSeconds(2) })(request, response), ok),
  '/limited-long': plain(429, { 'retry-after': '3600' }),
  '/limited': plain(429),
  '/never': never,
  '/reset': reset,
  '/once-reset': inTurn(reset, reset, ok),
  '/drip': drip,
  '/drip-headers': dripHeaders,
  '/wrong-length': wrongLength('<h1 id="here">x</h1>'),
  '/bomb': gzipBomb(200),
  '/loop': redirect('/loop'),
  '/loop-a': redirect('/loop-b'),
  '/loop-b': redirect('/loop-a'),
  '/longer': (request, response) =>
    redirect(`/longer?${Number(request.url?.split('?')[1] ?? 0) + 1}`)(request, response),
  '/moved': redirect('/ok', 301),
  '/for-now': redirect('/ok', 302),
  '/chain': redirect('/chain-2', 308),
  '/chain-2': redirect('/moved', 301),
  '/half-moved': redirect('/for-now', 301),
  '/slash': redirect('/slash/', 301),
  '/slash/': ok,
  '/to-missing': redirect('/missing'),
  '/to-home': redirect('/', 301),
  '/': page('Welcome'),
  '/to-login': redirect('/users/sign_in?next=/x'),
  '/users/sign_in': page('Sign in'),
  '/no-location': plain(302),
  '/to-ftp': redirect('ftp://127.0.0.1/x'),
  '/to-file': redirect('file:///etc/passwd'),
  '/cookie-wall': (request, response) =>
    request.headers.cookie?.includes('seen=1')
      ? ok(request, response)
      : plain(302, { location: '/cookie-wall', 'set-cookie': 'seen=1; Path=/; HttpOnly' })(request, response),
  '/one-quota': plain(200, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1' }),
};

describe('what a server does, and what the link is then', { timeout: 20_000 }, () => {
  let server: LinkServer;
  beforeAll(async () => {
    server = await linkServer(routes);
  });
  afterAll(() => server[Symbol.asyncDispose]());

  test.for([
    { path: '/ok', is: 'ok' },
    { path: '/missing', is: 'not-found', attempts: 2 },
    { path: '/gone', is: 'gone', attempts: 2 },
    { path: '/head-404', is: 'ok' },
    { path: '/head-403', is: 'ok', attempts: 2 },
    { path: '/head-405', is: 'ok' },
    { path: '/head-501', is: 'ok' },
    { path: '/head-hangs', is: 'ok' },
    { path: '/head-resets', is: 'ok' },
    { path: '/wall', is: 'refused-us' },
    { path: '/get-wall', is: 'refused-us' },
    { path: '/linkedin', is: 'refused-us' },
    { path: '/login-needed', is: 'refused-us' },
    { path: '/legal', is: 'refused-us' },
    { path: '/odd', is: 'refused-us' },
    { path: '/broken-server', is: 'server-error' },
    { path: '/once-500', is: 'ok', attempts: 2 },
    { path: '/limited-seconds', is: 'ok', attempts: 2 },
    { path: '/limited-date', is: 'ok', attempts: 2 },
    { path: '/limited-long', is: 'rate-limited' },
    { path: '/limited', is: 'rate-limited' },
    { path: '/never', is: 'timeout' },
    { path: '/reset', is: 'reset' },
    { path: '/once-reset', is: 'ok', attempts: 3 },
    { path: '/drip', is: 'ok' },
    { path: '/drip-headers', is: 'timeout' },
    { path: '/wrong-length', is: 'ok' },
    { path: '/bomb', is: 'ok' },
    { path: '/loop', is: 'redirect-loop' },
    { path: '/loop-a', is: 'redirect-loop' },
    { path: '/longer', is: 'redirect-loop' },
    { path: '/moved', is: 'ok', movedTo: '/ok' },
    { path: '/for-now', is: 'ok' },
    { path: '/chain', is: 'ok', movedTo: '/ok' },
    { path: '/half-moved', is: 'ok' },
    { path: '/slash', is: 'ok' },
    { path: '/to-missing', is: 'not-found' },
    { path: '/to-home', is: 'sent-home' },
    { path: '/to-login', is: 'sent-to-login' },
    { path: '/no-location', is: 'bad-redirect' },
    { path: '/to-ftp', is: 'bad-redirect' },
    { path: '/to-file', is: 'bad-redirect' },
    { path: '/cookie-wall', is: 'ok' },
    { path: '/one-quota', is: 'ok' },
  ])('$path is $is', async ({ path, is, attempts, movedTo }) => {
    const begun = performance.now();
    const answer = await ask(server.origin + path);
    const { verdict } = answer;
    expect('reason' in verdict ? verdict.reason : verdict.state).toBe(is);
    expect(performance.now() - begun).toBeLessThan(6_000);
    expect(answer.attempts).toBe(attempts ?? answer.attempts);
    expect(answer.movedTo).toBe(movedTo === undefined ? undefined : server.origin + movedTo);
  });

  test.for([
    ['/bomb', 'unsure-anchor'],
    ['/drip', 'unsure-anchor'],
    ['/wrong-length', 'unsure-anchor'],
    ['/ok', 'missing-anchor'],
  ] as const)('%s, when an anchor is wanted of it: %s', async ([path, is]) => {
    const { verdict, page: read } = await ask(server.origin + path, { depth: 'anchors' });
    expect(verdict).toEqual({ state: 'ok' });
    const judged = read === 'unread' ? { reason: 'unsure-anchor' } : judgeFragment('no-such', read, '127.0.0.1');
    expect(judged).toMatchObject({ reason: is });
  });
});
