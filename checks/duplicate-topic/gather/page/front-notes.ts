import type { FrontNotes } from './page.ts';

/** More of a front matter is data, not notes on the page. */
const mostLines = 400;

interface Block {
  readonly notes: FrontNotes;
  /** Where the page's own text starts. */
  readonly end: number;
}

/**
 * Reads the few keys that matter here from front matter (YAML between `---`, TOML between `+++`, an Elixir map before `---`),
 * line by line and without a parser: ten thousand pages are read in one go, and what is not understood is left out.
 */
export function readFrontNotes(text: string): Block {
  const opened = /^(?:---|\+\+\+|%\{)[ \t]*\r?\n/.exec(text);
  if (opened === null) return { notes: notesOf(new Map()), end: 0 };
  const fence = opened[0].startsWith('+') ? '+++' : '---';
  const lines: string[] = [];
  for (let at = opened[0].length; at < text.length && lines.length <= mostLines;) {
    const ending = text.indexOf('\n', at);
    const next = ending < 0 ? text.length : ending + 1;
    const line = text.slice(at, ending < 0 ? text.length : ending).trimEnd();
    at = next;
    if (line === fence) return { notes: notesOf(entriesOf(lines)), end: at };
    lines.push(line);
  }
  return { notes: notesOf(new Map()), end: 0 };
}

type Entries = ReadonlyMap<string, readonly string[]>;

/** Top-level keys and their values: a scalar, a folded block, or a list of scalars. */
function entriesOf(lines: readonly string[]): Entries {
  const entries = new Map<string, string[]>();
  let current: string[] | undefined;
  let folds = false;
  for (const line of lines) {
    const [, key, rest = ''] = /^\s{0,2}["']?([A-Za-z][\w-]*)["']?[ \t]*[:=][ \t]*(.*)$/.exec(line) ?? [];
    const item = /^\s*-[ \t]+(.*)$/.exec(line)?.[1];
    if (item !== undefined && current !== undefined) current.push(scalar(item));
    else if (folds && current !== undefined && /^\s/.test(line))
      current[0] = `${current[0] ?? ''} ${line.trim()}`.trim();
    else if (key !== undefined && !/^\s/.test(line.replace(/^ {2}(?=\w+:)/, ''))) {
      folds = /^[|>][+-]?\d?$/.test(rest) || (rest !== '' && !/^["'[{]/.test(rest));
      current = folds && /^[|>]/.test(rest) ? [] : valuesOf(rest);
      entries.set(key.toLowerCase().replaceAll(/[_-]/g, ''), current);
    }
  }
  return entries;
}

function valuesOf(written: string): string[] {
  const list = /^\[(.*)\],?$/.exec(written)?.[1];
  if (list !== undefined) return list.split(',').map(scalar).filter(Boolean);
  return written === '' ? [] : [scalar(written)];
}

function scalar(written: string): string {
  const value = written.trim().replace(/,$/, '');
  const quoted = /^(["'])(.*)\1$/.exec(value)?.[2];
  return (quoted ?? value.replace(/\s+#.*$/, '')).slice(0, 500);
}

function notesOf(entries: Entries): FrontNotes {
  const one = (...keys: readonly string[]): string => keys.flatMap((key) => entries.get(key) ?? [])[0] ?? '';
  const all = (key: string): readonly string[] => (entries.get(key) ?? []).filter((value) => value !== '');
  return {
    title: one('title'),
    description: one('description', 'summary', 'excerpt'),
    slug: one('slug', 'permalink', 'url'),
    language: one('lang', 'language', 'locale').toLowerCase(),
    series: one('series').toLowerCase(),
    duplicateOf: all('duplicateof'),
    supersedes: all('supersedes'),
    translationOf: all('translationof'),
  };
}
