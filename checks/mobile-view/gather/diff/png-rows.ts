import { inflateSync } from 'node:zlib';

const signature = '89504e470d0a1a0a';
/** Bytes a pixel by colour type, at 8 bits a channel: PNG specification, 11.2.1. */
const pixelBytes: Readonly<Record<number, number>> = { 0: 1, 2: 3, 4: 2, 6: 4 };
const mostBytes = 400 * 1024 * 1024;

/**
 * A number for each row of pixels of a PNG, equal for equal rows (44 bits of hash). Reads what browsers write: 8 bits a
 * channel, not interlaced; throws for anything else, and for what is damaged. PNG specification (third edition), 9 and 13.9.
 */
export function rowHashes(png: Uint8Array): Float64Array {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  if (bytes.subarray(0, 8).toString('hex') !== signature) throw new Error('This is no PNG.');
  const header = bytes.subarray(16, 29);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const step = pixelBytes[header[9] ?? 0];
  if (header[8] !== 8 || step === undefined || header[12] !== 0) throw new Error('This kind of PNG is not read.');
  const stride = width * step;
  const data = inflateSync(imageData(bytes), { maxOutputLength: mostBytes });
  if (data.length < (stride + 1) * height) throw new Error('This PNG ends too early.');
  const hashes = new Float64Array(height);
  let above = new Uint8Array(stride);
  for (let row = 0; row < height; row += 1) {
    const start = row * (stride + 1);
    const line = data.subarray(start + 1, start + 1 + stride);
    unfilter(line, above, { filter: data[start] ?? 0, step });
    hashes[row] = hashOf(line);
    above = line;
  }
  return hashes;
}

function imageData(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 8; at + 8 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'IDAT') parts.push(bytes.subarray(at + 8, at + 8 + length));
    if (type === 'IEND') break;
    at += length + 12;
  }
  return Buffer.concat(parts);
}

/** In place. */
function unfilter(
  line: Uint8Array,
  above: Uint8Array,
  { filter, step }: { readonly filter: number; readonly step: number },
): void {
  if (filter > 4) throw new Error('This PNG is damaged.');
  if (filter === 0) return;
  for (let at = 0; at < line.length; at += 1) {
    const left = at >= step ? (line[at - step] ?? 0) : 0;
    const up = above[at] ?? 0;
    const corner = at >= step ? (above[at - step] ?? 0) : 0;
    const guess = filter === 1 ? left : filter === 2 ? up : filter === 3 ? (left + up) >> 1 : paeth(left, up, corner);
    line[at] = (line[at] ?? 0) + guess;
  }
}

function paeth(left: number, up: number, corner: number): number {
  const [toLeft, toUp, toCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

/** FNV-1a and a second one beside it. */
function hashOf(line: Uint8Array): number {
  let one = 0x811c9dc5;
  let other = 0;
  for (const byte of line) {
    one = Math.imul(one ^ byte, 0x01000193);
    other = (Math.imul(other, 31) + byte) | 0;
  }
  return (one >>> 0) * 4096 + (other & 4095);
}
