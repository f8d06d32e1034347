import {
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import { LineIndex } from '../core/place.ts';
import { nearest } from '../core/nearest.ts';

/** The part of a zod issue that is used here. */
interface Issue {
  readonly code?: string;
  readonly message: string;
  readonly path: readonly PropertyKey[];
  readonly keys?: readonly string[];
}

/** Where the JSON itself is broken, as `file:line:column: …`; undefined when it is sound. */
export function syntaxProblem(text: string, file: string): string | undefined {
  const errors: ParseError[] = [];
  try {
    parseTree(text, errors, { disallowComments: true });
  } catch (error) {
    if (error instanceof RangeError) return `${file}: nests too deep to be a config.`;
    throw error;
  }
  const first = errors[0];
  if (first === undefined) return undefined;
  const { line, column } = new LineIndex(text).pointAt(first.offset);
  return `${file}:${line}:${column}: not valid JSON (${spaced(printParseErrorCode(first.error))}).`;
}

/** Each issue with its place in the file; unknown keys with the valid name nearest to them. */
export function schemaProblems(text: string, file: string, issues: readonly Issue[], keysAt: KeysAt): string[] {
  const root = parseTree(text);
  const lines = new LineIndex(text);
  return issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys')
      return [`${locate(root, lines, file, issue.path)}: ${named(issue.path)}${issue.message}.`];
    return (issue.keys ?? []).map((key) => {
      const hint = nearest(key, keysAt(issue.path));
      const where = locateKey(root, lines, file, [...issue.path, key]);
      return `${where}: unknown key \`${[...issue.path, key].join('.')}\`${hint === undefined ? '' : `; did you mean \`${hint}\`?`}`;
    });
  });
}

/** The keys that the schema knows at a path. */
export type KeysAt = (path: readonly PropertyKey[]) => readonly string[];

function named(path: readonly PropertyKey[]): string {
  return path.length === 0 ? '' : `\`${path.join('.')}\`: `;
}

function nodeAt(root: Node | undefined, path: readonly PropertyKey[]): Node | undefined {
  return (
    root &&
    findNodeAtLocation(
      root,
      path.map((part) => (typeof part === 'number' ? part : String(part))),
    )
  );
}

function locate(root: Node | undefined, lines: LineIndex, file: string, path: readonly PropertyKey[]): string {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const node = nodeAt(root, path.slice(0, depth));
    if (node !== undefined) return at(lines, file, node.offset);
  }
  return file;
}

function locateKey(root: Node | undefined, lines: LineIndex, file: string, path: readonly PropertyKey[]): string {
  const property = nodeAt(root, path)?.parent;
  const key = property?.children?.[0];
  return key !== undefined && typeof getNodeValue(key) === 'string' ? at(lines, file, key.offset) : file;
}

function at(lines: LineIndex, file: string, offset: number): string {
  const { line, column } = lines.pointAt(offset);
  return `${file}:${line}:${column}`;
}

function spaced(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}
