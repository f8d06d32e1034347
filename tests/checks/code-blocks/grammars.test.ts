import { readFileSync, readdirSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { digestOf } from '../../../pipeline/core/digest.ts';

const folder = new URL('../../../checks/code-blocks/grammars/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8')) as {
  language: string;
  package: string;
  version: string;
  licence: string;
  sha256: string;
}[];
const licences = readFileSync(new URL('LICENSES.md', folder), 'utf8');

test('every grammar is in the manifest, and none beside', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.wasm.br'));
  expect(files.sort()).toEqual(manifest.map(({ language }) => `${language}.wasm.br`).sort());
});

test.for(manifest)(
  '$language is what the manifest says, and its licence stands there',
  ({ language, sha256, ...from }) => {
    const wasm = brotliDecompressSync(readFileSync(new URL(`${language}.wasm.br`, folder)));
    expect(digestOf(wasm)).toBe(`sha256:${sha256}`);
    expect(licences).toContain(`## ${language} (${from.package} ${from.version}, ${from.licence})`);
  },
);
