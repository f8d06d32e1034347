import { format } from '@wasm-fmt/gofmt';
import { offsetOfLine } from '../offset-of-line.ts';
import type { ParseError } from '../parsed.ts';
import { unitOfByte } from './byte-offset.ts';
import { tooDeep } from './depth.ts';

/** A Go file, by the parser of gofmt. */
export function parseGoFile(code: string): ParseError | undefined {
  if (tooDeep(code)) throw new RangeError('nested too deep');
  try {
    format(code);
    return undefined;
  } catch (error) {
    const text = (error as Error).message;
    const [, line = '1', column = '1', message = text] =
      /^(\d+):(\d+): ([^]*?)(?: \(and \d+ more errors\))?$/.exec(text) ?? [];
    const start = offsetOfLine(code, Number(line));
    const end = code.indexOf('\n', start);
    const from = start + unitOfByte(code.slice(start, end < 0 ? undefined : end), Number(column) - 1);
    return { message, from, to: from + 1 };
  }
}
