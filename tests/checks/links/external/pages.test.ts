import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { judgeFragment } from '../../../../checks/links/gather/external/judge-fragment.ts';
import { readPage } from '../../../../checks/links/gather/external/page-facts.ts';
import { judgeJourney } from '../../../../checks/links/gather/external/redirects.ts';
import {
  forHead,
  type Handler,
  linkServer,
  type LinkServer,
  page,
  plain,
  redirect,
} from '../../../fixtures/link-server.ts';
import { ask } from './ask.ts';

const read = (html: string, whole = true) => readPage({ bytes: Buffer.from(html), whole }, 'text/html; charset=utf-8');
const docs = '<h1 id="intro">Intro</h1><a name="old"></a><h2 id="설치">설치</h2><p>Run the <b>fast</b> tests.</p>';

describe('fragments of other pages', () => {
  test.for([
    { name: 'is there', fragment: 'intro', is: 'ok' },
    { name: 'an old name', fragment: 'old', is: 'ok' },
    { name: 'Hangul, percent-encoded', fragment: encodeURIComponent('설치'), is: 'ok' },
    { name: 'Hangul, decomposed', fragment: '설치'.normalize('NFD'), is: 'ok' },
    { name: 'a broken escape', fragment: '%E0%A4%A', is: 'missing-anchor' },
    { name: 'is not there', fragment: 'intor', is: 'missing-anchor' },
    { name: 'another case', fragment: 'Intro', is: 'missing-anchor' },
    { name: 'the top', fragment: 'top', is: 'ok' },
    { name: 'a client-side route', fragment: '/users/1', is: 'ok' },
    { name: 'a client-side state', fragment: 'tab=2', is: 'ok' },
    { name: 'text that is there', fragment: ':~:text=fast%20tests', is: 'ok' },
    { name: 'text with context', fragment: 'intro:~:text=Run-,the,tests,-now', is: 'ok' },
    { name: 'text that is not there', fragment: ':~:text=slow%20tests', is: 'missing-text' },
    { name: 'text behind an anchor that is not there', fragment: 'no:~:text=fast', is: 'missing-anchor' },
    {
      name: 'an app shell',
      html: '<div id="root"></div><script src="/app.js"></script>',
      fragment: 'x',
      is: 'unsure-anchor',
    },
    { name: 'a page that was cut', whole: false, fragment: 'x', is: 'unsure-anchor' },
    { name: 'a cut page that has it', whole: false, fragment: 'intro', is: 'ok' },
    { name: 'a line on GitHub', host: 'github.com', fragment: 'L10', is: 'unsure-anchor' },
    {
      name: 'a heading on GitHub',
      host: 'github.com',
      html: '<h1 id="user-content-a">a</h1>',
      fragment: 'a',
      is: 'ok',
    },
    {
      name: 'an id in a script is none',
      html: `${docs}<script>'<p id="x">'</script>`,
      fragment: 'x',
      is: 'missing-anchor',
    },
    { name: 'an id in a comment is none', html: `${docs}<!-- <p id="x"> -->`, fragment: 'x', is: 'missing-anchor' },
  ])('$name: $is', ({ html = docs, whole = true, host = 'docs.test', fragment, is }) => {
    const verdict = judgeFragment(fragment, read(html, whole), host);
    expect('reason' in verdict ? verdict.reason : verdict.state).toBe(is);
  });

  test('what is no HTML has other fragments', () => {
    expect(judgeFragment('page=3', undefined, 'docs.test')).toEqual({ state: 'ok' });
  });

  test('depth costs nothing', () => {
    const deep = `${'<div>'.repeat(200_000)}<p id="x">y`;
    expect(read(deep).anchors.has('x')).toBe(true);
  });
});

