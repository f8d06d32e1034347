import path from 'node:path';
import type { TypeDiagnostic } from './program.ts';

/** `file` is absolute. */
export type CommandError = TypeDiagnostic;

const line = /^(.{1,4000}?)\((\d{1,9}),(\d{1,9})\): error TS(\d{1,6}): (.*)$/;
const word = /[\p{ID_Start}$_][\p{ID_Continue}$]*|[^]/uy;

/** The errors in what `tsc --pretty false` prints, of files whose text is known; lines that are indented go on with a message. */
export function readCommandErrors(
  output: string,
  { folder, textOf }: { readonly folder: string; readonly textOf: (file: string) => string | undefined },
): CommandError[] {
  const errors: CommandError[] = [];
  for (const printed of output.split(/\r?\n/)) {
    const [, name = '', row = '', column = '', code = '', message = ''] = line.exec(printed) ?? [];
    const file = path.resolve(folder, name);
    const text = name === '' ? undefined : textOf(file);
    if (text !== undefined) {
      const from = offsetOf(text, Number(row), Number(column));
      word.lastIndex = from;
      errors.push({ file, code: Number(code), from, to: from + (word.exec(text)?.[0].length ?? 0), message });
    }
  }
  return errors;
}

/** Rows and columns count from 1; columns in UTF-16 units. */
function offsetOf(text: string, row: number, column: number): number {
  let start = 0;
  for (let at = 1; at < row; at += 1) {
    const next = text.indexOf('\n', start);
    if (next < 0) break;
    start = next + 1;
  }
  return Math.min(text.length, start + column - 1);
}
