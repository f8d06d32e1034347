import { callbackify } from 'node:util';
import type { LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { bareHost, isAddress, type Reach } from './reach.ts';
import type { Resolver } from './resolver.ts';

export interface AgentParts {
  readonly reach: Reach;
  readonly resolver: Resolver;
  readonly connectionsPerHost: number;
  readonly connectTimeoutMs: number;
}

/**
 * An undici agent that connects only where `reach` allows. Whoever sends through it, redirects and retries included, gets
 * no socket to another address: what is checked is the very address that is connected to, so a name cannot change between.
 */
export function guardedAgent({ reach, resolver, connectionsPerHost, connectTimeoutMs }: AgentParts): Agent {
  const admitted = callbackify(async (host: string) => {
    const addresses = await resolver.resolve(host);
    reach.admit(
      host,
      addresses.map(({ address }) => address),
    );
    return addresses;
  });
  const lookup: LookupFunction = (host, options, done) =>
    admitted(host, (error, addresses) => {
      if (error !== null) return done(error, '');
      const wanted = addresses.filter(({ family }) => !options.family || family === options.family);
      const [first] = wanted;
      if (first === undefined) return done(Object.assign(new Error('no address'), { code: 'ENODATA' }), '');
      return options.all ? done(null, wanted) : done(null, first.address, first.family);
    });
  const connect = buildConnector({ timeout: connectTimeoutMs, allowH2: false, autoSelectFamily: true, lookup });
  return new Agent({
    connections: connectionsPerHost,
    pipelining: 1,
    keepAliveTimeout: 10_000,
    maxHeaderSize: 32 * 1024,
    connect(options, done) {
      // Node asks no resolver for what is an address already.
      const host = bareHost(options.hostname);
      if (!isAddress(host)) return connect(options, done);
      try {
        reach.admit(host, [host]);
      } catch (error) {
        return done(error as Error, null);
      }
      return connect(options, done);
    },
  });
}
