interface Entry<Value> {
  readonly text: string;
  readonly value: Value;
}

/**
 * Remembers a value for each stretch of text, found without making a string of the stretch first: of the time that a page
 * takes, looking up its words is the most.
 */
export class WordTable<Value> {
  readonly #most: number;
  readonly #make: (text: string) => Value;
  readonly #mask: number;
  readonly #slots: Int32Array;
  #hashes: Int32Array;
  #entries: Entry<Value>[] = [];

  /** Forgets all when it holds `most` of them. */
  constructor(most: number, make: (text: string) => Value) {
    this.#most = most;
    this.#make = make;
    const size = 2 ** Math.ceil(Math.log2(most * 2));
    this.#mask = size - 1;
    this.#slots = new Int32Array(size);
    this.#hashes = new Int32Array(most);
  }

  get(units: Uint16Array, from: number, to: number): Value {
    let hash = 0x811c9dc5;
    for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ (units[at] ?? 0), 0x01000193);
    let slot = (hash ^ (hash >>> 15)) & this.#mask;
    for (;;) {
      const index = (this.#slots[slot] ?? 0) - 1;
      if (index < 0) break;
      if (this.#hashes[index] === hash) {
        const entry = this.#entries[index];
        if (entry !== undefined && isAt(entry.text, units, from, to)) return entry.value;
      }
      slot = (slot + 1) & this.#mask;
    }
    return this.#add(textOf(units.subarray(from, to)), hash, slot);
  }

  #add(text: string, hash: number, slot: number): Value {
    const value = this.#make(text);
    if (this.#entries.length === this.#most) {
      this.#entries = [];
      this.#slots.fill(0);
      return value;
    }
    this.#hashes[this.#entries.length] = hash;
    this.#entries.push({ text, value });
    this.#slots[slot] = this.#entries.length;
    return value;
  }
}

/** The UTF-16 units of a text: read many times faster than from the string. */
export function unitsOf(text: string): Uint16Array {
  const units = new Uint16Array(text.length);
  Buffer.from(units.buffer).write(text, 'utf16le');
  return units;
}

function textOf(units: Uint16Array): string {
  return Buffer.from(units.buffer, units.byteOffset, units.byteLength).toString('utf16le');
}

function isAt(word: string, units: Uint16Array, from: number, to: number): boolean {
  if (word.length !== to - from) return false;
  for (let at = 0; at < word.length; at += 1) if (word.charCodeAt(at) !== units[from + at]) return false;
  return true;
}
