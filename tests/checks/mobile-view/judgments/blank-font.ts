/**
 * A TrueType font that claims to have one character and draws nothing for it, as fonts of emoji do in browsers that do
 * not know their kind. As a data URL.
 */
export function blankFont(codePoint: number): string {
  const square = bytes([
    [2, 1],
    [2, 0],
    [2, 0],
    [2, 500],
    [2, 700],
    [2, 3],
    [2, 0],
    [1, 1],
    [1, 1],
    [1, 1],
    [1, 1],
    [2, 0],
    [2, 0],
    [2, 500],
    [2, 0xfe0c],
    [2, 0],
    [2, 700],
    [2, 0],
    [2, 0xfd44],
  ]);
  const outline = Buffer.concat([square, Buffer.alloc((4 - (square.length % 4)) % 4)]);
  const tables: Record<string, Buffer> = {
    'OS/2': bytes([
      [2, 4],
      [2, 600],
      [2, 400],
      [2, 5],
      [2, 0],
      ...Array.from({ length: 11 }, (): Field => [2, 0]),
      ...Array.from({ length: 10 }, (): Field => [1, 0]),
      ...Array.from({ length: 4 }, (): Field => [4, 0]),
      [4, 0x41424344],
      [2, 64],
      [2, 0xffff],
      [2, 0xffff],
      [2, 800],
      [2, 0xff38],
      [2, 0],
      [2, 900],
      [2, 200],
      [4, 1],
      [4, 0],
      [2, 500],
      [2, 700],
      [2, 0],
      [2, 32],
      [2, 1],
    ]),
    cmap: bytes([
      [2, 0],
      [2, 1],
      [2, 3],
      [2, 10],
      [4, 12],
      [2, 12],
      [2, 0],
      [4, 28],
      [4, 0],
      [4, 1],
      [4, codePoint],
      [4, codePoint],
      [4, 1],
    ]),
    glyf: outline,
    head: bytes([
      [4, 0x10000],
      [4, 0x10000],
      [4, 0],
      [4, 0x5f0f3cf5],
      [2, 3],
      [2, 1000],
      [4, 0],
      [4, 0],
      [4, 0],
      [4, 0],
      [2, 0],
      [2, 0],
      [2, 500],
      [2, 700],
      [2, 0],
      [2, 8],
      [2, 2],
      [2, 1],
      [2, 0],
    ]),
    hhea: bytes([
      [4, 0x10000],
      [2, 800],
      [2, 0xff38],
      [2, 0],
      [2, 1000],
      [2, 0],
      [2, 0],
      [2, 500],
      [2, 1],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 2],
    ]),
    hmtx: bytes([
      [2, 600],
      [2, 0],
      [2, 1000],
      [2, 0],
    ]),
    loca: bytes([
      [4, 0],
      [4, outline.length],
      [4, outline.length],
    ]),
    maxp: bytes([
      [4, 0x10000],
      [2, 2],
      [2, 4],
      [2, 1],
      [2, 0],
      [2, 0],
      [2, 1],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
    ]),
    name: nameTable(['Blank', 'Regular', 'Blank', 'Blank', '1', 'Blank']),
    post: bytes([
      [4, 0x30000],
      [4, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, 0],
      [4, 0],
      [4, 0],
      [4, 0],
    ]),
  };
  return `data:font/ttf;base64,${withDirectory(tables).toString('base64')}`;
}

/** Its bytes, its value. */
type Field = readonly [1 | 2 | 4, number];

function bytes(fields: readonly Field[]): Buffer {
  return Buffer.concat(
    fields.map(([size, value]) => {
      const field = Buffer.alloc(size);
      field.writeUIntBE(value, 0, size);
      return field;
    }),
  );
}

function nameTable(names: readonly string[]): Buffer {
  const texts = names.map((name) => Buffer.from(name, 'utf16le').swap16());
  let at = 0;
  const records = texts.map((text, id) => {
    const record = bytes([
      [2, 3],
      [2, 1],
      [2, 0x409],
      [2, id + 1],
      [2, text.length],
      [2, at],
    ]);
    at += text.length;
    return record;
  });
  return Buffer.concat([
    bytes([
      [2, 0],
      [2, names.length],
      [2, 6 + 12 * names.length],
    ]),
    ...records,
    ...texts,
  ]);
}

function withDirectory(tables: Readonly<Record<string, Buffer>>): Buffer {
  const entries = Object.entries(tables);
  let offset = 12 + 16 * entries.length;
  const heads: Buffer[] = [
    bytes([
      [4, 0x10000],
      [2, entries.length],
      [2, 128],
      [2, 3],
      [2, entries.length * 16 - 128],
    ]),
  ];
  const bodies: Buffer[] = [];
  for (const [tag, table] of entries) {
    const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
    let sum = 0;
    for (let word = 0; word < padded.length; word += 4) sum = (sum + padded.readUInt32BE(word)) >>> 0;
    heads.push(
      Buffer.from(tag, 'latin1'),
      bytes([
        [4, sum],
        [4, offset],
        [4, table.length],
      ]),
    );
    bodies.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([...heads, ...bodies]);
}
