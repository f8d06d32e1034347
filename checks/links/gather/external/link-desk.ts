import type { LinkHistory } from '../../../../pipeline/core/link-history.ts';
import type { JsonObject } from '../../../../pipeline/core/types.ts';
import { Reach } from '../../../../pipeline/resources/http/reach.ts';
import type { Resources } from '../../../../pipeline/resources/resources.ts';
import type { ExternalTarget, UnknownReason, Verdict } from '../../external-evidence.ts';
import type { LinksOptions } from '../../options.ts';
import { type Answer, Asker, type Depth } from './asker.ts';
import { exclusionOf } from './excluded.ts';
import type { ExternalLink } from './external-targets.ts';
import { freshForMs, isOfTheLink } from './freshness.ts';
import { judgeFragment } from './judge-fragment.ts';

type ExternalOptions = LinksOptions['external'];
type Facts = Pick<ExternalTarget, 'status' | 'chain' | 'attempts'> & { readonly movedTo?: string };

const desks = new WeakMap<Resources, LinkDesk>();
const nothing = { chain: [], attempts: 0 } as const;

/** Where all drafts of a run ask for links: what earlier runs know is answered at once, and no URL is asked twice. */
export class LinkDesk {
  readonly #resources: Resources;
  readonly #options: ExternalOptions;
  readonly #reach: Reach;
  readonly #targets = new Map<string, Promise<ExternalTarget>>();
  #asker: Promise<Asker> | undefined;

  private constructor(resources: Resources, options: ExternalOptions) {
    this.#resources = resources;
    this.#options = options;
    this.#reach = new Reach(options.allow);
  }

  static of(resources: Resources, options: ExternalOptions): LinkDesk {
    const desk = desks.get(resources) ?? new LinkDesk(resources, options);
    desks.set(resources, desk);
    return desk;
  }

  /** Loads what asking takes, if there is anybody to ask. */
  prepare(): void {
    if (this.#resources.offline || !this.#options.ask) return;
    this.#asker ??= this.#openAsker();
    this.#asker.catch(() => {});
  }

  /** What is known of these links when all is known, or when the deadline or the run ends, whichever is first. */
  async targets(
    links: ReadonlyMap<string, ExternalLink>,
    deadline: AbortSignal,
  ): Promise<Readonly<Record<string, ExternalTarget>>> {
    const found = new Map<string, ExternalTarget>();
    const all = [...links].map(async ([key, link]) => void found.set(key, await this.#target(key, link)));
    const over = await firstOf<UnknownReason>(Promise.all(all), [
      [this.#resources.stopping, 'interrupted'],
      [deadline, 'deadline'],
    ]);
    const unknown = target({ state: 'unverified', reason: over ?? 'deadline' }, nothing);
    return Object.fromEntries([...links.keys()].map((key) => [key, found.get(key) ?? unknown]));
  }

  async #target(key: string, link: ExternalLink): Promise<ExternalTarget> {
    const excluded = exclusionOf(new URL(link.url), this.#reach);
    if (excluded !== undefined) return target(excluded, nothing);
    if (!this.#options.ask) return target({ state: 'excluded', reason: 'switched-off' }, nothing);
    const asked = this.#targets.get(key) ?? this.#recall(key, link, this.#resources.offline);
    this.#targets.set(key, asked);
    return asked;
  }

  async #recall(key: string, link: ExternalLink, offline: boolean): Promise<ExternalTarget> {
    const kept = this.#resources.linkMemory.find(key, new Date().toISOString());
    if (kept?.answer !== undefined) return { ...(kept.answer as unknown as ExternalTarget), history: kept.history };
    if (!offline) return this.#ask(key, link, kept?.history);
    return target({ state: 'unverified', reason: 'offline' }, { ...nothing, history: kept?.history });
  }

  async #ask(key: string, { url, fragment }: ExternalLink, before: LinkHistory | undefined): Promise<ExternalTarget> {
    this.#asker ??= this.#openAsker();
    const asker = await this.#asker;
    const answer = await asker.ask(url, depthFor(fragment));
    const verdict = verdictWith(answer, fragment, new URL(answer.chain.at(-1)?.url ?? url).hostname);
    const { status, chain, attempts, movedTo } = answer;
    const facts = {
      chain,
      attempts,
      ...(status !== undefined && { status }),
      ...(movedTo !== undefined && { movedTo }),
    };
    if (!isOfTheLink(verdict)) return target(verdict, facts);
    const now = new Date().toISOString();
    const { state } = verdict;
    const freshUntil = new Date(Date.parse(now) + freshForMs(verdict, before, now)).toISOString();
    const found: ExternalTarget = { ...verdict, ...facts, askedAt: now, until: freshUntil };
    const answerJson = found as unknown as JsonObject;
    const history = this.#resources.linkMemory.note(key, { state, answer: answerJson, freshUntil, before }, now);
    return { ...found, history };
  }

  async #openAsker(): Promise<Asker> {
    const { workers } = this.#resources;
    const http = await this.#resources.http(this.#options);
    return new Asker({ http, workers, retries: this.#options.retries, soft404: this.#options.soft404 });
  }
}

function target(
  verdict: Verdict,
  { history, ...facts }: Facts & { readonly history?: ExternalTarget['history'] | undefined },
): ExternalTarget {
  const now = new Date();
  const until = new Date(now.getTime() + freshForMs(verdict, history, now.toISOString())).toISOString();
  return { ...verdict, ...facts, askedAt: now.toISOString(), until, ...(history !== undefined && { history }) };
}

function depthFor(fragment: string | undefined): Depth {
  if (fragment === undefined || fragment === '') return 'status';
  return fragment.includes(':~:') ? 'text' : 'anchors';
}

function verdictWith({ verdict, page }: Answer, fragment: string | undefined, host: string): Verdict {
  if (verdict.state !== 'ok' || fragment === undefined || fragment === '') return verdict;
  if (page === 'unread') return { state: 'unverified', reason: 'unsure-anchor' };
  return judgeFragment(fragment, page, host);
}

/** The signal that ended the wait; undefined where the work did. Leaves nothing on the signals. */
async function firstOf<Name>(
  work: Promise<unknown>,
  endings: readonly (readonly [AbortSignal, Name])[],
): Promise<Name | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<Name | undefined>();
  const listening = endings.map(([signal, name]) => {
    const end = (): void => resolve(name);
    signal.addEventListener('abort', end, { once: true });
    if (signal.aborted) end();
    return () => signal.removeEventListener('abort', end);
  });
  work.then(() => resolve(undefined), reject);
  try {
    return await promise;
  } finally {
    for (const stop of listening) stop();
  }
}
