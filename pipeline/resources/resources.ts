import { continued, type LinkMemory } from '../core/link-history.ts';
import type { Settings } from '../core/settings.ts';
import type { Http, HttpPolicy } from './http/http.ts';
import { Blobs } from './blobs.ts';
import { BrowserPool } from './browser.ts';
import { Loopback } from './loopback.ts';
import { SiteServer } from './site-server.ts';
import { Corpus, noPageStore, type PageStore } from './corpus.ts';
import { TypeScriptCompiler } from './typescript.ts';
import { Workers } from './workers.ts';

/** What is opened at first need, shared by the whole run, and closed with it. */
export interface Resources extends AsyncDisposable {
  readonly workers: Workers;
  readonly typescript: TypeScriptCompiler;
  /** Opened by whoever comes first, for the whole run. */
  http(policy: HttpPolicy): Promise<Http>;
  /** What earlier runs know of links. */
  readonly linkMemory: LinkMemory;
  /** Given when the run is called off. */
  readonly signal: AbortSignal;
  /** Given when the run is to end soon: whoever waits for others says at once what is known. */
  readonly stopping: AbortSignal;
  readonly browser: BrowserPool;
  readonly loopback: Loopback;
  /** The user's own site. */
  readonly site: SiteServer;
  readonly blobs: Blobs;
  readonly corpus: Corpus;
  /** Absolute path of the repository. */
  readonly root: string;
  readonly settings: Settings;
  /** No network at all. */
  readonly offline: boolean;
  /** Whether pictures of pages are wanted. */
  readonly screenshots: boolean;
}

export interface ResourcesParts extends Pick<Resources, 'root' | 'settings' | 'offline'> {
  readonly screenshots?: boolean;
  readonly linkMemory?: LinkMemory;
  readonly stopping?: AbortSignal;
  /** Calls off what is running when the run is called off. */
  readonly signal: AbortSignal;
  /** What earlier runs know of pages. */
  readonly pageStore?: PageStore;
}

const noMemory: LinkMemory = {
  find: () => undefined,
  note: (_, { state, before }, now) => continued(before, state, now),
};

export function openResources(parts: ResourcesParts): Resources {
  const { root, settings, offline, screenshots = true, signal } = parts;
  const { linkMemory = noMemory, pageStore = noPageStore, stopping = signal } = parts;
  let http: Promise<Http> | undefined;
  const workers = new Workers();
  const typescript = new TypeScriptCompiler({ root, signal });
  const browser = new BrowserPool({ root, configured: settings.site.browser });
  const loopback = new Loopback();
  const site = new SiteServer(root);
  const blobs = new Blobs(root);
  return {
    root,
    settings,
    offline,
    screenshots,
    browser,
    loopback,
    site,
    blobs,
    workers,
    typescript,
    linkMemory,
    signal,
    stopping,
    http(policy) {
      http ??= import('./http/http.ts').then(({ Http }) => new Http(policy, signal));
      return http;
    },
    corpus: new Corpus({ root, settings, store: pageStore }),
    async [Symbol.asyncDispose]() {
      // What looks goes before what it looks at.
      await Promise.all([
        browser[Symbol.asyncDispose](),
        workers[Symbol.asyncDispose](),
        typescript[Symbol.asyncDispose](),
        http?.then((opened) => opened[Symbol.asyncDispose]()),
      ]);
      await Promise.all([loopback[Symbol.asyncDispose](), site[Symbol.asyncDispose]()]);
      blobs[Symbol.dispose]();
    },
  };
}
