import { createHash } from 'node:crypto';

/** RFC 6962 §2.1: leaves and nodes are hashed apart, so that none can stand for the other. */
export function leafHash(entry: Uint8Array): Buffer {
  return createHash('sha256').update(Buffer.of(0)).update(entry).digest();
}

export function nodeHash(left: Uint8Array, right: Uint8Array): Buffer {
  return createHash('sha256').update(Buffer.of(1)).update(left).update(right).digest();
}

/** The roots of the perfect subtrees that a tree of this size consists of, largest first: all that appending needs. */
export class CompactRange {
  readonly #hashes: Buffer[];
  #size: number;

  constructor(size = 0, hashes: readonly Buffer[] = []) {
    this.#size = size;
    this.#hashes = [...hashes];
  }

  get size(): number {
    return this.#size;
  }

  get hashes(): readonly Buffer[] {
    return this.#hashes;
  }

  append(leaf: Buffer): void {
    let hash = leaf;
    for (let at = this.#size; at % 2 === 1; at = (at - 1) / 2) hash = nodeHash(this.#hashes.pop() ?? hash, hash);
    this.#hashes.push(hash);
    this.#size += 1;
  }

  /** The Merkle tree hash; of an empty tree the hash of nothing. */
  root(): Buffer {
    const last = this.#hashes.at(-1);
    if (last === undefined) return createHash('sha256').digest();
    return this.#hashes.slice(0, -1).reduceRight((right, left) => nodeHash(left, right), last);
  }
}

/** RFC 6962 §2.1.1: the hashes from a leaf up that prove it is in the tree. */
export function inclusionProof(index: number, leaves: readonly Buffer[]): Buffer[] {
  if (leaves.length <= 1) return [];
  const split = largestPowerBelow(leaves.length);
  return index < split
    ? [...inclusionProof(index, leaves.slice(0, split)), rootOf(leaves.slice(split))]
    : [...inclusionProof(index - split, leaves.slice(split)), rootOf(leaves.slice(0, split))];
}

export function rootOf(leaves: Iterable<Buffer>): Buffer {
  const range = new CompactRange();
  for (const leaf of leaves) range.append(leaf);
  return range.root();
}

/** RFC 9162 §2.1.3.2. */
export function isIncluded(
  {
    index,
    size,
    leaf,
    root,
  }: { readonly index: number; readonly size: number; readonly leaf: Buffer; readonly root: Buffer },
  proof: readonly Buffer[],
): boolean {
  if (index >= size) return false;
  let [at, last, hash] = [index, size - 1, leaf];
  for (const other of proof) {
    if (last === 0) return false;
    if (at % 2 === 1 || at === last) {
      hash = nodeHash(other, hash);
      while (at % 2 === 0 && at !== 0) [at, last] = [at / 2, Math.floor(last / 2)];
    } else {
      hash = nodeHash(hash, other);
    }
    [at, last] = [Math.floor(at / 2), Math.floor(last / 2)];
  }
  return last === 0 && hash.equals(root);
}

function largestPowerBelow(size: number): number {
  let power = 1;
  while (power * 2 < size) power *= 2;
  return power;
}
