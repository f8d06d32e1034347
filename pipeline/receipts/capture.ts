const newline = 0x0a;

/**
 * Keeps the beginning and the end of a stream in bounded memory. Where the middle is left out, only whole lines are
 * kept around the gap: half a secret would not be recognised as one.
 */
export class Capture {
  readonly #half: number;
  readonly #head: Buffer[] = [];
  #headLength = 0;
  #tail: Buffer[] = [];
  #tailLength = 0;
  #total = 0;

  /** `most`: bytes that are kept at most. */
  constructor(most: number) {
    this.#half = Math.floor(most / 2);
  }

  /** Bytes that came. */
  get total(): number {
    return this.#total;
  }

  add(chunk: Buffer): void {
    this.#total += chunk.length;
    const room = this.#half - this.#headLength;
    if (room > 0) {
      this.#head.push(chunk.subarray(0, room));
      this.#headLength += Math.min(room, chunk.length);
    }
    if (chunk.length > room) this.#addToTail(chunk.subarray(Math.max(0, room)));
  }

  #addToTail(chunk: Buffer): void {
    this.#tail.push(chunk);
    this.#tailLength += chunk.length;
    if (this.#tailLength <= 2 * this.#half) return;
    // A copy, so that the chunks it came from can go.
    this.#tail = [Buffer.from(Buffer.concat(this.#tail).subarray(-this.#half))];
    this.#tailLength = this.#half;
  }

  result(): { readonly text: string; readonly truncated: boolean } {
    const [head, tail] = [Buffer.concat(this.#head), Buffer.concat(this.#tail)];
    if (this.#total <= 2 * this.#half) return { text: decode(Buffer.concat([head, tail])), truncated: false };
    const end = tail.subarray(-this.#half);
    const before = head.subarray(0, head.lastIndexOf(newline) + 1);
    const firstWhole = end.indexOf(newline);
    const after = firstWhole < 0 ? Buffer.alloc(0) : end.subarray(firstWhole + 1);
    const left = this.#total - before.length - after.length;
    return { text: `${decode(before)}[… ${left} bytes left out …]\n${decode(after)}`, truncated: true };
  }
}

function decode(bytes: Buffer): string {
  return new TextDecoder().decode(bytes);
}
