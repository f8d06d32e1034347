import { LinkChecker, LinkState } from 'linkinator';
import { Dispatcher, getGlobalDispatcher, setGlobalDispatcher } from 'undici';
import { drainBytes, type Http } from '../../../../pipeline/resources/http/http.ts';
import type { Verdict } from '../../external-evidence.ts';
import { verdictOfStatus } from './verdict-of.ts';

export interface SecondLook {
  readonly verdict: Verdict;
  readonly status: number | undefined;
}

const proxies = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'];

/**
 * What linkinator says of a URL. Asked before a link is called broken: a second program, which asks in another way and knows
 * bot walls. All that it sends goes through undici's global dispatcher, which is the guarded one while this lives.
 */
export class Linkinator implements Disposable {
  readonly #http: Http;
  readonly #before: Dispatcher;

  constructor(http: Http) {
    this.#http = http;
    this.#before = getGlobalDispatcher();
    setGlobalDispatcher(new HeadersOnly(http.agent));
  }

  /** With a proxy in the environment linkinator would go past the guard. */
  static get isSafe(): boolean {
    return !proxies.some((name) => (process.env[name] ?? '') !== '');
  }

  look(url: URL): Promise<SecondLook> {
    return this.#http.inLane(url, async () => {
      const checker = new LinkChecker();
      const { links } = await checker.check({ path: [url.href], timeout: this.#http.policy.timeoutMs });
      const [link] = links;
      const status = link?.status === 0 ? undefined : link?.status;
      // It skips what it knows for a bot wall.
      if (link?.state === LinkState.SKIPPED) return { status, verdict: { state: 'unverified', reason: 'refused-us' } };
      if (status === undefined) return { status, verdict: { state: 'unverified', reason: 'protocol' } };
      return { status, verdict: verdictOfStatus(status) };
    });
  }

  [Symbol.dispose](): void {
    setGlobalDispatcher(this.#before);
  }
}

/**
 * Passes on status and headers, and no body: linkinator reads bodies whole, whatever their length, and follows the links in
 * them.
 */
class HeadersOnly extends Dispatcher {
  readonly #agent: Dispatcher;

  constructor(agent: Dispatcher) {
    super();
    this.#agent = agent;
  }

  override dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
    let ended = false;
    let unread = 0;
    return this.#agent.dispatch(options, {
      onRequestStart: (controller, context) => handler.onRequestStart?.(controller, context),
      onResponseStarted: () => handler.onResponseStarted?.(),
      onResponseStart(controller, status, headers, message) {
        const { 'content-encoding': _, 'content-length': __, ...plain } = headers;
        handler.onResponseStart?.(controller, status, plain, message);
        if (status < 200) return;
        ended = true;
        handler.onResponseEnd?.(controller, {});
      },
      // A short rest is taken in, so that the connection can be used again.
      onResponseData(controller, chunk) {
        unread += chunk.length;
        if (unread > drainBytes) controller.abort(new Error('enough was seen'));
      },
      onResponseEnd() {},
      onResponseError(controller, error) {
        if (!ended) handler.onResponseError?.(controller, error);
      },
    });
  }
}
