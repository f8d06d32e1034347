import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import path from 'node:path';

/** The first bytes of a file of the repository; undefined where it cannot be read. */
export function readHead(root: string, relative: string, most: number): Uint8Array | undefined {
  let opened: number | undefined;
  try {
    opened = openSync(path.join(root, relative), constants.O_RDONLY | constants.O_NONBLOCK);
    const found = fstatSync(opened);
    if (!found.isFile()) return undefined;
    // Room for one byte more than it says to have: it may have grown.
    const bytes = Buffer.allocUnsafe(Math.min(most, found.size + 1));
    most = bytes.length;
    let length = 0;
    for (let read = -1; read !== 0 && length < most; length += read)
      read = readSync(opened, bytes, length, most - length, null);
    return bytes.subarray(0, length);
  } catch {
    return undefined;
  } finally {
    if (opened !== undefined) closeSync(opened);
  }
}

/** A whole file as text; undefined where it is larger than `most` bytes or cannot be read. */
export function readText(root: string, relative: string, most: number): string | undefined {
  const bytes = readHead(root, relative, most + 1);
  if (bytes === undefined || bytes.length > most) return undefined;
  return new TextDecoder('utf-8').decode(bytes);
}
