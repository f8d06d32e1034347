import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CompactRange, inclusionProof, isIncluded, leafHash, rootOf } from '../../pipeline/log/merkle.ts';

/** The leaves and roots of Certificate Transparency's known answers. */
const entries = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
const roots = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];
const leaves = entries.map((hex) => leafHash(Buffer.from(hex, 'hex')));

test('the root of no entries is the hash of nothing', () => {
  expect(rootOf([]).toString('hex')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
});

test.for(roots.map((root, index) => ({ size: index + 1, root })))(
  'known answer for $size entries',
  ({ size, root }) => {
    expect(rootOf(leaves.slice(0, size)).toString('hex')).toBe(root);
  },
);

describe('an inclusion proof', () => {
  const some = fc.array(fc.uint8Array({ maxLength: 8 }), { minLength: 1, maxLength: 40 });

  test('holds for its own entry', () => {
    fc.assert(
      fc.property(some, fc.nat(), (bytes, at) => {
        const all = bytes.map(leafHash);
        const index = at % all.length;
        const leaf = all[index] ?? Buffer.alloc(0);
        expect(isIncluded({ index, size: all.length, leaf, root: rootOf(all) }, inclusionProof(index, all))).toBe(true);
      }),
    );
  });

  test('holds for no other entry, place or root', () => {
    const proof = inclusionProof(2, leaves);
    const [size, root, leaf] = [leaves.length, rootOf(leaves), leaves[2] ?? Buffer.alloc(0)];
    expect(isIncluded({ index: 2, size, leaf, root }, proof)).toBe(true);
    for (const wrong of [
      { index: 3, size, leaf, root },
      { index: 2, size: 3, leaf, root },
      { index: 9, size, leaf, root },
      { index: 2, size, leaf: leafHash(Buffer.from('x')), root },
      { index: 2, size, leaf, root: rootOf(leaves.slice(1)) },
    ])
      expect(isIncluded(wrong, proof)).toBe(false);
    expect(isIncluded({ index: 2, size, leaf, root }, proof.slice(1))).toBe(false);
    expect(isIncluded({ index: 2, size, leaf, root }, [...proof, root])).toBe(false);
  });
});

test('a range goes on from its hashes', () => {
  fc.assert(
    fc.property(fc.nat({ max: 60 }), fc.nat({ max: 60 }), (first, more) => {
      const all = Array.from({ length: first + more }, (_, index) => leafHash(Buffer.from(String(index))));
      const range = new CompactRange();
      for (const leaf of all.slice(0, first)) range.append(leaf);
      const again = new CompactRange(range.size, range.hashes);
      for (const leaf of all.slice(first)) again.append(leaf);
      expect(again.root()).toEqual(rootOf(all));
    }),
  );
});