const chain = (...hops: readonly (readonly [string, number])[]) => hops.map(([url, status]) => ({ url, status }));
describe('where redirects lead', () => {
  const from = 'https://a.test/docs/x';
  test.for([
    { name: 'nowhere', to: [[from, 200]], is: {} },
    {
      name: 'https',
      from: 'http://a.test/docs/x',
      to: [
        ['http://a.test/docs/x', 301],
        [from, 200],
      ],
      is: {},
    },
    {
      name: 'a slash',
      to: [
        [from, 301],
        [`${from}/`, 200],
      ],
      is: {},
    },
    {
      name: 'www.',
      to: [
        [from, 301],
        ['https://www.a.test/docs/x', 200],
      ],
      is: {},
    },
    {
      name: 'another page for now',
      to: [
        [from, 302],
        ['https://a.test/y', 200],
      ],
      is: {},
    },
    {
      name: 'another page for good',
      to: [
        [from, 301],
        ['https://a.test/y', 200],
      ],
      is: { movedTo: 'https://a.test/y' },
    },
    {
      name: 'for good, then for now',
      to: [
        [from, 301],
        ['https://a.test/y', 302],
        ['https://a.test/z', 200],
      ],
      is: {},
    },
    {
      name: 'another host for good',
      to: [
        [from, 308],
        ['https://b.test/docs/x', 200],
      ],
      is: { movedTo: 'https://b.test/docs/x' },
    },
    {
      name: 'the home page',
      to: [
        [from, 301],
        ['https://a.test/', 200],
      ],
      is: { suspect: 'sent-home' },
    },
    {
      name: 'the home page of a language',
      to: [
        [from, 302],
        ['https://a.test/ko/', 200],
      ],
      is: { suspect: 'sent-home' },
    },
    {
      name: 'another home page',
      to: [
        [from, 302],
        ['https://b.test/', 200],
      ],
      is: { suspect: 'sent-home' },
    },
    {
      name: 'home from home',
      from: 'https://a.test/',
      to: [
        ['https://a.test/', 301],
        ['https://a.test/en/', 200],
      ],
      is: {},
    },
    {
      name: 'a login',
      to: [
        [from, 302],
        ['https://a.test/login?next=x', 200],
      ],
      is: { suspect: 'sent-to-login' },
    },
    {
      name: 'a login host',
      to: [
        [from, 302],
        ['https://accounts.b.test/x', 200],
      ],
      is: { suspect: 'sent-to-login' },
    },
    {
      name: 'a page about logins',
      to: [
        [from, 302],
        ['https://a.test/docs/login-flow', 200],
      ],
      is: {},
    },
    {
      name: 'a domain for sale',
      to: [
        [from, 302],
        ['https://www.hugedomains.com/d?x=a', 200],
      ],
      is: { suspect: 'parked' },
    },
    {
      name: 'a host that only sounds so',
      to: [
        [from, 302],
        ['https://nothugedomains.com/d', 200],
      ],
      is: {},
    },
  ] as const)('$name', ({ to, is, ...rest }) =>
    expect(judgeJourney('from' in rest ? rest.from : from, chain(...to))).toEqual(is),
  );
});

describe('pages that are not there, and say 200', { timeout: 20_000 }, () => {
  const echo: Handler = (request, response) =>
    page(
      `<h1>Oops</h1><p>We could not find ${decodeURIComponent(request.url ?? '')} (request ${Math.random().toString().slice(2)})</p>`,
      'Oops',
    )(request, response);
  const article = page('<h1>Install</h1><p>First, take the package and put it there.</p>', 'Install');
  const servers: LinkServer[] = [];
  const of = async (routes: Record<string, Handler>, fallback: Handler): Promise<LinkServer> => {
    const server = await linkServer(routes, { fallback });
    servers.push(server);
    return server;
  };
  afterAll(async () => {
    for (const server of servers) await server[Symbol.asyncDispose]();
  });
  let honest: LinkServer;
  beforeAll(async () => {
    honest = await of(
      { '/docs/x': article, '/docs/y': page('This page was not found to be wrong. 404 is a number.', '404 explained') },
      plain(404),
    );
  });

  test.for([
    { name: 'the same page for anything', routes: {}, fallback: echo, is: 'soft-404' },
    {
      name: 'everything is sent to one page',
      routes: { '/lost': page('Lost') },
      fallback: redirect('/lost'),
      is: 'soft-404',
    },
    { name: 'a page among soft 404s', routes: { '/docs/x': article }, fallback: echo, is: 'ok' },
    {
      name: 'a site that answers HEAD with 200 only',
      routes: { '/docs/x': article },
      fallback: forHead(page(''), plain(404)),
      is: 'ok',
    },
    { name: 'a site that turns strangers away', routes: { '/docs/x': article }, fallback: plain(403), is: 'ok' },
    {
      name: 'titles that agree, texts that do not, no word of an error',
      routes: { '/docs/x': page('<p>one</p>', 'Docs') },
      fallback: page('<p>two</p>', 'Docs'),
      is: 'ok',
    },
  ] as const)('$name: $is', async ({ routes, fallback, is }) => {
    const server = await of({ ...routes }, fallback);
    const { verdict } = await ask(`${server.origin}/docs/x`, { soft404: true });
    expect('reason' in verdict ? verdict.reason : verdict.state).toBe(is);
  });

  test('words alone decide nothing', async () => {
    const { verdict } = await ask(`${honest.origin}/docs/y`, { soft404: true });
    expect(verdict.state).toBe('ok');
  });

  test('a home page is not compared', async () => {
    const server = await of({}, page('app', 'App'));
    const { verdict } = await ask(`${server.origin}/`, { soft404: true });
    expect(verdict.state).toBe('ok');
    expect(server.seen.length).toBe(1);
  });
});
