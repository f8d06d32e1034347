import { kind } from '../page/characters.ts';
import { englishStem } from '../page/english.ts';
import { koreanStem } from '../page/korean.ts';
import { technicalTerms } from './technical-terms.ts';
import { type Term, termOf, type Word } from '../page/words.ts';

const shortestPrefix = 2;
const mostAnswers = 100_000;

/** Korean words and their English counterparts, both as terms. */
export class Lexicon {
  readonly #entries = new Map<string, readonly Term[]>();
  readonly #answers = new Map<string, readonly Term[]>();

  /** Pairs of a Korean word and English words, separated by commas; a later pair stands for an earlier one. */
  constructor(pairs: Iterable<readonly [korean: string, english: string]>) {
    for (const [korean, english] of pairs) {
      const terms = english
        .split(',')
        .map((word) => word.trim().toLowerCase())
        .filter((word) => word !== '');
      this.#entries.set(
        koreanStem(korean.normalize('NFC')),
        terms.map((word) => termOf(englishStem(word))),
      );
    }
  }

  /**
   * What a word says of the subject, whatever the language: of a Korean word its English counterparts, so that 인덱스, 색인 and
   * index are one term; where the lexicon has none, the word itself.
   */
  subjectOf({ kind: of, terms }: Word): readonly Term[] {
    if (of !== kind.hangul) return terms;
    const english = terms.flatMap(({ text }) => this.get(text));
    return english.length > 0 ? english : terms;
  }

  /** Of a word that the lexicon lacks, those of its longest beginning that it has: compounds end in what varies. */
  get(korean: string): readonly Term[] {
    const known = this.#answers.get(korean);
    if (known !== undefined) return known;
    let found: readonly Term[] = [];
    for (let length = korean.length; length >= shortestPrefix && found.length === 0; length -= 1) {
      found = this.#entries.get(korean.slice(0, length)) ?? [];
    }
    if (this.#answers.size >= mostAnswers) this.#answers.clear();
    this.#answers.set(korean, found);
    return found;
  }
}

let opened: { readonly own: string; readonly lexicon: Lexicon } | undefined;

/** The built-in terms, and those of the config: Korean word to English words, separated by commas. */
export function openLexicon(own: Readonly<Record<string, string>>): Lexicon {
  const key = JSON.stringify(own);
  if (opened?.own === key) return opened.lexicon;
  const builtIn = technicalTerms
    .split(/\s+/)
    .filter((pair) => pair !== '')
    .map((pair) => pair.split('=') as [string, string]);
  opened = { own: key, lexicon: new Lexicon([...builtIn, ...Object.entries(own)]) };
  return opened.lexicon;
}
