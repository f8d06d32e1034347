import { findNodeAtLocation, getNodeValue, parseTree, type ParseError, printParseErrorCode } from 'jsonc-parser';
import type { ParsedData } from './parse-front-matter-task.ts';

const strict = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false } as const;

export function parseJson(text: string): ParsedData {
  const errors: ParseError[] = [];
  const root = tryParse(text, errors);
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
  const object = root === undefined ? undefined : findNodeAtLocation(root, []);
  return { value: object === undefined ? {} : getNodeValue(object), keys, problems };
}

function tryParse(text: string, errors: ParseError[]): ReturnType<typeof parseTree> {
  try {
    return parseTree(text, errors, strict);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    errors.push({ error: 1, offset: 0, length: 1 });
    return undefined;
  }
}

/** `CommaExpected` as `comma expected`. */
function spaced(code: string): string {
  return code.replace(/(?!^)([A-Z])/g, ' $1').toLowerCase();
}
