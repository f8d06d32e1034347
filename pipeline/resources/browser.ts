import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import PQueue from 'p-queue';
import { PublishError } from '../core/error.ts';
import { type BrowserSearch, findBrowser, type FoundBrowser } from './browser/find-browser.ts';
import { launchBrowser, type LaunchedBrowser } from './browser/launch-browser.ts';
import { within } from './browser/within.ts';

export interface PageRequest {
  readonly colorScheme: 'light' | 'dark';
  /** Pixels of the device per CSS pixel. */
  readonly scale: number;
  /** BCP 47; what the page is told of the reader. */
  readonly locale: string;
  /** A context of its own, with nothing kept from other pages: for pages that run scripts. */
  readonly isolated: boolean;
  /** For all that is done with the page, in milliseconds, waiting for a free one left out. */
  readonly timeoutMs: number;
  /** What is looked at, for messages: “The page of drafts/x.md”. */
  readonly subject: string;
  readonly signal: AbortSignal;
}

export interface RunningBrowser extends FoundBrowser {
  readonly version: string;
}

interface Running extends LaunchedBrowser {
  readonly found: RunningBrowser;
  /** Contexts that wait for the next page of their kind. */
  readonly idle: Map<string, BrowserContext[]>;
}

const pagesAtOnce = 2;
const closeMs = 10_000;

/** One browser for the whole run, started when the first page is wanted, and anew after it broke down. */
export class BrowserPool implements AsyncDisposable {
  readonly #search: BrowserSearch;
  readonly #queue = new PQueue({ concurrency: pagesAtOnce });
  #found: Promise<FoundBrowser> | undefined;
  #running: Promise<Running> | undefined;

  constructor({ root, configured }: { readonly root: string; readonly configured: string | undefined }) {
    const cacheFolder = path.join(root, '.publish', 'browser');
    this.#search = { root, configured, cacheFolder, env: process.env, platform: process.platform };
  }

  /** Which browser is used, without starting it. Throws a PublishError `no-browser`. */
  find(): Promise<FoundBrowser> {
    return (this.#found ??= findBrowser(this.#search));
  }

  /**
   * Lends a page. Rejects with a PublishError when there is no browser, when it breaks down meanwhile, or when time runs
   * out; the page is then taken away.
   */
  withPage<Result>(
    request: PageRequest,
    work: (page: Page, browser: RunningBrowser) => Promise<Result>,
  ): Promise<Result> {
    return this.#queue.add(() => this.#lend(request, work)) as Promise<Result>;
  }

  async #lend<Result>(
    request: PageRequest,
    work: (page: Page, browser: RunningBrowser) => Promise<Result>,
  ): Promise<Result> {
    request.signal.throwIfAborted();
    const running = await this.#run();
    const { subject, timeoutMs, signal } = request;
    const late = (): PublishError =>
      new PublishError('took-too-long', `${subject} could not be looked at within ${timeoutMs / 1000} s.`);
    const kind = JSON.stringify([request.colorScheme, request.scale, request.locale]);
    const kept = request.isolated ? undefined : running.idle.get(kind)?.pop();
    let context: BrowserContext | undefined = kept;
    let sound = false;
    try {
      const lent = async (): Promise<Result> => {
        context ??= await openContext(running.browser, request);
        const page = await context.newPage();
        const result = await work(page, running.found);
        await page.close();
        return result;
      };
      const result = await within(lent(), { timeoutMs, signal, late });
      sound = !request.isolated;
      return result;
    } catch (error) {
      signal.throwIfAborted();
      if (running.browser.isConnected() && !isCrash(error)) throw error;
      throw new PublishError('browser-crashed', `${subject}: the browser broke down while it was looked at.`, {
        cause: error,
      });
    } finally {
      if (context !== undefined && !sound) await inTime(context.close());
      else if (context !== undefined) running.idle.set(kind, [...(running.idle.get(kind) ?? []), context]);
    }
  }

  /** The one that runs; a new one where it has broken down. */
  async #run(): Promise<Running> {
    for (;;) {
      const started = (this.#running ??= this.#start());
      const running = await started;
      if (running.browser.isConnected()) return running;
      if (this.#running === started) this.#running = undefined;
    }
  }

  async #start(): Promise<Running> {
    const found = await this.find();
    const launched = await launchBrowser(found);
    return { ...launched, found: { ...found, version: launched.browser.version() }, idle: new Map() };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#queue.clear();
    const running = await this.#running?.catch(() => undefined);
    if (running !== undefined) await inTime(running[Symbol.asyncDispose]());
  }
}

function openContext(browser: Browser, { colorScheme, scale, locale }: PageRequest): Promise<BrowserContext> {
  return browser.newContext({
    colorScheme,
    locale,
    deviceScaleFactor: scale,
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
    acceptDownloads: false,
  });
}

function isCrash(error: unknown): boolean {
  return (
    error instanceof Error &&
    /Target crashed|Page crashed|Target page, context or browser has been closed/.test(error.message)
  );
}

/** What hangs is left to be ended with the browser, or with this process. */
async function inTime(closing: PromiseLike<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, closeMs);
  closing.then(resolve, resolve);
  await promise;
  clearTimeout(timer);
}
