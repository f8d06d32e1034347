import { afterAll } from 'vitest';
import { type Answer, Asker, type Depth } from '../../../../checks/links/gather/external/asker.ts';
import { Http, type HttpPolicy } from '../../../../pipeline/resources/http/http.ts';
import type { Resolver } from '../../../../pipeline/resources/http/resolver.ts';
import { Workers } from '../../../../pipeline/resources/workers.ts';

export const policy: HttpPolicy = {
  allow: ['127.0.0.0/8'],
  perHost: 4,
  intervalMs: 0,
  timeoutMs: 1_000,
  connectTimeoutMs: 2_000,
  longestWaitMs: 2_500,
  maxRequests: 1_000,
  userAgent: 'test',
};

/** Names of the tests; any other name does not exist. */
export function resolverOf(names: Readonly<Record<string, readonly string[] | Error>> = {}): Resolver {
  return {
    async resolve(host) {
      const found = names[host];
      if (found instanceof Error) throw found;
      if (found === undefined) throw Object.assign(new Error(`no ${host}`), { code: 'ENOTFOUND' });
      return found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    },
    cancel() {},
  };
}

export const endless = new AbortController().signal;
export const workers = new Workers(1);
afterAll(() => workers[Symbol.asyncDispose]());

export interface Asking {
  readonly depth?: Depth;
  readonly names?: Readonly<Record<string, readonly string[] | Error>>;
  readonly more?: Partial<HttpPolicy>;
  readonly soft404?: boolean;
}

export async function ask(
  url: string,
  { depth = 'status', names = {}, more = {}, soft404 = false }: Asking = {},
): Promise<Answer> {
  await using http = new Http({ ...policy, ...more }, endless, resolverOf(names));
  using asker = new Asker({ http, workers, retries: 1, soft404 });
  return await asker.ask(url, depth);
}
