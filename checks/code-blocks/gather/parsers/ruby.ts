import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parsePrism } from '@ruby/prism/src/parsePrism.js';
import type { Parse } from '../parsed.ts';
import { unitOfByte } from './byte-offset.ts';
import { tooDeep } from './depth.ts';
import { webAssembly } from './web-assembly.ts';

/**
 * CRuby's own parser. Its module is opened here and not by the package, whose use of `node:wasi` prints a warning; a
 * parser needs nothing from the system.
 */
export async function loadRuby(): Promise<Parse> {
  const file = fileURLToPath(import.meta.resolve('@ruby/prism/src/prism.wasm'));
  const module = await webAssembly.compile(await readFile(file));
  const nothing = Object.fromEntries(webAssembly.Module.imports(module).map(({ name }) => [name, () => 0]));
  const { exports } = new webAssembly.Instance(module, { wasi_snapshot_preview1: nothing });
  (exports['_initialize'] as (() => void) | undefined)?.();
  return (code) => {
    if (tooDeep(code)) throw new RangeError('nested too deep');
    const [error] = parsePrism(exports as Parameters<typeof parsePrism>[0], code, { partial_script: true }).errors;
    if (error === undefined) return undefined;
    const { startOffset, length } = error.location;
    return { message: error.message, from: unitOfByte(code, startOffset), to: unitOfByte(code, startOffset + length) };
  };
}
