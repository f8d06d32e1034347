import { request } from 'node:http';
import { expect, test } from 'vitest';
import { Loopback } from '../../pipeline/resources/loopback.ts';
import { temporaryRepository } from '../fixtures/repository.ts';

/** As it is written: `fetch` would tidy the path up. */
function ask(
  origin: string,
  path: string,
  options: { readonly host?: string; readonly method?: string } = {},
): Promise<{ status: number | undefined; body: string; type: string | undefined }> {
  const { port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: options.method ?? 'GET',
        headers: options.host === undefined ? {} : { host: options.host },
      },
      (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (text: string) => (body += text));
        response.on('end', () =>
          resolve({ status: response.statusCode, body, type: response.headers['content-type'] }),
        );
      },
    );
    asked.on('error', reject).end();
  });
}

test('what is shared is given, with its type, until it is taken back', async () => {
  using repository = temporaryRepository({ 'a.png': 'picture' });
  await using loopback = new Loopback();
  const origin = await loopback.origin();
  expect(new URL(origin).hostname).toBe('127.0.0.1');
  const shared = loopback.share(
    new Map([
      ['/page/1/', { mediaType: 'text/html', body: '<p>' }],
      ['/page/1/asset/1', { mediaType: 'image/png', file: repository.at('a.png') }],
    ]),
    { kept: false },
  );
  expect(await ask(origin, '/page/1/')).toEqual({ status: 200, body: '<p>', type: 'text/html' });
  expect(await ask(origin, '/page/1/asset/1')).toEqual({ status: 200, body: 'picture', type: 'image/png' });
  shared[Symbol.dispose]();
  expect((await ask(origin, '/page/1/')).status).toBe(404);
});

test.for([
  { name: 'another path', path: '/page/1/asset/../../../etc/passwd' },
  { name: 'a path that is encoded', path: '/page/1/asset/%2e%2e/%2e%2e/etc/passwd' },
  { name: 'a whole address', path: 'http://127.0.0.1/etc/passwd' },
  { name: 'a question', path: '/page/1/?x' },
  { name: 'a name of another host', path: '/page/1/', host: 'example.com' },
  { name: 'another verb', path: '/page/1/', method: 'POST' },
])('$name leads nowhere', async ({ path, ...options }) => {
  await using loopback = new Loopback();
  const origin = await loopback.origin();
  loopback.share(new Map([['/page/1/', { mediaType: 'text/html', body: 'page' }]]), { kept: false });
  expect((await ask(origin, path, options)).status).toBe(404);
});

test('a file that has gone meanwhile is not there', async () => {
  await using loopback = new Loopback();
  const origin = await loopback.origin();
  loopback.share(new Map([['/gone', { mediaType: 'image/png', file: '/no/such/file' }]]), { kept: false });
  expect((await ask(origin, '/gone')).status).toBe(404);
});

test('it is gone at the end', async () => {
  const loopback = new Loopback();
  const origin = await loopback.origin();
  await loopback[Symbol.asyncDispose]();
  await expect(ask(origin, '/')).rejects.toThrow('ECONNREFUSED');
});
