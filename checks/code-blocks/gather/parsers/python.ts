import { format } from '@wasm-fmt/ruff_fmt';
import type { ParseError } from '../parsed.ts';
import { unitOfByte } from './byte-offset.ts';
import { tooDeep } from './depth.ts';

const located = /^(?:[^]*?: )?([^]*) at byte range (\d+)\.\.(\d+)$/;

/** Python of this day, by Ruff's parser. A `return` outside a function is left to compilers. */
export function parsePython(code: string): ParseError | undefined {
  if (tooDeep(code)) throw new RangeError('nested too deep');
  try {
    format(code, 'block.py');
    return undefined;
  } catch (error) {
    if (typeof error !== 'string') throw error;
    const [, message = error, from = '0', to = from] = located.exec(error) ?? [];
    return { message, from: unitOfByte(code, Number(from)), to: unitOfByte(code, Number(to)) };
  }
}
