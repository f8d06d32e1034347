import type { ParseError } from '../parsed.ts';
import { parseJson } from '../parsers/json.ts';

/** A value a line (jsonlines.org). */
export function parseJsonLines(code: string): ParseError | undefined {
  let at = 0;
  for (const line of code.split('\n')) {
    const error = line.trim() === '' ? undefined : parseJson(line);
    if (error !== undefined) return { ...error, from: at + error.from, to: at + error.to };
    at += line.length + 1;
  }
  return undefined;
}
