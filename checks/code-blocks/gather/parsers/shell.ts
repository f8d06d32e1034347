import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Parse } from '../parsed.ts';
import { unitOfByte } from './byte-offset.ts';
import { loadGoRuntime } from './go-runtime.ts';
import { webAssembly } from './web-assembly.ts';

interface ShellExports {
  readonly memory: { readonly buffer: ArrayBuffer };
  wasmAlloc(size: number): number;
  process(...parts: readonly (number | boolean)[]): number;
}

interface ShellAnswer {
  readonly parseError: { readonly Text: string; readonly Pos: { readonly Offset: number } } | null;
  readonly message: string;
}

export type ShellVariant = 'bash' | 'zsh';
const variantBits: Readonly<Record<ShellVariant, number>> = { bash: 1, zsh: 16 };

/**
 * The parser of shfmt (mvdan/sh). Opened here and not by sh-syntax's own functions, which read and compile the module
 * for each text. An instance serves once: its garbage collector does not survive a second call.
 */
export function loadShell(): Promise<(variant: ShellVariant) => Parse> {
  opened ??= openShell();
  return opened;
}

let opened: Promise<(variant: ShellVariant) => Parse> | undefined;

async function openShell(): Promise<(variant: ShellVariant) => Parse> {
  const module = await webAssembly.compile(await readFile(fileURLToPath(import.meta.resolve('sh-syntax/main.wasm'))));
  const Go = loadGoRuntime('sh-syntax/vendors/wasm_exec.cjs');
  return (variant) => (code) => {
    const go = new Go();
    const instance = new webAssembly.Instance(module, go.importObject);
    void go.run(instance);
    const answer = ask(instance.exports as unknown as ShellExports, code, variantBits[variant]);
    const { parseError } = answer;
    if (parseError === null && answer.message === '') return undefined;
    const from = unitOfByte(code, parseError?.Pos.Offset ?? 0);
    return { message: parseError?.Text ?? answer.message, from, to: from + 1 };
  };
}

function ask(shell: ShellExports, code: string, variant: number): ShellAnswer {
  const put = (text: string): readonly [pointer: number, length: number, capacity: number] => {
    const bytes = Buffer.from(text, 'utf8');
    const pointer = shell.wasmAlloc(Math.max(1, bytes.length));
    new Uint8Array(shell.memory.buffer).set(bytes, pointer);
    return [pointer, bytes.length, bytes.length];
  };
  const layout = [false, 2, false, false, false, false, false, false, false] as const;
  const result = shell.process(...put('block.sh'), ...put(code), true, false, variant, ...put(''), 0, ...layout);
  const memory = new Uint8Array(shell.memory.buffer, result);
  return JSON.parse(Buffer.from(memory.subarray(0, memory.indexOf(0))).toString('utf8')) as ShellAnswer;
}
