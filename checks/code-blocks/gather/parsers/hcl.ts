import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { offsetOfLine } from '../offset-of-line.ts';
import type { Parse, ParseError } from '../parsed.ts';
import { tooDeep } from './depth.ts';
import { loadGoRuntime } from './go-runtime.ts';
import { webAssembly } from './web-assembly.ts';

/** Where the module looks for the object that it puts its functions on. */
const bridgeName = '__parse_terraform_config_wasm__';

type Answer = (error: string | null) => void;
interface Bridge {
  parse?: (fileName: string, code: string, answer: Answer) => void;
}

/**
 * HashiCorp's own parser of HCL 2, compiled to WebAssembly by hcl2json. Its functions are called here and not through the
 * package, which answers later; the parser itself answers at once.
 */
export async function loadHcl(): Promise<Parse> {
  const packed = await readFile(fileURLToPath(import.meta.resolve('@cdktn/hcl2json/main.wasm.gz')));
  const module = await webAssembly.compile(gunzipSync(packed));
  const Go = loadGoRuntime('@cdktn/hcl2json/wasm/wasm_exec.js');
  const bridge: Bridge = {};
  Object.assign(globalThis, { [bridgeName]: bridge });
  const go = new Go();
  void go.run(new webAssembly.Instance(module, go.importObject));
  return (code) => {
    if (tooDeep(code)) throw new RangeError('nested too deep');
    let said: string | null = null;
    bridge.parse?.('block.tf', code, (error) => {
      said = error;
    });
    return said === null ? undefined : toError(said, code);
  };
}

const located = /block\.tf:(\d+),(\d+)-(?:\d+,)?\d+: ([^]*?)(?=\.? block\.tf:\d|\]$|$)/;

function toError(said: string, code: string): ParseError {
  const [, line = '1', column = '1', text = said] = located.exec(said) ?? [];
  const from = offsetOfColumn(code, Number(line), Number(column));
  const message = text.split('; ')[0] ?? text;
  const kind = text.startsWith('Attribute redefined') ? 'repeated' : undefined;
  return { message, from, to: from + 1, ...(kind && { kind }) };
}

/** HCL counts columns in grapheme clusters. */
function offsetOfColumn(code: string, line: number, column: number): number {
  const start = offsetOfLine(code, line);
  const end = code.indexOf('\n', start);
  const text = code.slice(start, end < 0 ? undefined : end).slice(0, 10_000);
  const clusters = [...new Intl.Segmenter('en').segment(text)];
  return Math.min(code.length, start + (clusters[column - 1]?.index ?? text.length));
}
