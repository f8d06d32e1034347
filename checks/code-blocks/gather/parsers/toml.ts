import { parse, TomlError } from 'smol-toml';
import { offsetOfLine } from '../offset-of-line.ts';
import type { ParseError } from '../parsed.ts';

/** TOML 1.1. */
export function parseToml(code: string): ParseError | undefined {
  try {
    parse(code);
    return undefined;
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const message = (error.message.split('\n', 1)[0] ?? '').replace(/^Invalid TOML document: /, '');
    const from = Math.min(code.length, offsetOfLine(code, error.line) + error.column - 1);
    return { message, from, to: from + 1, ...(/redefine|already defined/.test(message) && { kind: 'repeated' }) };
  }
}
