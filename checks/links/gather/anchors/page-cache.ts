import type { Resources } from '../../../../pipeline/resources/resources.ts';
import { moduleBeside } from '../../../../pipeline/resources/workers.ts';
import { readText } from '../local/files.ts';
import type { PageFacts } from './page-facts.ts';
import type { ReadPagesInput, Reading } from './read-pages-task.ts';

const module = moduleBeside(import.meta.url, './read-pages-task');
const timeoutMs = 8_000;

export interface PageRequest {
  readonly path: string;
  /** Where the text is at hand. */
  readonly text?: string;
}

/** What pages tell of themselves, each read once in a run, many in one task. Undefined: too large, or not to be read. */
export class PageCache {
  readonly #resources: Resources;
  readonly #pages = new Map<string, Promise<PageFacts | undefined>>();

  constructor(resources: Resources) {
    this.#resources = resources;
  }

  /** In the order of the requests. */
  async facts(requests: readonly PageRequest[], how: Reading, signal: AbortSignal): Promise<(PageFacts | undefined)[]> {
    const keyOf = ({ path }: PageRequest): string => `${how} ${path}`;
    const fresh = requests.filter(
      (one, index) => !this.#pages.has(keyOf(one)) && requests.findIndex(({ path }) => path === one.path) === index,
    );
    if (fresh.length > 0) {
      const read = this.#read(fresh, how, signal);
      read.catch(() => {
        for (const one of fresh) this.#pages.delete(keyOf(one));
      });
      for (const [index, one] of fresh.entries())
        this.#pages.set(
          keyOf(one),
          read.then((all) => all[index]),
        );
    }
    return Promise.all(requests.map((one) => this.#pages.get(keyOf(one)) ?? Promise.resolve(undefined)));
  }

  async #read(requests: readonly PageRequest[], how: Reading, signal: AbortSignal): Promise<(PageFacts | undefined)[]> {
    const { root, settings, workers } = this.#resources;
    const texts = requests.map(({ path, text }) => text ?? readText(root, path, settings.limits.maxBytes));
    const pages = requests.flatMap(({ path }, index) => {
      const text = texts[index];
      return text === undefined ? [] : [{ path, text }];
    });
    const input: ReadPagesInput = { pages, how };
    const subject = `Looking for the headings of ${requests.map(({ path }) => path).join(', ')}`;
    const facts = await workers.run<PageFacts[]>({ module, input, timeoutMs, subject, signal });
    let next = 0;
    return texts.map((text) => (text === undefined ? undefined : facts[next++]));
  }
}
