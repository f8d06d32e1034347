import { kind, kinds } from './characters.ts';
import { englishStem, isEmptyWord } from './english.ts';
import { hash32 } from './hash.ts';
import { koreanStem } from './korean.ts';

/** A word as pages are compared by it: `id` is the hash of `text`. */
export interface Term {
  readonly id: number;
  readonly text: string;
}

/** One written word. */
export interface Word {
  /** Equal for words that a copy may exchange: in lower case, composed, without a Korean particle. */
  readonly copy: number;
  /** What it says of the subject: nothing, one term, or also the parts of a name such as `useEffect`. */
  readonly terms: readonly Term[];
  /** One of `kind`. */
  readonly kind: number;
}

/** Words repeat from page to page. */
const known = new Map<string, Word>();
const mostKnown = 300_000;
/** A longer run of letters is data, not a word. */
const longestWord = 60;
const longestKept = 120;
const longestNumber = 12;

/** The word written as `text`; `of` is the `kind` of its first character. */
export function wordOf(written: string, of: number): Word {
  const text = written.length > longestKept ? written.slice(0, longestKept) : written;
  let word = known.get(text);
  if (word === undefined) {
    word = read(text, of);
    if (known.size >= mostKnown) known.clear();
    // A slice would keep the whole page alive.
    known.set(owned(text), word);
  }
  return word;
}

export function termOf(text: string): Term {
  return { id: hash32(text), text };
}

function owned(text: string): string {
  return ` ${text}`.slice(1);
}

function read(written: string, of: number): Word {
  const text = owned(written.normalize('NFC'));
  const lower = text.toLowerCase();
  if (of === kind.hangul) {
    const stem = koreanStem(lower);
    return { copy: hash32(stem), terms: stem.length > 1 ? [termOf(stem)] : [], kind: of };
  }
  const copy = hash32(lower);
  if (text.length > longestWord) return { copy, terms: [], kind: of };
  if (of === kind.digit) return { copy, terms: lower.length <= longestNumber ? [termOf(lower)] : [], kind: of };
  if (of !== kind.latin) return { copy, terms: [termOf(lower)], kind: of };
  return { copy, terms: latinTerms(text, lower), kind: of };
}

function latinTerms(text: string, lower: string): Term[] {
  const whole = lower.replace(/^[_$]+|[_$]+$/g, '');
  if (whole.length < 2 || isEmptyWord(whole)) return [];
  const terms = [termOf(englishStem(whole))];
  if (text.length <= 4 || !/[a-z][A-Z]|_/.test(text)) return terms;
  for (const part of text.split(/_|(?<=[a-z0-9])(?=[A-Z])/)) {
    const name = part.toLowerCase();
    if (name.length > 2 && name !== whole && !isEmptyWord(name)) terms.push(termOf(englishStem(name)));
  }
  return terms;
}

/** Calls `take` for each word of a stretch of text, with where it starts and ends. */
export function eachWord(
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
  take: (word: Word, from: number, to: number) => void,
): void {
  for (let at = from; at < to;) {
    const first = kinds[text.charCodeAt(at)] ?? 0;
    if (first === kind.none) {
      at += 1;
      continue;
    }
    const end = wordEnd(text, at, to);
    take(wordOf(text.slice(at, end), first), at, end);
    at = end;
  }
}

/** Where the word that starts at `at` ends. */
export function wordEnd(text: string, at: number, to: number): number {
  const first = kinds[text.charCodeAt(at)] ?? 0;
  let end = at + 1;
  if (first === kind.ideograph) return end;
  if (first === kind.latin) {
    while (end < to && isNamePart(kinds[text.charCodeAt(end)] ?? 0)) end += 1;
    return end;
  }
  if (first !== kind.digit) {
    while (end < to && kinds[text.charCodeAt(end)] === first) end += 1;
    return end;
  }
  for (;;) {
    while (end < to && kinds[text.charCodeAt(end)] === kind.digit) end += 1;
    // `3.14` and `18.2.0` are one word, `3.` is not.
    const goesOn = end + 1 < to && text.charCodeAt(end) === 0x2e && kinds[text.charCodeAt(end + 1)] === kind.digit;
    if (!goesOn) return end;
    end += 1;
  }
}

function isNamePart(of: number): boolean {
  return of === kind.latin || of === kind.digit;
}
