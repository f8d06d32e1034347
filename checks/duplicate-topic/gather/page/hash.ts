/** 32 bits, unsigned: FNV-1a over the UTF-16 units of `text`, finished as MurmurHash3 does. The same on every machine. */
export function hash32(text: string, seed = 0): number {
  let hash = 0x811c9dc5 ^ seed;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return mix32(hash);
}

/** Spreads every bit of a 32-bit number over all others (the finaliser of MurmurHash3). */
export function mix32(value: number): number {
  let hash = value ^ (value >>> 16);
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
