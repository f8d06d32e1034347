export interface PageAnswer {
  /** It was given, with a status from 200 to 299. */
  readonly isThere: boolean;
  /** Where it leads to, when that is no part of the site. */
  readonly elsewhere?: string;
  /** What came, in a few words. */
  readonly told: string;
}

const mostRedirects = 5;
const answerMs = 10_000;

/** Asks for a page, and follows where it leads as long as that is on the same site. Throws only when called off. */
export async function askPage(url: string, signal: AbortSignal): Promise<PageAnswer> {
  let at = url;
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    try {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(answerMs)]);
      const response = await fetch(at, { redirect: 'manual', signal: limit, headers: { accept: 'text/html' } });
      await response.body?.cancel();
      const told = `status ${response.status}`;
      const location = response.headers.get('location');
      if (response.status < 300 || response.status > 399 || location === null) return { isThere: response.ok, told };
      const next = URL.parse(location, at);
      if (next === null || next.origin !== new URL(url).origin)
        return { isThere: false, elsewhere: next?.origin ?? location, told };
      at = next.href;
    } catch (error) {
      signal.throwIfAborted();
      return { isThere: false, told: wordsOf(error) };
    }
  }
  return { isThere: false, told: `more than ${mostRedirects} redirects` };
}

function wordsOf(error: unknown): string {
  const { cause, name } = error as Error;
  const code = (cause as { readonly code?: string } | undefined)?.code;
  return code === 'ECONNREFUSED' ? 'nobody listens' : (code ?? name);
}
