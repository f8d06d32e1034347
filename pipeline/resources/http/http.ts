import PQueue from 'p-queue';
import { type Agent, request as send } from 'undici';
import { guardedAgent } from './guarded-agent.ts';
import { Lane } from './lane.ts';
import { askedToWait } from './rate-limits.ts';
import { bareHost, ForbiddenAddress, Reach } from './reach.ts';
import { cookiesOf, readBody, type Reply, replyHeaders } from './reply.ts';
import { RememberedNames, type Resolver, SystemResolver } from './resolver.ts';

export interface HttpPolicy {
  /** Hosts and networks outside of the public internet that may be asked all the same; see `Reach`. */
  readonly allow: readonly string[];
  readonly perHost: number;
  readonly intervalMs: number;
  /** For one request, its body included. */
  readonly timeoutMs: number;
  readonly connectTimeoutMs: number;
  /** The longest `Retry-After` that is waited for. */
  readonly longestWaitMs: number;
  /** How many requests a whole run may send. */
  readonly maxRequests: number;
  readonly userAgent: string;
}

export interface HttpRequest {
  readonly method: 'HEAD' | 'GET';
  readonly url: URL;
  readonly cookies?: readonly string[];
  /** How much of a body is read; none where it is 0. */
  readonly bodyBytes: number;
  readonly signal: AbortSignal;
  /** Called when its turn has come. */
  readonly onSend?: () => void;
}

/** The run has sent as many requests as it may. */
export class BudgetSpent extends Error {
  override readonly name = 'BudgetSpent';
}

/** One request took longer than it may. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
  readonly code = 'ETIMEDOUT';
}

const connectionsAtOnce = 128;
/** What is left of a body that nobody reads is taken in, if it is short, so that its connection can be used again. */
export const drainBytes = 64 * 1024;
const drainMs = 500;

/** HTTP for a whole run: guarded, polite to each host, and within a budget. Follows no redirect, keeps no cookie, retries nothing. */
export class Http implements AsyncDisposable {
  readonly policy: HttpPolicy;
  readonly reach: Reach;
  readonly names: RememberedNames;
  readonly agent: Agent;
  readonly #lanes = new Map<string, Lane>();
  readonly #slots = new PQueue({ concurrency: connectionsAtOnce });
  readonly #ending = new AbortController();
  #sent = 0;
  #everAnswered = false;

  constructor(policy: HttpPolicy, resolver: Resolver = new SystemResolver()) {
    this.policy = policy;
    this.reach = new Reach(policy.allow);
    this.names = new RememberedNames(resolver);
    this.agent = guardedAgent({
      reach: this.reach,
      resolver: this.names,
      connectionsPerHost: policy.perHost,
      connectTimeoutMs: policy.connectTimeoutMs,
    });
  }

  /** Whether any host has answered in this run, so that the network is there. */
  get everAnswered(): boolean {
    return this.#everAnswered;
  }

  /** Given when the run closes it. */
  get ending(): AbortSignal {
    return this.#ending.signal;
  }

  get requestsSent(): number {
    return this.#sent;
  }

  /** Rejects with a ForbiddenAddress, BudgetSpent, HostClosed, TookTooLong, or what undici and Node say of a connection. */
  async send({ method, url, cookies = [], bodyBytes, signal, onSend }: HttpRequest): Promise<Reply> {
    if (!this.reach.allowsPort(url)) throw new ForbiddenAddress(`port ${url.port} is not for HTTP`);
    return this.inLane(url, signal, async (limited) => {
      onSend?.();
      const { statusCode, headers, body } = await send(originAndPath(url), {
        method,
        dispatcher: this.agent,
        signal: limited,
        // Without it undici drops the connection after each HEAD.
        reset: false,
        headersTimeout: this.policy.timeoutMs,
        bodyTimeout: this.policy.timeoutMs,
        headers: {
          'user-agent': this.policy.userAgent,
          accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8',
          'accept-language': 'en,*;q=0.5',
          ...(bodyBytes > 0 && { 'accept-encoding': 'gzip, br' }),
          ...(cookies.length > 0 && { cookie: cookies.join('; ') }),
        },
      });
      const plain = replyHeaders(headers);
      const read = bodyBytes > 0 ? await readBody(body, plain['content-encoding'], bodyBytes) : undefined;
      if (read === undefined) {
        const soon = AbortSignal.any([limited, AbortSignal.timeout(drainMs)]);
        await body.dump({ limit: drainBytes, signal: soon }).catch(() => {});
      }
      this.heed(url, statusCode, plain);
      return { status: statusCode, headers: plain, cookies: cookiesOf(headers), body: read };
    });
  }

  /** Does work that sends one request to the host of `url`, when it is that host's turn. */
  async inLane<Result>(
    url: URL,
    signal: AbortSignal,
    work: (limited: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const lane = this.#laneOf(url);
    const either = AbortSignal.any([signal, this.#ending.signal]);
    return lane.run(
      () =>
        this.#slots.add(async () => {
          if (this.#sent >= this.policy.maxRequests) throw new BudgetSpent('no request left');
          this.#sent += 1;
          const late = AbortSignal.timeout(this.policy.timeoutMs);
          try {
            const result = await work(AbortSignal.any([either, late]));
            lane.answered();
            this.#everAnswered = true;
            return result;
          } catch (error) {
            either.throwIfAborted();
            const thrown = late.aborted ? new TookTooLong('no whole answer in time', { cause: error }) : error;
            if (isSilence(thrown)) lane.failed(thrown);
            throw thrown;
          }
        }) as Promise<Result>,
      either,
    );
  }

  /** Slows down where a reply asks for it. */
  heed(url: URL, status: number, headers: Reply['headers']): void {
    const asked = askedToWait(headers, Date.now());
    const waits = asked ?? (status === 429 ? this.policy.intervalMs * 10 + 1_000 : undefined);
    if (waits !== undefined && waits > 0) this.#laneOf(url).wait(waits);
  }

  #laneOf({ hostname }: URL): Lane {
    const { perHost: concurrency, intervalMs, longestWaitMs } = this.policy;
    const host = bareHost(hostname);
    const lane = this.#lanes.get(host) ?? new Lane({ concurrency, intervalMs, longestWaitMs });
    this.#lanes.set(host, lane);
    return lane;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#ending.abort(new Error('the run has ended'));
    this.names.cancel();
    for (const lane of this.#lanes.values()) lane[Symbol.dispose]();
    await this.agent.destroy();
  }
}

/** No answer at all, for reasons that are the host's or the network's: other links there would fare no better. */
function isSilence(error: unknown): boolean {
  const code = (error as { readonly code?: string }).code ?? '';
  if (code === 'ENOTFOUND' || code === 'ENODATA' || error instanceof ForbiddenAddress) return false;
  return (
    !(error instanceof BudgetSpent) && code !== 'ECONNRESET' && code !== 'UND_ERR_SOCKET' && !code.startsWith('HPE_')
  );
}

/** Never with the name and password that a URL may carry. */
function originAndPath(url: URL): string {
  return `${url.origin}${url.pathname}${url.search}`;
}
