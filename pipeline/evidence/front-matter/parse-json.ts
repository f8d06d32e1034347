import { getNodeValue, parseTree, type ParseError, printParseErrorCode } from 'jsonc-parser';
import type { ParsedData } from './parse-front-matter-task.ts';

const strict = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false } as const;

export function parseJson(text: string): ParsedData {
  try {
    return readJson(text);
  } catch (error) {
    // Nesting that exhausts the stack.
    if (!(error instanceof RangeError)) throw error;
    const message = 'the data nests too deeply';
    return { value: {}, keys: [], problems: [{ kind: 'syntax', message, from: 0, to: 1 }] };
  }
}

function readJson(text: string): ParsedData {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, strict);
  const problems: ParsedData['problems'][number][] = errors.slice(0, 1).map(({ error, offset, length }) => ({
    kind: 'syntax',
    message: spaced(printParseErrorCode(error)),
    from: offset,
    to: offset + Math.max(1, length),
  }));
  const keys: { name: string; from: number; to: number }[] = [];
  const seen = new Set<string>();
  for (const property of root?.type === 'object' ? (root.children ?? []) : []) {
    const name = property.children?.[0];
    if (name === undefined) continue;
    const key = { name: String(name.value), from: name.offset, to: name.offset + name.length };
    if (seen.has(key.name))
      problems.push({ kind: 'duplicate-key', message: 'the same key twice', from: key.from, to: key.to });
    else keys.push(key);
    seen.add(key.name);
  }
  return { value: root === undefined ? {} : getNodeValue(root), keys, problems };
}

/** `CommaExpected` as `comma expected`. */
function spaced(code: string): string {
  return code.replace(/(?!^)([A-Z])/g, ' $1').toLowerCase();
}
