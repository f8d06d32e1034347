import type { Http } from '../../../../pipeline/resources/http/http.ts';
import type { Reply } from '../../../../pipeline/resources/http/reply.ts';
import type { Hop } from '../../external-evidence.ts';
import { sendPatiently } from './send-patiently.ts';

/** Where following a link has led. */
export interface Landing {
  readonly url: URL;
  readonly reply: Reply;
  /** Every answer on the way, that of `url` last. */
  readonly chain: readonly Hop[];
}

export class RedirectLoop extends Error {
  override readonly name = 'RedirectLoop';
}

/** A redirect to what is no http(s) URL. */
export class BadRedirect extends Error {
  override readonly name = 'BadRedirect';
}

export interface VisitOptions {
  readonly http: Http;
  readonly method: 'HEAD' | 'GET';
  readonly bodyBytes: number;
  readonly retries: number;
  /** Called for each request that is sent. */
  readonly onAttempt: () => void;
  /** Where answers are noted as they come, so that they are known if the visit fails. */
  readonly chain: Hop[];
}

const longestChain = 10;
const redirecting: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * Follows a link to its end; each hop is guarded and waits for its host's turn as the first does. Cookies are sent back to
 * the host that set them, within this one visit, so that walls which only look for a cookie open.
 */
export async function visit(asked: URL, options: VisitOptions): Promise<Landing> {
  const { chain } = options;
  const cookies = new Map<string, Set<string>>();
  const seen = new Set<string>();
  let url = asked;
  for (;;) {
    const jar = [...(cookies.get(url.host) ?? [])];
    const step = JSON.stringify([url.href, jar]);
    if (seen.has(step) || chain.length > longestChain) throw new RedirectLoop(`${chain.length} redirects`);
    seen.add(step);
    const reply = await sendPatiently({ ...options, url, cookies: jar });
    chain.push({ url: shown(url), status: reply.status });
    const { location } = reply.headers;
    if (!redirecting.has(reply.status) || location === undefined) return { url, reply, chain };
    if (reply.cookies.length > 0) cookies.set(url.host, new Set([...jar, ...reply.cookies].slice(-20)));
    url = next(location, url);
  }
}

function next(location: string, from: URL): URL {
  // Servers write UTF-8 where HTTP knows Latin-1 only.
  const text = Buffer.from(location, 'latin1').toString('utf8');
  const to = URL.parse(text.includes('\ufffd') ? location : text, from);
  if (to === null || (to.protocol !== 'http:' && to.protocol !== 'https:')) throw new BadRedirect('no http(s) URL');
  if (to.hash === '') to.hash = from.hash;
  return to;
}

function shown(url: URL): string {
  return `${url.origin}${url.pathname}${url.search}`;
}
