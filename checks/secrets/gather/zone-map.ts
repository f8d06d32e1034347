import type { Zone } from '../evidence.ts';
import type { Stretch } from './zones.ts';

const zones: readonly Zone[] = ['prose', 'quote', 'front-matter', 'code', 'inline-code', 'comment', 'hidden'];

/** Tells the zone of any offset at once. What is painted later lies on top. */
export class ZoneMap {
  readonly #paint: Uint8Array;

  constructor(length: number, stretches: readonly Stretch[]) {
    this.#paint = new Uint8Array(length);
    this.paint(stretches);
  }

  paint(stretches: readonly Stretch[]): void {
    for (const { zone, from, to } of stretches) this.#paint.fill(zones.indexOf(zone), from, to);
  }

  at(offset: number): Zone {
    return zones[this.#paint[offset] ?? 0] ?? 'prose';
  }

  isCode(offset: number): boolean {
    const zone = this.at(offset);
    return zone === 'code' || zone === 'inline-code';
  }
}
