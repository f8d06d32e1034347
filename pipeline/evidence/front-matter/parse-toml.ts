import { parse, TomlError } from 'smol-toml';
import { LineIndex } from '../../core/place.ts';
import type { ParsedData } from './parse-front-matter-task.ts';

export function parseToml(text: string): ParsedData {
  const keys = topLevelKeys(text);
  try {
    return { value: parse(text, { integersAsBigInt: 'asNeeded' }), keys, problems: [] };
  } catch (error) {
    if (error instanceof TomlError) return { value: roughValues(text), keys, problems: [problemOf(error, text)] };
    if (!(error instanceof RangeError)) throw error;
    const message = 'the data nests too deeply';
    return { value: {}, keys, problems: [{ kind: 'syntax', message, from: 0, to: 0 }] };
  }
}

function problemOf(error: TomlError, text: string): ParsedData['problems'][number] {
  const lines = new LineIndex(text);
  const { from, to } = lines.lineRange(error.line, text);
  const at = Math.min(from + error.column - 1, Math.max(from, to - 1));
  const message = (error.message.split('\n')[0] ?? '').replace(/^Invalid TOML document: /, '');
  const kind = /redefine|already|duplicate/i.test(message) ? 'duplicate-key' : 'syntax';
  return { kind, message, from: at, to: Math.max(at + 1, to) };
}

const keyOrTable = /^[ \t]*(?:\[{1,2}[ \t]*["']?([\w-]+)["']?|["']?([\w-]+)["']?[ \t]*[.=])/;

function topLevelKeys(text: string): ParsedData['keys'] {
  const keys: { name: string; from: number; to: number }[] = [];
  const seen = new Set<string>();
  let inTable = false;
  let from = 0;
  for (const line of text.split('\n')) {
    const found = keyOrTable.exec(line);
    const name = found?.[1] ?? (inTable ? undefined : found?.[2]);
    if (found?.[1] !== undefined) inTable = true;
    if (name !== undefined && !seen.has(name)) {
      seen.add(name);
      const at = from + line.indexOf(name);
      keys.push({ name, from: at, to: at + name.length });
    }
    from += line.length + 1;
  }
  return keys;
}

/** The simple values of a block that does not parse, so that a damaged line does not make the title count as missing. */
function roughValues(text: string): Record<string, string> {
  const values: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [, name, value] of text.matchAll(/^([\w-]+)[ \t]*=[ \t]*(\S[^\n]*)$/gm)) {
    if (name !== undefined && value !== undefined) values[name] ??= value.trim().replace(/^["']|["']$/g, '');
  }
  return values;
}
