/** Typed arrays by name: what an index is made of. */
export type Columns = Readonly<Record<string, Column>>;
export type Column = Uint8Array | Uint16Array | Uint32Array | Float64Array;

const kinds = { Uint8Array, Uint16Array, Uint32Array, Float64Array } as const;
type Kind = keyof typeof kinds;

type Header = readonly (readonly [name: string, kind: Kind, offset: number, length: number])[];

/** Lays columns into one piece of memory that threads share and a store keeps. */
export function packColumns(columns: Columns): SharedArrayBuffer {
  const header: [string, Kind, number, number][] = [];
  let size = 0;
  for (const [name, column] of Object.entries(columns)) {
    header.push([name, kindOf(column), size, column.length]);
    size += aligned(column.byteLength);
  }
  const text = new TextEncoder().encode(JSON.stringify(header));
  const start = aligned(4 + text.length);
  const buffer = new SharedArrayBuffer(start + size);
  new DataView(buffer).setUint32(0, text.length, true);
  new Uint8Array(buffer, 4).set(text);
  for (const [name, , offset] of header) {
    const column = columns[name];
    if (column !== undefined) bytesOf(column, buffer, start + offset);
  }
  return buffer;
}

function bytesOf(column: Column, buffer: SharedArrayBuffer, at: number): void {
  new Uint8Array(buffer, at, column.byteLength).set(
    new Uint8Array(column.buffer, column.byteOffset, column.byteLength),
  );
}

/** The columns in a piece of memory, nothing copied. */
export class PackedColumns {
  readonly #buffer: SharedArrayBuffer | ArrayBuffer;
  readonly #start: number;
  readonly #header: ReadonlyMap<string, Header[number]>;

  constructor(buffer: SharedArrayBuffer | ArrayBuffer) {
    this.#buffer = buffer;
    const length = new DataView(buffer).getUint32(0, true);
    // The decoder takes no shared memory.
    const text = new TextDecoder().decode(new Uint8Array(buffer, 4, length).slice());
    this.#start = aligned(4 + length);
    this.#header = new Map((JSON.parse(text) as Header).map((one) => [one[0], one]));
  }

  bytes(name: string): Uint8Array {
    return this.#view(name, 'Uint8Array', Uint8Array);
  }

  shorts(name: string): Uint16Array {
    return this.#view(name, 'Uint16Array', Uint16Array);
  }

  integers(name: string): Uint32Array {
    return this.#view(name, 'Uint32Array', Uint32Array);
  }

  numbers(name: string): Float64Array {
    return this.#view(name, 'Float64Array', Float64Array);
  }

  #view<View>(
    name: string,
    kind: Kind,
    Constructor: new (buffer: SharedArrayBuffer | ArrayBuffer, offset: number, length: number) => View,
  ): View {
    const [, found, offset, length] = this.#header.get(name) ?? [];
    if (found !== kind || offset === undefined || length === undefined)
      throw new Error(`There is no column ${name} of ${kind}.`);
    return new Constructor(this.#buffer, this.#start + offset, length);
  }
}

function kindOf(column: Column): Kind {
  return column.constructor.name as Kind;
}

function aligned(size: number): number {
  return Math.ceil(size / 8) * 8;
}
