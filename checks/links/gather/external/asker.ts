import type { Http } from '../../../../pipeline/resources/http/http.ts';
import { moduleBeside, type Workers } from '../../../../pipeline/resources/workers.ts';
import type { Hop, Verdict } from '../../external-evidence.ts';
import { Inquiry } from './inquiry.ts';
import type { PageFacts } from './page-facts.ts';
import type { ReadPageInput } from './read-page-task.ts';
import type { Linkinator } from './second-look.ts';
import { Siblings } from './siblings.ts';
import type { Landing } from './visit.ts';

/** What is wanted of a page: its status, its anchors, or its text too. */
export type Depth = 'status' | 'anchors' | 'text';

/** What a URL without its fragment has answered. */
export interface Answer {
  readonly verdict: Verdict;
  readonly status: number | undefined;
  readonly chain: readonly Hop[];
  readonly attempts: number;
  readonly movedTo: string | undefined;
  /** `unread`: there is a page, but it could not be read; undefined where it is no HTML, or was not wanted. */
  readonly page: PageFacts | 'unread' | undefined;
}

export interface AskerParts {
  readonly http: Http;
  readonly workers: Workers;
  readonly retries: number;
  /** Whether pages are compared with addresses beside them at which nothing can be. */
  readonly soft404: boolean;
}

const readPage = moduleBeside(import.meta.url, './read-page-task');
const readPageMs = 3_000;
const depths: readonly Depth[] = ['status', 'anchors', 'text'];

/** Asks for each URL once, for all drafts of a run. */
export class Asker implements Disposable {
  readonly parts: AskerParts;
  readonly siblings: Siblings;
  readonly #asked = new Map<string, Promise<Answer>>();
  #linkinator: Promise<Linkinator | undefined> | undefined;

  constructor(parts: AskerParts) {
    this.parts = parts;
    this.siblings = new Siblings(this);
  }

  /** Never rejects, unless the run is called off. */
  ask(url: string, depth: Depth): Promise<Answer> {
    for (const deep of depths.slice(depths.indexOf(depth))) {
      const known = this.#asked.get(`${deep} ${url}`);
      if (known !== undefined) return known;
    }
    const asked = new Inquiry(this, new URL(url), depth).answer();
    this.#asked.set(`${depth} ${url}`, asked);
    asked.catch(() => {});
    return asked;
  }

  /** The HTML that a visit brought; `unread` where it would take too long. */
  async read({ url, reply }: Landing): Promise<PageFacts | 'unread' | undefined> {
    const type = reply.headers['content-type'];
    if (reply.body === undefined || !/\bx?html\b/i.test(type ?? 'text/html')) return undefined;
    const { workers, http } = this.parts;
    const signal = http.ending;
    const input: ReadPageInput = { bytes: reply.body.bytes, whole: reply.body.whole, contentType: type };
    const subject = `The page at ${url.origin}`;
    try {
      return await workers.run<PageFacts>({ module: readPage, input, timeoutMs: readPageMs, subject, signal });
    } catch {
      signal.throwIfAborted();
      return 'unread';
    }
  }

  /** Loaded when the first link seems broken. Undefined where it could not be guarded. */
  linkinator(): Promise<Linkinator | undefined> {
    this.#linkinator ??= import('./second-look.ts').then(({ Linkinator }) =>
      Linkinator.isSafe ? new Linkinator(this.parts.http) : undefined,
    );
    return this.#linkinator;
  }

  [Symbol.dispose](): void {
    void this.#linkinator?.then((linkinator) => linkinator?.[Symbol.dispose]());
  }
}
