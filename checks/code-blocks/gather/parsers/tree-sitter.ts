import { readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { Language, type Node, Parser } from 'web-tree-sitter';
import type { Parse, ParseError } from '../parsed.ts';
import { tooDeep } from './depth.ts';

export type Grammar =
  | 'bash'
  | 'rust'
  | 'java'
  | 'c'
  | 'cpp'
  | 'csharp'
  | 'php'
  | 'kotlin'
  | 'swift'
  | 'elixir'
  | 'scala';

const grammars = import.meta.url.endsWith('.ts')
  ? new URL('../../grammars/', import.meta.url)
  : new URL('../../../../../checks/code-blocks/grammars/', import.meta.url);

/** Some scanners need more than linear time for a line. */
const longLine = /[^\n]{8000}/;

let begun: Promise<void> | undefined;

/** A parser for one of the grammars in `grammars/`. They are lenient: what they accept need not be right, and now and then they refuse what is. */
export async function loadTreeSitter(grammar: Grammar): Promise<Parse> {
  begun ??= Parser.init();
  await begun;
  const packed = await readFile(new URL(`${grammar}.wasm.br`, grammars));
  const parser = new Parser().setLanguage(await Language.load(brotliDecompressSync(packed)));
  return (code) => {
    if (tooDeep(code) || longLine.test(code)) throw new RangeError('nested too deep');
    const tree = parser.parse(code);
    if (tree === null) throw new Error(`The ${grammar} grammar gave no tree.`);
    try {
      if (tree.rootNode.hasError) return toError(firstFault(tree.rootNode), code);
      return grammar === 'elixir' ? strayEnd(tree.rootNode) : undefined;
    } finally {
      tree.delete();
    }
  };
}

/** The innermost fault that comes first; a fault that spans everything says nothing of its place. */
function firstFault(root: Node): Node {
  let found = root;
  for (;;) {
    const next: Node | undefined = found.children.find((child) => child.isError || child.isMissing || child.hasError);
    if (next === undefined) return found;
    found = next;
    if (found.isMissing) return found;
  }
}

/** Elixir's grammar takes an `end` too many for a name, which it cannot be. */
function strayEnd(root: Node): ParseError | undefined {
  const stray = root.descendantsOfType('identifier').find((node) => node?.text === 'end');
  if (stray === undefined || stray === null) return undefined;
  return { message: '`end` closes nothing', from: stray.startIndex, to: stray.endIndex };
}

const longestWord = 40;

function toError(node: Node, code: string): ParseError {
  const { startIndex: from } = node;
  if (node.isMissing) return { message: `\`${node.type}\` is missing`, from, to: from };
  const lineEnd = code.indexOf('\n', from);
  const to = Math.min(node.endIndex, lineEnd < 0 ? code.length : lineEnd);
  const word = code.slice(from, to).trim().slice(0, longestWord);
  return { message: word === '' ? 'Unexpected end' : `Unexpected \`${word}\``, from, to };
}
