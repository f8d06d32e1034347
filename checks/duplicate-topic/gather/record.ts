import { Counter, type Counts } from './page/counter.ts';
import { kind } from './page/characters.ts';
import type { FrontNotes, Page, Section, Shape } from './page/page.ts';
import { samplePrints } from './page/prints.ts';
import { readPage } from './page/read-page.ts';
import type { Term, Word } from './page/words.ts';
import type { Lexicon } from './topic/lexicon.ts';
import { translatedCounts } from './topic/translate-words.ts';
import { shownTitle } from './shown-title.ts';

/** Raised when the same text may give another record. */
export const recordVersion = 3;

/**
 * What is counted of a page, each kind apart. All but `inlineCode`, `imports`, `links` and `images` (hashes of whole
 * strings) are ids of terms (`termOf`); in title, headings, lead and body a Korean word counts as its English counterparts
 * where the lexicon has it.
 */
export const fieldNames = [
  /** The title and what completes it. */
  'title',
  /** Headings below the title, and the description. */
  'headings',
  /** The first words of the text. */
  'lead',
  /** All words of the text, headings and inline code included. */
  'body',
  /** Names and words in code blocks. */
  'code',
  'inlineCode',
  'imports',
  /** Where links lead: without protocol, `www.`, query and the part that names a language. */
  'links',
  /** The file names of images. */
  'images',
  /** Numbers of two digits and more, in text and code. */
  'numbers',
  /** Of a Korean page, what can be told in English: names, code, and its words by their English counterparts. */
  'translated',
] as const;
export type FieldName = (typeof fieldNames)[number];

/** What is kept of a page for comparison: it follows from the page's text alone, and holds no text but its title. */
export interface PageRecord {
  readonly title: string;
  readonly front: FrontNotes;
  readonly language: PageLanguage;
  readonly words: number;
  readonly fields: Readonly<Record<FieldName, Counts>>;
  readonly sections: readonly SectionRecord[];
  /** Equal for pages with the same words in the same order, whatever their markup; 0 for a page of few words. */
  readonly whole: number;
  readonly shape: Shape;
}

export type PageLanguage = 'en' | 'ko';

export interface SectionRecord {
  readonly words: number;
  /** Ascending hashes of runs of words: see `samplePrints`. */
  readonly prints: Uint32Array;
}

const leadWords = 80;
/** A page of fewer words is like others by chance. */
const leastWhole = 20;

export function recordOf(text: string, lexicon: Lexicon): PageRecord {
  return recordOfPage(readPage(text), lexicon);
}

export function recordOfPage(page: Page, lexicon: Lexicon): PageRecord {
  return {
    title: shownTitle(page.title),
    front: page.front,
    language: languageOf(page),
    words: page.words.length,
    fields: fieldsOf(page, lexicon),
    sections: page.sections.map((section) => sectionOf(page, section)),
    whole: wholeOf(page),
    shape: page.shape,
  };
}

/** By what is written, not by what the front matter says: Korean where more than a fifth of the words are Hangul. */
export function languageOf({ words }: Pick<Page, 'words'>): PageLanguage {
  const hangul = words.reduce((count, word) => count + Number(word.kind === kind.hangul), 0);
  const latin = words.reduce((count, word) => count + Number(word.kind === kind.latin), 0);
  return hangul * 4 > latin ? 'ko' : 'en';
}

/** What title and subtitle say. */
export function titleCounts({ title, subtitle }: Page, lexicon: Lexicon): Counts {
  const counter = new Counter();
  counter.addText(`${title}\n${subtitle}`, (word) => lexicon.subjectOf(word));
  return counter.counts();
}

function fieldsOf(page: Page, lexicon: Lexicon): Record<FieldName, Counts> {
  const body = new Counter();
  const lead = new Counter();
  const numbers = new Counter();
  const leadFrom = page.sections.find(({ textFrom, wordsTo }) => wordsTo > textFrom)?.textFrom ?? 0;
  page.words.forEach((word, index) => {
    const terms = lexicon.subjectOf(word);
    body.addTerms(terms);
    if (index >= leadFrom && index < leadFrom + leadWords) lead.addTerms(terms);
    if (word.kind === kind.digit) numbers.addNumber(word);
  });
  const code = new Counter();
  for (const word of page.code) {
    code.addTerms(word.terms);
    if (word.kind === kind.digit) numbers.addNumber(word);
  }
  const termsOf = (word: Word): readonly Term[] => lexicon.subjectOf(word);
  const headings = new Counter();
  for (const { heading } of page.sections) if (heading !== page.title) headings.addText(heading, termsOf);
  headings.addText(page.description, termsOf);
  return {
    title: titleCounts(page, lexicon),
    headings: headings.counts(),
    lead: lead.counts(),
    body: body.counts(),
    code: code.counts(),
    inlineCode: Counter.ofStrings(page.inlineCode.filter((one) => /[a-z가-힣]/.test(one))),
    imports: Counter.ofStrings(page.imports),
    links: Counter.ofStrings(page.links.map(linkKey)),
    images: Counter.ofStrings(page.images.map(imageKey)),
    numbers: numbers.counts(),
    translated: languageOf(page) === 'ko' ? translatedCounts(page, lexicon) : Counter.ofStrings([]),
  };
}

function sectionOf(page: Page, { wordsFrom, wordsTo }: Section): SectionRecord {
  return { words: wordsTo - wordsFrom, prints: samplePrints(page.words, wordsFrom, wordsTo) };
}

function wholeOf({ words }: Page): number {
  if (words.length < leastWhole) return 0;
  let low = 0;
  let high = words.length;
  for (const { copy } of words) {
    low = (Math.imul(low, 0x9e3779b1) + copy) | 0;
    high = (Math.imul(high, 0x85ebca77) ^ copy) | 0;
  }
  return (high >>> 11) * 2 ** 32 + (low >>> 0) || 1;
}

/** A link as pages in several languages and versions of a site share it. */
export function linkKey(target: string): string {
  const bare = target
    .toLowerCase()
    .replace(/^(?:[a-z][a-z+.-]*:)?\/\//, '')
    .replace(/[?].*$/, '');
  const [host = '', ...rest] = bare.replace(/^www\./, '').split(/\/+/);
  return [host, ...rest.filter((part) => !/^(?:[a-z]{2}|[a-z]{2}[-_][a-z]{2})$/.test(part) && part !== '')]
    .join('/')
    .replace(/(?:\/index)?\.(?:html?|mdx?)(?=#|$)/, '');
}

function imageKey(target: string): string {
  return target.toLowerCase().split(/[?#]/)[0]?.split('/').at(-1) ?? '';
}
