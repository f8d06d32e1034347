import type { Asker } from './asker.ts';
import { type Inquiry, pageBytes } from './inquiry.ts';
import type { PageFacts } from './page-facts.ts';
import { isSoft404, likenessOf, neighbourhoodOf, type PageLikeness, randomSibling } from './soft-404.ts';
import { verdictOfStatus } from './verdict-of.ts';
import { type Landing, visit } from './visit.ts';

/** A host that has owned up to so many addresses at which nothing is, is believed from then on. */
const believedAfter = 3;

/** Asks for addresses at which nothing can be, once for each folder of a site. */
export class Siblings {
  readonly #asker: Asker;
  readonly #asked = new Map<string, Promise<PageLikeness | undefined>>();
  readonly #honest = new Map<string, number>();

  constructor(asker: Asker) {
    this.#asker = asker;
  }

  /** Whether what a page shows is what its site shows for anything. */
  async exposes(
    inquiry: Inquiry,
    asked: URL,
    landing: Landing,
    page: PageFacts | 'unread' | undefined,
  ): Promise<boolean> {
    if (asked.pathname === '/' || (this.#honest.get(asked.host) ?? 0) >= believedAfter) return false;
    if (page === undefined && !/\bx?html\b/i.test(landing.reply.headers['content-type'] ?? 'text/html')) return false;
    const key = neighbourhoodOf(asked);
    const known = this.#asked.get(key) ?? this.#ask(asked);
    this.#asked.set(key, known);
    const sibling = await known;
    if (sibling === undefined || page === 'unread') return false;
    const read = page ?? (await this.#read(inquiry));
    if (read === undefined) return false;
    return isSoft404(likenessOf(landing.url, asked, read), sibling, asked);
  }

  /** What the site shows where nothing can be; undefined where it owns up, or gives no page. */
  async #ask(near: URL): Promise<PageLikeness | undefined> {
    const { http, retries } = this.#asker.parts;
    const url = randomSibling(near);
    const options = { http, retries, onAttempt: () => {} };
    try {
      const head = await visit(url, { ...options, method: 'HEAD', bodyBytes: 0, chain: [] });
      const { state } = verdictOfStatus(head.reply.status);
      if (state === 'broken') this.#honest.set(near.host, (this.#honest.get(near.host) ?? 0) + 1);
      if (state === 'broken' || head.reply.status === 429) return undefined;
      const landing = await visit(url, { ...options, method: 'GET', bodyBytes: pageBytes, chain: [] });
      if (verdictOfStatus(landing.reply.status).state !== 'ok') return undefined;
      const page = await this.#asker.read(landing);
      return page === undefined || page === 'unread' ? undefined : likenessOf(landing.url, url, page);
    } catch {
      http.ending.throwIfAborted();
      return undefined;
    }
  }

  async #read(inquiry: Inquiry): Promise<PageFacts | undefined> {
    try {
      const page = await this.#asker.read(await inquiry.visit('GET'));
      return page === 'unread' ? undefined : page;
    } catch {
      this.#asker.parts.http.ending.throwIfAborted();
      return undefined;
    }
  }
}
