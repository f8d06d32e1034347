/** The terms that a page dwells on, heaviest first, with weights of length 1. */
export interface Focus {
  readonly terms: Uint32Array;
  readonly weights: Float64Array;
}

/** Keeps the heaviest of many terms in their order; of equal ones that with the smaller number. */
export class Heaviest {
  readonly #terms: Uint32Array;
  readonly #weights: Float64Array;
  #length = 0;

  constructor(most: number) {
    this.#terms = new Uint32Array(most);
    this.#weights = new Float64Array(most);
  }

  take(term: number, weight: number): void {
    const [terms, weights] = [this.#terms, this.#weights];
    let at = this.#length;
    if (at === terms.length) {
      if (!this.#isHeavier(term, weight, at - 1)) return;
      at -= 1;
    } else {
      this.#length += 1;
    }
    for (; at > 0 && this.#isHeavier(term, weight, at - 1); at -= 1) {
      terms[at] = terms[at - 1] ?? 0;
      weights[at] = weights[at - 1] ?? 0;
    }
    terms[at] = term;
    weights[at] = weight;
  }

  focus(): Focus {
    const weights = this.#weights.slice(0, this.#length);
    const length = Math.sqrt(weights.reduce((sum, weight) => sum + weight * weight, 0)) || 1;
    return { terms: this.#terms.slice(0, this.#length), weights: weights.map((weight) => weight / length) };
  }

  #isHeavier(term: number, weight: number, at: number): boolean {
    const other = this.#weights[at] ?? 0;
    return weight > other || (weight === other && term < (this.#terms[at] ?? 0));
  }
}
