import { kind, kinds } from './characters.ts';
import { type Word, wordEnd, wordOf } from './words.ts';

/** Where what is found in a line of prose goes. */
export interface InlineSink {
  word(word: Word, from: number): void;
  inlineCode(text: string): void;
  link(target: string): void;
  image(target: string): void;
}

const longestTarget = 500;
const longestInlineCode = 60;
/** Of backticks: more of them are a drawing. */
const longestRun = 8;

/** Reads one line of prose, from `start` to `end` of `whole`, skipping markup. Linear: an end is looked for once. */
export function scanInline(
  whole: string,
  { from: start, to: end }: { readonly from: number; readonly to: number },
  sink: InlineSink,
): void {
  const text = whole.slice(start, end);
  const to = text.length;
  let opened = -1;
  /** A closing mark that was not found once is not looked for again. */
  const missing = new Set<string>();
  const find = (mark: string, at: number): number => {
    if (missing.has(mark)) return -1;
    const found = text.indexOf(mark, at);
    if (found >= 0) return found;
    missing.add(mark);
    return -1;
  };
  const words = (first: number, last: number): void => {
    for (let at = first; at < last;) at = step(at, last);
  };
  const step = (at: number, last: number): number => {
    const first = kinds[text.charCodeAt(at)] ?? 0;
    if (first === kind.none) return at + 1;
    const stop = wordEnd(text, at, last);
    sink.word(wordOf(text.slice(at, stop), first), start + at);
    return stop;
  };
  let at = 0;
  while (at < to) {
    const code = text.charCodeAt(at);
    if ((kinds[code] ?? 0) !== kind.none) {
      at = code === 0x68 && isAddress(text, at) ? address(text, at, { to, sink }) : step(at, to);
      continue;
    }
    const next = skipMarkup(code, at);
    at = next > at ? next : at + 1;
  }

  function skipMarkup(code: number, at: number): number {
    if (code === 0x5b) opened = at;
    if (code === 0x60) return codeSpan(at);
    if (code === 0x5d) return linkEnd(at);
    if (code === 0x3c) return tag(at);
    if (code === 0x7b) return braces(at);
    if (code === 0x26) return entity(at);
    return at;
  }

  function codeSpan(at: number): number {
    let run = at;
    while (run < to && text.charCodeAt(run) === 0x60) run += 1;
    const closing = run - at > longestRun ? -1 : find(text.slice(at, run), run);
    if (closing < 0) return run;
    words(run, closing);
    if (closing - run <= longestInlineCode) sink.inlineCode(text.slice(run, closing).trim().toLowerCase());
    return closing + (run - at);
  }

  /** `](target "title")` and `][name]`; the words before them are words of the text. */
  function linkEnd(at: number): number {
    const opening = text.charCodeAt(at + 1);
    if (opening === 0x5b) return find(']', at + 2) + 1;
    if (opening !== 0x28) return at;
    const closing = find(')', at + 2);
    if (closing < 0) return at;
    const target = text
      .slice(at + 2, Math.min(closing, at + 2 + longestTarget))
      .trim()
      .replace(/^<|\s[^]*$|>$/g, '');
    if (isImage(at)) sink.image(target);
    else sink.link(target);
    return closing + 1;
  }

  /** Whether the bracket that closes at `at` opened as `![`. */
  function isImage(at: number): boolean {
    return opened > 0 && opened < at && text.charCodeAt(opened - 1) === 0x21;
  }

  function tag(at: number): number {
    const next = text[at + 1] ?? '';
    if (!/[A-Za-z/!?]/.test(next)) return at;
    const closing = find('>', at + 1);
    if (closing < 0) return at;
    const inside = text.slice(at + 1, Math.min(closing, at + 1 + longestTarget));
    if (/^(?:https?|mailto):/.test(inside)) sink.link(inside);
    else if (/^img\b/i.test(inside)) sink.image(attribute(inside, 'src'));
    else if (/^a\b/i.test(inside)) sink.link(attribute(inside, 'href'));
    return closing + 1;
  }

  /** Heading ids, template tags and MDX comments; other braces are text. */
  function braces(at: number): number {
    const next = text[at + 1];
    if (next === '#' || next === ':') return find('}', at + 2) + 1;
    if (next === '{') return find('}}', at + 2) + 2;
    if (next === '%') return find('%}', at + 2) + 2;
    if (next === '/') return find('}', at + 2) + 1;
    return at;
  }

  function entity(at: number): number {
    return at + (/^&#?[A-Za-z0-9]{1,31};/.exec(text.slice(at, Math.min(to, at + 34)))?.[0].length ?? 0);
  }
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}=["']([^"']*)["']`, 'i').exec(tag)?.[1] ?? '';
}

function isAddress(text: string, at: number): boolean {
  return text.startsWith('http://', at) || text.startsWith('https://', at);
}

function address(text: string, at: number, { to, sink }: { readonly to: number; readonly sink: InlineSink }): number {
  let end = at;
  while (end < to && !' \t)>]"\'`*'.includes(text[end] ?? ' ')) end += 1;
  sink.link(text.slice(at, Math.min(end, at + longestTarget)));
  return end;
}
