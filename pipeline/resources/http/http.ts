import PQueue from 'p-queue';
import { type Agent, type Dispatcher, request as send } from 'undici';
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
  readonly #closing = new AbortController();
  readonly #underWay = new Set<AbortController>();
  /** Given when the run is called off, or closes it. */
  readonly ending: AbortSignal;
  #sent = 0;
  #everAnswered = false;

  /** `signal` calls off all requests, and whoever waits for a turn. */
  constructor(policy: HttpPolicy, signal: AbortSignal, resolver?: Resolver) {
    this.policy = policy;
    this.reach = new Reach(policy.allow);
    this.names = new RememberedNames(resolver ?? new SystemResolver((host) => this.reach.namesHost(host)));
    this.agent = guardedAgent({
      reach: this.reach,
      resolver: this.names,
      connectionsPerHost: policy.perHost,
      connectTimeoutMs: policy.connectTimeoutMs,
    });
    this.ending = AbortSignal.any([signal, this.#closing.signal]);
    this.ending.addEventListener('abort', () => this.#end(this.ending.reason as Error), { once: true });
  }

  /** Whether any host has answered in this run, so that the network is there. */
  get everAnswered(): boolean {
    return this.#everAnswered;
  }

  get requestsSent(): number {
    return this.#sent;
  }

  /** Rejects with a ForbiddenAddress, BudgetSpent, HostClosed, TookTooLong, or what undici and Node say of a connection. */
  async send({ method, url, cookies = [], bodyBytes, onSend }: HttpRequest): Promise<Reply> {
    if (!this.reach.allowsPort(url)) throw new ForbiddenAddress(`port ${url.port} is not for HTTP`);
    return this.inLane(url, async (limits) => {
      onSend?.();
      const { statusCode, headers, body } = await send(originAndPath(url), {
        method,
        dispatcher: this.agent,
        signal: limits.signal,
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
      if (read === undefined) await drain(body, method);
      this.heed(url, statusCode, plain);
      return { status: statusCode, headers: plain, cookies: cookiesOf(headers), body: read };
    });
  }

  /** Does work that sends one request to the host of `url`, when it is that host's turn. */
  async inLane<Result>(url: URL, work: (limits: AbortController) => Promise<Result>): Promise<Result> {
    this.ending.throwIfAborted();
    const lane = this.#laneOf(url);
    return lane.run(() => this.#slots.add(() => this.#send(lane, work)) as Promise<Result>);
  }

  async #send<Result>(lane: Lane, work: (limits: AbortController) => Promise<Result>): Promise<Result> {
    this.ending.throwIfAborted();
    if (this.#sent >= this.policy.maxRequests) throw new BudgetSpent('no request left');
    this.#sent += 1;
    const limits = new AbortController();
    const late = new TookTooLong('no whole answer in time');
    const timer = setTimeout(() => limits.abort(late), this.policy.timeoutMs);
    this.#underWay.add(limits);
    try {
      const result = await work(limits);
      lane.answered();
      this.#everAnswered = true;
      return result;
    } catch (error) {
      this.ending.throwIfAborted();
      const thrown = limits.signal.aborted ? late : error;
      if (isSilence(thrown)) lane.failed(thrown);
      throw thrown;
    } finally {
      clearTimeout(timer);
      this.#underWay.delete(limits);
    }
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

  #end(reason: Error): void {
    this.names.cancel();
    for (const lane of this.#lanes.values()) lane.close(reason);
    for (const limits of this.#underWay) limits.abort(reason);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closing.abort(new Error('the run has ended'));
    await this.agent.destroy();
  }
}

/** A body that nobody reads must come to its end, or its connection be given up. */
async function drain(body: Dispatcher.ResponseData['body'], method: string): Promise<void> {
  if (method === 'HEAD') return void body.on('error', () => {}).resume();
  const timer = setTimeout(() => body.destroy(), drainMs);
  await body.dump({ limit: drainBytes }).catch(() => {});
  clearTimeout(timer);
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
