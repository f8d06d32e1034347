import type { Hop, Verdict } from '../../external-evidence.ts';
import type { Answer, Asker, Depth } from './asker.ts';
import { judgeJourney } from './redirects.ts';
import { codeOf, reasonOfError, verdictOfStatus } from './verdict-of.ts';
import { BadRedirect, type Landing, RedirectLoop, visit } from './visit.ts';

/** After decompression. Most pages of documentation have less than a tenth of it. */
export const pageBytes = 2 * 1024 * 1024;

/** One URL, asked until it is known what it is worth. */
export class Inquiry {
  readonly #asker: Asker;
  readonly #url: URL;
  readonly #depth: Depth;
  #chain: Hop[] = [];
  #attempts = 0;

  constructor(asker: Asker, url: URL, depth: Depth) {
    this.#asker = asker;
    this.#url = url;
    this.#depth = depth;
  }

  async answer(): Promise<Answer> {
    try {
      const landing = await this.#land();
      const verdict = verdictOfStatus(landing.reply.status);
      if (verdict.state === 'broken') return await this.#lookAgain(landing, verdict);
      return verdict.state === 'ok' ? await this.#judgePage(landing) : this.#answer(verdict, landing.reply.status);
    } catch (error) {
      this.#asker.parts.http.ending.throwIfAborted();
      return this.#answer(await this.#verdictOfError(error), this.#chain.at(-1)?.status);
    }
  }

  /** HEAD costs least; whatever it is answered, save success and “nothing there”, GET has the last word. */
  async #land(): Promise<Landing> {
    if (this.#depth === 'status') {
      try {
        const landing = await this.visit('HEAD');
        const { state } = verdictOfStatus(landing.reply.status);
        if (state !== 'unverified' || [429, 502, 503, 504].includes(landing.reply.status)) return landing;
      } catch (error) {
        const reason = reasonOfError(error);
        // Some servers hang up, or never answer, on HEAD alone.
        const maybeHead = reason === 'reset' || reason === 'protocol' || codeOf(error) === 'ETIMEDOUT';
        if (!maybeHead || error instanceof RedirectLoop || error instanceof BadRedirect) throw error;
      }
      return this.visit('GET', { bodyBytes: 0, retries: 0 });
    }
    return this.visit('GET');
  }

  async visit(
    method: 'HEAD' | 'GET',
    { bodyBytes = method === 'GET' ? pageBytes : 0, retries = this.#asker.parts.retries } = {},
  ): Promise<Landing> {
    const { http } = this.#asker.parts;
    this.#chain = [];
    const onAttempt = (): void => void (this.#attempts += 1);
    return visit(this.#url, { http, method, bodyBytes, retries, onAttempt, chain: this.#chain });
  }

  async #judgePage(landing: Landing): Promise<Answer> {
    const { status } = landing.reply;
    const { suspect, movedTo } = judgeJourney(this.#url.href, landing.chain);
    if (suspect !== undefined) return this.#answer({ state: 'unverified', reason: suspect }, status);
    const page = await this.#asker.read(landing);
    if (this.#asker.parts.soft404 && (await this.#asker.siblings.exposes(this, this.#url, landing, page)))
      return this.#answer({ state: 'unverified', reason: 'soft-404' }, status);
    const kept = page === undefined || page === 'unread' || this.#depth === 'text' ? page : { ...page, text: '' };
    return { ...this.#answer({ state: 'ok' }, status), movedTo, page: kept };
  }

  /** A link is called broken only when linkinator, asking in its own way, finds so too. */
  async #lookAgain({ url, reply }: Landing, verdict: Verdict): Promise<Answer> {
    const linkinator = await this.#asker.linkinator();
    if (linkinator === undefined) {
      const again = await this.visit('GET', { bodyBytes: 0 });
      return this.#answer(verdictOfStatus(again.reply.status), again.reply.status);
    }
    this.#attempts += 1;
    const { verdict: second, status } = await linkinator.look(url);
    if (second.state === 'broken') return this.#answer(verdict, reply.status);
    return { ...this.#answer(second, status), page: 'unread' };
  }

  async #verdictOfError(error: unknown): Promise<Verdict> {
    if (error instanceof RedirectLoop) return { state: 'unverified', reason: 'redirect-loop' };
    if (error instanceof BadRedirect) return { state: 'unverified', reason: 'bad-redirect' };
    const { http } = this.#asker.parts;
    const noName = codeOf(error) === 'ENOTFOUND' && (http.everAnswered || (await http.names.works()));
    return noName ? { state: 'broken', reason: 'no-such-host' } : { state: 'unverified', reason: reasonOfError(error) };
  }

  #answer(verdict: Verdict, status: number | undefined): Answer {
    return { verdict, status, chain: this.#chain, attempts: this.#attempts, movedTo: undefined, page: undefined };
  }
}
