import type { digestOf } from '../../core/digest.ts';
import type { CheckSession } from './session.ts';

/** What answers rest on beside the draft: files and folders that must still be as they were. */
export class Worlds {
  readonly #session: Pick<CheckSession, 'answers' | 'stamps' | 'startedAt'>;
  readonly #stand = new Map<number, boolean>();
  readonly #kept = new WeakMap<readonly string[], { readonly id: number | undefined }>();

  constructor(session: Pick<CheckSession, 'answers' | 'stamps' | 'startedAt'>) {
    this.#session = session;
  }

  /** Whether all in a world is as it was. */
  stands(id: number): boolean {
    let stands = this.#stand.get(id);
    if (stands === undefined) {
      const { answers, stamps } = this.#session;
      stands = answers.world(id)?.every(([path, stamp]) => stamps.stampOf(path) === stamp) ?? false;
      this.#stand.set(id, stands);
    }
    return stands;
  }

  /**
   * The id of the world as it is; undefined where something in it changed while it was looked at. What is not there may
   * bear a name that only the draft gives it, and that must not be kept: where names are secret, the folder stands for it.
   */
  keep(
    paths: readonly string[],
    { digest, secretNames }: { readonly digest: typeof digestOf; readonly secretNames: boolean },
  ): number | undefined {
    if (secretNames)
      return this.#keep(
        paths.map((path) => this.#session.stamps.standing(path)),
        digest,
      );
    const known = this.#kept.get(paths) ?? { id: this.#keep(paths, digest) };
    this.#kept.set(paths, known);
    return known.id;
  }

  #keep(paths: readonly string[], digest: typeof digestOf): number | undefined {
    const { answers, stamps, startedAt } = this.#session;
    const begun = Date.parse(startedAt);
    const world: [string, string][] = [];
    for (const path of [...new Set(paths)].sort()) {
      const stamp = stamps.settledStampOf(path, begun);
      if (stamp === undefined) return undefined;
      world.push([path, stamp]);
    }
    return answers.putWorld(world, digest(JSON.stringify(world)));
  }
}
