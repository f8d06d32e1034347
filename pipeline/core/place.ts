import type { Place, Point } from './types.ts';

/** Finds line and column for offsets into one text. Lines end at `\n`, `\r\n` or a lone `\r`, as in CommonMark. */
export class LineIndex {
  readonly #starts: number[] = [0];
  readonly #length: number;

  constructor(text: string) {
    this.#length = text.length;
    for (const ending of text.matchAll(/\r\n|\n|\r/g)) this.#starts.push(ending.index + ending[0].length);
  }

  get lineCount(): number {
    return this.#starts.length;
  }

  /** Offsets past either end are moved to it. */
  pointAt(offset: number): Point {
    const at = Math.min(Math.max(offset, 0), this.#length);
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: at - (this.#starts[low] ?? 0) + 1 };
  }

  placeOf(from: number, to: number): Place {
    return { start: this.pointAt(from), end: this.pointAt(to) };
  }

  /** The offset of a point; a column past its line's end is not cut. */
  offsetAt({ line, column }: Point): number {
    return (this.#starts[line - 1] ?? this.#length) + column - 1;
  }

  /** Offsets of a 1-based line, without its ending. */
  lineRange(line: number, text: string): { readonly from: number; readonly to: number } {
    const from = this.#starts[line - 1] ?? this.#length;
    let to = this.#starts[line] ?? this.#length;
    while (to > from && /[\r\n]/.test(text[to - 1] ?? '')) to -= 1;
    return { from, to };
  }
}
