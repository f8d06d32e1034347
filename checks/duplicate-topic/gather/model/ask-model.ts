import { digestOf } from '../../../../pipeline/core/digest.ts';
import type { PageStore } from '../../../../pipeline/resources/corpus.ts';
import type { ModelOptions } from '../../options.ts';
import { type Excerpt, type MeaningProvider, NotHeard } from './meaning-provider.ts';

const batch = 32;

/** What a run has still to spend on a model. */
export interface Budget {
  texts: number;
}

export interface AskingParts {
  readonly provider: MeaningProvider;
  readonly options: ModelOptions;
  readonly budget: Budget;
  /** Answers are kept by content and model: the same question is asked once. */
  readonly store: Pick<PageStore, 'records' | 'putRecords'>;
  readonly signal: AbortSignal;
}

/** Asks a model within budget and time, and remembers what it said. */
export class AskedModel {
  readonly #parts: AskingParts;

  constructor(parts: AskingParts) {
    this.#parts = parts;
  }

  /** Vectors of length 1, in the order of the texts. */
  async vectors(texts: readonly string[]): Promise<Float32Array[]> {
    const { provider, store } = this.#parts;
    const keys = texts.map((text) => `model embed 1 ${digestOf(JSON.stringify([provider.embedding, text]))}`);
    const known = store.records(keys);
    const missing = [...new Set(keys.flatMap((key, at) => (known.has(key) ? [] : [at])))];
    this.#spend(missing.length);
    const vectors = new Map<string, Float32Array>(
      [...known].map(([key, bytes]) => [key, new Float32Array(bytes.slice().buffer)]),
    );
    for (let from = 0; from < missing.length; from += batch) {
      const part = missing.slice(from, from + batch);
      const answer = await this.#timed((signal) =>
        provider.embed(
          part.map((at) => texts[at] ?? ''),
          signal,
        ),
      );
      const fresh = new Map(part.map((at, order) => [keys[at] ?? '', unit(answer[order] ?? [])]));
      store.putRecords(new Map([...fresh].map(([key, vector]) => [key, new Uint8Array(vector.buffer)])));
      for (const [key, vector] of fresh) vectors.set(key, vector);
    }
    return keys.map((key) => vectors.get(key) ?? new Float32Array());
  }

  /** How sure the model is that both cover one topic, from 0 to 1. */
  async shared(one: Excerpt, other: Excerpt): Promise<number> {
    const { provider, store } = this.#parts;
    const key = `model judge 1 ${digestOf(JSON.stringify([provider.judging, one, other]))}`;
    const known = store.records([key]).get(key);
    if (known !== undefined) return new Float64Array(known.slice().buffer)[0] ?? 0;
    this.#spend(2);
    const answer = await this.#timed((signal) => provider.judge(one, other, signal));
    store.putRecords(new Map([[key, new Uint8Array(Float64Array.of(answer).buffer)]]));
    return answer;
  }

  #spend(texts: number): void {
    const { budget, options } = this.#parts;
    if (texts > budget.texts) throw new NotHeard(`maxTexts: ${options.maxTexts}`);
    budget.texts -= texts;
  }

  async #timed<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
    const { options, signal } = this.#parts;
    const limit = AbortSignal.timeout(options.timeoutMs);
    try {
      return await ask(AbortSignal.any([signal, limit]));
    } catch (error) {
      signal.throwIfAborted();
      if (limit.aborted) throw new NotHeard(`timeoutMs: ${options.timeoutMs}`);
      throw error;
    }
  }
}

function unit(vector: readonly number[]): Float32Array<ArrayBuffer> {
  const length = Math.sqrt(vector.reduce((sum, one) => sum + one * one, 0)) || 1;
  return Float32Array.from(vector, (one) => one / length);
}
