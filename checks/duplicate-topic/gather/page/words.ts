import { kind, kinds } from './characters.ts';
import { englishStem, isEmptyWord } from './english.ts';
import { hash32 } from './hash.ts';
import { koreanStem } from './korean.ts';
import { WordTable } from './word-table.ts';

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

/** A longer run of letters is data, not a word. */
const longestWord = 60;
const longestKept = 120;
const longestNumber = 12;

const known = new WordTable(300_000, read);

/** The word that stands at `from`, up to `to`. */
export function wordAt(units: Uint16Array, from: number, to: number): Word {
  return known.get(units, from, Math.min(to, from + longestKept));
}

export function termOf(text: string): Term {
  return { id: hash32(text), text };
}

function read(written: string): Word {
  const of = kinds[written.charCodeAt(0)] ?? kind.none;
  const text = written.normalize('NFC');
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
  units: Uint16Array,
  { from, to }: { readonly from: number; readonly to: number },
  take: (word: Word, from: number, to: number) => void,
): void {
  for (let at = from; at < to;) {
    const first = kinds[units[at] ?? 0] ?? 0;
    if (first === kind.none) {
      at += 1;
      continue;
    }
    const end = wordEnd(units, at, to);
    take(wordAt(units, at, end), at, end);
    at = end;
  }
}

/** Where the word that starts at `at` ends. */
export function wordEnd(units: Uint16Array, at: number, to: number): number {
  const first = kinds[units[at] ?? 0] ?? 0;
  let end = at + 1;
  if (first === kind.ideograph) return end;
  if (first === kind.latin) {
    while (end < to && isNamePart(kinds[units[end] ?? 0] ?? 0)) end += 1;
    return end;
  }
  if (first !== kind.digit) {
    while (end < to && kinds[units[end] ?? 0] === first) end += 1;
    return end;
  }
  for (;;) {
    while (end < to && kinds[units[end] ?? 0] === kind.digit) end += 1;
    // `3.14` and `18.2.0` are one word, `3.` is not.
    const goesOn = end + 1 < to && units[end] === 0x2e && kinds[units[end + 1] ?? 0] === kind.digit;
    if (!goesOn) return end;
    end += 1;
  }
}

function isNamePart(of: number): boolean {
  return of === kind.latin || of === kind.digit;
}
