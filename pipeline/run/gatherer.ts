import { PublishError } from '../core/error.ts';
import type { Evidence, GatherContext, Provider, Providers, WorldIdentity } from '../core/evidence.ts';
import type { Draft } from '../core/types.ts';

export interface GathererParts<Resources> {
  readonly draft: Draft;
  readonly resources: Resources;
  readonly providers: Providers<Resources>;
  readonly optionsOf: (evidenceId: string) => Readonly<Record<string, unknown>>;
  readonly signal: AbortSignal;
}

export interface EvidenceIdentity {
  readonly key: string;
  /** What of the world the value rests on; undefined when it follows from the draft's bytes alone. */
  readonly world: Pick<WorldIdentity, 'paths'> | undefined;
}

/** Gathers evidence for one draft. Asked twice for the same, it gives the same promise: one visit, one failure. */
export class Gatherer<Resources> {
  readonly #parts: GathererParts<Resources>;
  readonly #gathered = new Map<string, Promise<unknown>>();

  constructor(parts: GathererParts<Resources>) {
    this.#parts = parts;
  }

  get<Value>(wanted: Evidence<Value>): Promise<Value> {
    let gathered = this.#gathered.get(wanted.id);
    if (gathered === undefined) {
      gathered = this.#gather(wanted);
      this.#gathered.set(wanted.id, gathered);
    }
    return gathered as Promise<Value>;
  }

  async #gather(wanted: Evidence<unknown>): Promise<unknown> {
    const provider = await this.#provider(wanted);
    this.#parts.signal.throwIfAborted();
    return provider.gather(this.#context(wanted));
  }

  /** What identifies a piece of evidence without gathering it. */
  async identityOf(wanted: Evidence<unknown>): Promise<EvidenceIdentity> {
    const name = `${wanted.id}@${wanted.version}`;
    if (wanted.follows === 'draft') return { key: name, world: undefined };
    const provider = await this.#provider(wanted);
    if (provider.identity === undefined)
      throw new Error(`Evidence ${wanted.id} follows the world but has no identity.`);
    const identity = await provider.identity(this.#context(wanted));
    return identity === undefined
      ? { key: name, world: undefined }
      : { key: `${name}:${identity.key}`, world: identity };
  }

  async #provider(wanted: Evidence<unknown>): Promise<Provider<unknown, Resources>> {
    const load = this.#parts.providers[wanted.id];
    if (load === undefined) throw new PublishError('no-provider', `Nothing gathers the evidence \`${wanted.id}\`.`);
    return load();
  }

  #context({ id }: Evidence<unknown>): GatherContext<Resources> {
    const { draft, resources, signal, optionsOf } = this.#parts;
    return { draft, resources, signal, options: optionsOf(id), get: (other) => this.get(other) };
  }
}
