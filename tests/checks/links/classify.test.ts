import { describe, expect, test } from 'vitest';
import { classify } from '../../../checks/links/classify.ts';

const site = 'https://docs.example.com/manual/';
const local = (path: string, from: string, rest: object = {}): object => ({
  kind: 'local',
  path,
  query: undefined,
  fragment: undefined,
  from,
  ...rest,
});
const external = (url: string, fragment?: string): object => ({ kind: 'external', url, fragment });

describe('where an address leads', () => {
  test.for([
    { name: 'nothing at all', address: '', target: { kind: 'page', fragment: undefined } },
    { name: 'a part of the page', address: '#setup', target: { kind: 'page', fragment: 'setup' } },
    { name: 'the page with a query', address: '?tab=1#setup', target: { kind: 'page', fragment: 'setup' } },
    { name: 'a file beside', address: 'a.md', target: local('a.md', 'relative') },
    {
      name: 'a file above, with everything',
      address: '../a%20b/c.md?x=1#y',
      target: local('../a b/c.md', 'relative', { query: 'x=1', fragment: 'y' }),
    },
    { name: 'a root of the site', address: '/guide/', target: local('/guide/', 'root') },
    { name: 'an escaped hash is a part of the name', address: 'c%23.md', target: local('c#.md', 'relative') },
    { name: 'an escape that is no text stays', address: 'a%FF.md', target: local('a%FF.md', 'relative') },
    { name: 'backslashes', address: String.raw`..\docs\a.md`, target: local('../docs/a.md', 'relative') },
    { name: 'a drive is no scheme', address: String.raw`C:\docs\a.md`, target: local('C:/docs/a.md', 'relative') },
    { name: 'a colon in the second part is no scheme', address: './a:b.md', target: local('./a:b.md', 'relative') },
    { name: 'another site', address: 'https://example.org/a?b#c', target: external('https://example.org/a?b', 'c') },
    {
      name: 'whatever scheme this page has',
      address: '//cdn.example.org/x.js',
      target: external('https://cdn.example.org/x.js'),
    },
    {
      name: 'Hangul in the host and path',
      address: 'https://예시.kr/문서',
      target: external('https://xn--vv4b11d.kr/%EB%AC%B8%EC%84%9C'),
    },
    {
      name: 'the site itself',
      address: 'https://docs.example.com/manual/a/b#c',
      target: local('/a/b', 'production', { fragment: 'c' }),
    },
    {
      name: 'the site itself without TLS',
      address: 'http://www.docs.example.com/manual',
      target: local('/', 'production'),
    },
    {
      name: 'the same host, outside of the site',
      address: 'https://docs.example.com/manuals',
      target: external('https://docs.example.com/manuals'),
    },
    {
      name: 'the same host, another port',
      address: 'https://docs.example.com:8443/manual/a',
      target: external('https://docs.example.com:8443/manual/a'),
    },
    { name: 'mail', address: 'mailto:a@example.com', target: { kind: 'other', scheme: 'mailto' } },
    { name: 'a telephone', address: 'tel:112', target: { kind: 'other', scheme: 'tel' } },
    { name: 'a script', address: 'javascript:alert(1)', target: { kind: 'dangerous', scheme: 'javascript' } },
    {
      name: 'a script in disguise',
      address: '\u0001 java\nScript:alert(1)',
      target: { kind: 'dangerous', scheme: 'javascript' },
    },
    { name: "the reader's disk", address: 'file:///etc/passwd', target: { kind: 'dangerous', scheme: 'file' } },
    {
      name: 'data',
      address: 'data:image/png;base64,iVBORw0K',
      target: { kind: 'data', mediaType: 'image/png', isEmpty: false },
    },
    {
      name: 'data without data',
      address: 'data:image/png;base64,',
      target: { kind: 'data', mediaType: 'image/png', isEmpty: true },
    },
    { name: 'a template', address: '{{ site.url }}/x', target: { kind: 'template' } },
    { name: 'a Liquid tag', address: '{% link a.md %}', target: { kind: 'template' } },
    { name: 'a placeholder', address: 'https://<your-host>/x', target: { kind: 'template' } },
    { name: 'a route parameter', address: '/users/{id}', target: { kind: 'template' } },
    { name: 'Cyrillic is no placeholder', address: '/%d0%b0', target: local('/а', 'root') },
    { name: 'no host', address: 'https://', target: { kind: 'malformed' } },
    { name: 'an impossible port', address: 'https://example.com:99999/', target: { kind: 'malformed' } },
    { name: 'a host and port without a scheme', address: 'localhost:3000/x', target: { kind: 'malformed' } },
  ])('$name', ({ address, target }) => expect(classify(address, site)).toEqual(target));

  test('no site, nothing is taken for it', () =>
    expect(classify('https://docs.example.com/manual/a')).toEqual(external('https://docs.example.com/manual/a')));

  test.for(['<', '{', '%', '\\', '/', '#', 'a:', '%d0'])('a million of `%s` take no time', (unit) => {
    const begun = performance.now();
    classify(unit.repeat(1_000_000 / unit.length), site);
    expect(performance.now() - begun).toBeLessThan(2_000);
  });
});
