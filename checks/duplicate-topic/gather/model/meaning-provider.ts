/** A text as it is handed to a model. */
export interface Excerpt {
  readonly title: string;
  readonly text: string;
}

/** Something that knows what texts mean, brought by the user. */
export interface MeaningProvider {
  /** Tells answers apart that are not to be mixed: model, and where it was asked. Without secrets. */
  readonly embedding: string;
  readonly judging: string;
  /** A vector for each text, in their order. */
  embed(texts: readonly string[], signal: AbortSignal): Promise<readonly (readonly number[])[]>;
  /** How sure it is that both cover one topic, from 0 to 1. */
  judge(one: Excerpt, other: Excerpt, signal: AbortSignal): Promise<number>;
}

/** Why a model was not heard, in a word or two that hold no secret: they are told to people. */
export class NotHeard extends Error {
  override readonly name = 'NotHeard';
}

export function vectorsIn(answer: unknown, count: number): number[][] {
  const vectors = Array.isArray(answer) ? (answer as unknown[]) : [];
  const length = Array.isArray(vectors[0]) ? vectors[0].length : 0;
  if (vectors.length !== count || length === 0 || length > 16_384) throw new NotHeard('answer');
  return vectors.map((vector) => {
    if (!Array.isArray(vector) || vector.length !== length || !vector.every((one) => Number.isFinite(one)))
      throw new NotHeard('answer');
    return vector as number[];
  });
}

export function sharedIn(answer: unknown): number {
  if (typeof answer !== 'number' || !(answer >= 0 && answer <= 1)) throw new NotHeard('answer');
  return answer;
}
