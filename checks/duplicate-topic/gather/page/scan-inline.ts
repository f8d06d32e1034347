import { kind, kinds } from './characters.ts';
import { type Word, wordAt, wordEnd } from './words.ts';

/** Where what is found in prose goes. */
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

/** Reads prose line by line, skipping markup. Linear: within a line, a closing mark that is missing is looked for once. */
export class InlineScanner {
  readonly #text: string;
  readonly #units: Uint16Array;
  readonly #sink: InlineSink;
  readonly #missing = new Set<string>();
  #line = '';
  #from = 0;
  #to = 0;
  #opened = -1;

  constructor(text: string, units: Uint16Array, sink: InlineSink) {
    this.#text = text;
    this.#units = units;
    this.#sink = sink;
  }

  scan(from: number, to: number): void {
    const units = this.#units;
    this.#line = this.#text.slice(from, to);
    this.#from = from;
    this.#to = to;
    this.#opened = -1;
    if (this.#missing.size > 0) this.#missing.clear();
    for (let at = from; at < to;) {
      const code = units[at] ?? 0;
      const first = kinds[code];
      if (first === kind.none) at = Math.max(this.#afterMarkup(code, at), at + 1);
      else if (code === 0x68 && this.#isAddress(at)) at = this.#afterAddress(at);
      else at = this.#afterWord(at, to);
    }
  }

  #afterWord(at: number, to: number): number {
    const end = wordEnd(this.#units, at, to);
    this.#sink.word(wordAt(this.#units, at, end), at);
    return end;
  }

  #find(mark: string, at: number): number {
    if (this.#missing.has(mark)) return -1;
    const found = this.#line.indexOf(mark, at - this.#from);
    if (found >= 0) return found + this.#from;
    this.#missing.add(mark);
    return -1;
  }

  #afterMarkup(code: number, at: number): number {
    if (code === 0x5b) this.#opened = at;
    if (code === 0x60) return this.#afterCode(at);
    if (code === 0x5d) return this.#afterLink(at);
    if (code === 0x3c) return this.#afterTag(at);
    if (code === 0x7b) return this.#afterBraces(at);
    if (code === 0x26) return this.#afterEntity(at);
    return at;
  }

  #afterCode(at: number): number {
    let run = at;
    while (run < this.#to && this.#units[run] === 0x60) run += 1;
    const closing = run - at > longestRun ? -1 : this.#find(this.#text.slice(at, run), run);
    if (closing < 0) return run;
    for (let word = run; word < closing;) {
      word = kinds[this.#units[word] ?? 0] === kind.none ? word + 1 : this.#afterWord(word, closing);
    }
    if (closing - run <= longestInlineCode) this.#sink.inlineCode(this.#text.slice(run, closing).trim().toLowerCase());
    return closing + (run - at);
  }

  /** `](target "title")` and `][name]`; the words before them are words of the text. */
  #afterLink(at: number): number {
    const opening = this.#units[at + 1];
    if (opening === 0x5b) return this.#find(']', at + 2) + 1;
    if (opening !== 0x28) return at;
    const closing = this.#find(')', at + 2);
    if (closing < 0) return at;
    const target = this.#text
      .slice(at + 2, Math.min(closing, at + 2 + longestTarget))
      .trim()
      .replace(/^<|\s[^]*$|>$/g, '');
    const isImage = this.#opened > this.#from && this.#units[this.#opened - 1] === 0x21;
    if (isImage) this.#sink.image(target);
    else this.#sink.link(target);
    return closing + 1;
  }

  #afterTag(at: number): number {
    if (!/[A-Za-z/!?]/.test(this.#text[at + 1] ?? '')) return at;
    const closing = this.#find('>', at + 1);
    if (closing < 0) return at;
    const inside = this.#text.slice(at + 1, Math.min(closing, at + 1 + longestTarget));
    if (/^(?:https?|mailto):/.test(inside)) this.#sink.link(inside);
    else if (/^img\s/i.test(inside)) this.#sink.image(/\ssrc=["']([^"']*)["']/i.exec(inside)?.[1] ?? '');
    else if (/^a\s/i.test(inside)) this.#sink.link(/\shref=["']([^"']*)["']/i.exec(inside)?.[1] ?? '');
    return closing + 1;
  }

  /** Heading ids, template tags and MDX comments; other braces are text. */
  #afterBraces(at: number): number {
    const next = this.#text[at + 1];
    if (next === '#' || next === ':' || next === '/') return this.#find('}', at + 2) + 1;
    if (next === '{') return this.#find('}}', at + 2) + 2;
    if (next === '%') return this.#find('%}', at + 2) + 2;
    return at;
  }

  #afterEntity(at: number): number {
    const end = Math.min(this.#to, at + 34);
    return at + (/^&#?[A-Za-z0-9]{1,31};/.exec(this.#text.slice(at, end))?.[0].length ?? 0);
  }

  #isAddress(at: number): boolean {
    return this.#text.startsWith('http://', at) || this.#text.startsWith('https://', at);
  }

  #afterAddress(at: number): number {
    let end = at;
    while (end < this.#to && !' \t)>]"\'`*'.includes(this.#text[end] ?? ' ')) end += 1;
    this.#sink.link(this.#text.slice(at, Math.min(end, at + longestTarget)));
    return end;
  }
}
