import { existsSync } from 'node:fs';
import path from 'node:path';

const pragma = /@jsxImportSource[ \t]+(\S{1,400})/g;
const longestName = 400;
/** A text with more strings than this is taken to hold one. */
const mostNames = 2_000;
/** What a compiler adds to a name, or takes as it is. */
const endings = ['', '.ts', '.tsx', '.mts', '.cts', '.d.ts', '.js', '.jsx', '.mjs', '.cjs', '.json'];
const readable = /\.(?:[cm]?[jt]sx?|json)$/;

/**
 * The first string in a text that would lead a compiler, which resolves it from `folder`, to something that exists
 * outside of `inside`: by a path, or as a package of a `node_modules` above or of `root`. Every quoted string counts,
 * specifier or not, and so does every part of the text that is one if an earlier quote is taken for code.
 */
export function outwardPath(
  text: string,
  { folder, inside, root }: { readonly folder: string; readonly inside: string; readonly root: string },
): string | undefined {
  const isOutside = (file: string): boolean => !`${file}${path.sep}`.startsWith(inside + path.sep);
  const seen = new Set<string>();
  for (const name of namesIn(text)) {
    if (seen.size > mostNames) return name;
    if (name === '' || name.startsWith('node:') || seen.has(name)) continue;
    seen.add(name);
    const isPath = /^\.{0,2}[\\/]|^\.{1,2}$|^[A-Za-z]:|^file:/.test(name);
    const files = isPath ? [path.resolve(folder, name.replaceAll('\\', '/'))] : packagePlaces(name, folder, root);
    if (files.some((file) => isOutside(file) && isReadable(file, isPath))) return name;
  }
  return undefined;
}

function isReadable(file: string, isPath: boolean): boolean {
  if (!isPath) return existsSync(file);
  const withoutEnding = file.replace(/\.[cm]?jsx?$/, '');
  const files = [file, withoutEnding, path.join(file, 'index')].flatMap((one) => endings.map((ending) => one + ending));
  return [...files, path.join(file, 'package.json')].some((one) => readable.test(one) && existsSync(one));
}

/** Where packages of this name, and their types, would lie: from the folder upwards, and in the repository. */
function packagePlaces(name: string, folder: string, root: string): string[] {
  if (!/^(?:@[\w.~-]+\/)?[\w.~-]+/.test(name)) return [];
  const parts = name.split('/');
  const own = parts.slice(0, name.startsWith('@') ? 2 : 1).join('/');
  const types = own.startsWith('@') ? own.slice(1).replace('/', '__') : own;
  const places: string[] = [];
  for (const start of [folder, root]) {
    for (let at = start; ; at = path.dirname(at)) {
      places.push(path.join(at, 'node_modules', own), path.join(at, 'node_modules/@types', types));
      if (at === path.dirname(at) || start === root) break;
    }
  }
  return places;
}

/** What stands between any quote and the next of its kind, with escapes taken as JavaScript takes them. */
function* namesIn(text: string): Generator<string> {
  for (const [, name = ''] of text.matchAll(pragma)) yield name;
  for (const quote of ['"', "'", '`']) {
    for (let from = text.indexOf(quote); from >= 0; from = text.indexOf(quote, from + 1)) {
      const raw = quoted(text, from + 1, quote);
      if (raw !== undefined) yield decoded(raw);
    }
  }
}

function quoted(text: string, from: number, quote: string): string | undefined {
  for (let at = from; at < Math.min(text.length, from + longestName * 6); at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === quote) return text.slice(from, at);
  }
  return undefined;
}

const escape = /\\(?:x[\da-f]{2}|u[\da-f]{4}|u\{[\da-f]{1,6}\}|[0-7]{1,3}|\r\n|[^])/gi;

function decoded(raw: string): string {
  return raw.replace(escape, (sequence) => {
    const rest = sequence.slice(1);
    if (/^[\r\n\u2028\u2029]/.test(rest)) return '';
    if (/^[0-7]/.test(rest)) return String.fromCharCode(Number.parseInt(rest, 8));
    const hex = /^[xu]\{?([\da-f]+)/i.exec(rest)?.[1];
    return hex === undefined ? rest : String.fromCodePoint(Math.min(0x10_ffff, Number.parseInt(hex, 16)));
  });
}
