import type { BlockFile } from '../core/block-files.ts';
import { toolNameOf } from './tool-versions.ts';

/** Commands that read one file and follow nothing that it names. */
const alone: readonly (readonly [program: string, flag: RegExp])[] = [
  ['node', /^(?:--check|-c)$/],
  ['bash', /^-n$/],
  ['sh', /^-n$/],
  ['php', /^-l$/],
  ['ruby', /^-c$/],
  ['gofmt', /^-/],
  ['python', /^py_compile$/],
  ['python3', /^py_compile$/],
];

/**
 * The files of a workspace that a command leans on: those that its arguments name and, from there, all whose names stand
 * in one of them. Where the arguments name none (`npm test`), all of them.
 */
export function leanedOn(argv: readonly string[], files: readonly BlockFile[]): BlockFile[] {
  const named = files.filter(({ name }) => argv.slice(1).some((arg) => namesFile(arg, name)));
  if (named.length === 0) return [...files];
  const program = toolNameOf(argv[0] ?? '');
  if (alone.some(([tool, flag]) => tool === program && argv.some((arg) => flag.test(arg)))) return named;
  const reached = new Set(named);
  for (const file of reached) for (const other of files) if (mentions(file.text, other.name)) reached.add(other);
  return files.filter((file) => reached.has(file));
}

function namesFile(arg: string, name: string): boolean {
  const plain = arg.replace(/^\.\//, '');
  return plain === name || plain.endsWith(`=${name}`) || (plain.endsWith('/') && name.startsWith(plain));
}

/** Its name as a whole word, with or without its extension: `./safe-files.mjs`, `from safe_files import …`, `"policy.json"`. */
function mentions(text: string, name: string): boolean {
  const base = name.replace(/^.*\//, '');
  const stem = base.replace(/\.[^.]+$/, '');
  return [base, stem].some((word) => word.length > 1 && hasWord(text, word));
}

function hasWord(text: string, word: string): boolean {
  const isPart = (character: string | undefined): boolean =>
    character !== undefined && /[\p{L}\p{N}_-]/u.test(character);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!isPart(text[at - 1]) && !isPart(text[at + word.length])) return true;
  }
  return false;
}
