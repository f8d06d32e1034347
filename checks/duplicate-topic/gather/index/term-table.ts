const smallest = 1_024;
const multiplier = 0x9e3779b1;

/** Where the postings of each term start and how many there are: an open-addressed table in flat arrays. */
export interface TermTable {
  readonly keys: Uint32Array;
  readonly starts: Uint32Array;
  readonly lengths: Uint32Array;
}

/** The slot of a term, or -1. */
export function slotOf({ keys, lengths }: TermTable, term: number): number {
  const mask = keys.length - 1;
  for (let slot = Math.imul(term, multiplier) & mask; ; slot = (slot + 1) & mask) {
    if (lengths[slot] === 0) return -1;
    if (keys[slot] === term) return slot;
  }
}

/** Counts terms first, then says where the postings of each start. */
export class TermTableBuilder {
  #keys = new Uint32Array(smallest);
  #lengths = new Uint32Array(smallest);
  #size = 0;

  count(term: number): void {
    if (this.#size * 2 > this.#keys.length) this.#grow();
    const slot = this.#slot(term);
    if (this.#lengths[slot] === 0) {
      this.#keys[slot] = term;
      this.#size += 1;
    }
    this.#lengths[slot] = (this.#lengths[slot] ?? 0) + 1;
  }

  finish(): TermTable {
    const starts = new Uint32Array(this.#keys.length);
    let start = 0;
    for (let slot = 0; slot < starts.length; slot += 1) {
      starts[slot] = start;
      start += this.#lengths[slot] ?? 0;
    }
    return { keys: this.#keys, starts, lengths: this.#lengths };
  }

  #slot(term: number): number {
    const mask = this.#keys.length - 1;
    let slot = Math.imul(term, multiplier) & mask;
    while (this.#lengths[slot] !== 0 && this.#keys[slot] !== term) slot = (slot + 1) & mask;
    return slot;
  }

  #grow(): void {
    const [keys, lengths] = [this.#keys, this.#lengths];
    this.#keys = new Uint32Array(keys.length * 2);
    this.#lengths = new Uint32Array(keys.length * 2);
    for (let slot = 0; slot < keys.length; slot += 1) {
      if (lengths[slot] === 0) continue;
      const moved = this.#slot(keys[slot] ?? 0);
      this.#keys[moved] = keys[slot] ?? 0;
      this.#lengths[moved] = lengths[slot] ?? 0;
    }
  }
}
