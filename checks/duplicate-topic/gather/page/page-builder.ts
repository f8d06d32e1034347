import type { Line } from './block-syntax.ts';
import { importedModule } from './imports.ts';
import type { FrontNotes, Page, Section } from './page.ts';
import { plainText, plainTitle } from './plain-text.ts';
import { InlineScanner, type InlineSink } from './scan-inline.ts';
import { unitsOf } from './word-table.ts';
import { eachWord, type Word } from './words.ts';

const mostOfAKind = 5_000;
/** In UTF-16 units: what is looked at of a longer line that may import or be a heading. */
const longestLook = 300;

/** Gathers what the scanners find. */
export class PageBuilder implements InlineSink {
  readonly #text: string;
  readonly #units: Uint16Array;
  readonly #inline: InlineScanner;
  readonly #words: Word[] = [];
  readonly #starts: number[] = [];
  readonly #code: Word[] = [];
  readonly #inlineCode: string[] = [];
  readonly #imports: string[] = [];
  readonly #links: string[] = [];
  readonly #images: string[] = [];
  readonly #sections: Section[] = [];
  #open: Omit<Section, 'wordsTo'>;
  #title = '';
  codeBlocks = 0;
  listItems = 0;
  tableRows = 0;

  constructor(text: string, start: number) {
    this.#text = text;
    this.#units = unitsOf(text);
    this.#inline = new InlineScanner(text, this.#units, this);
    this.#open = { heading: '', level: 0, from: start, to: start, wordsFrom: 0, textFrom: 0 };
  }

  prose(range: Line): void {
    this.#inline.scan(range.from, range.to);
  }

  codeLine(line: Line): void {
    eachWord(this.#units, line, (word) => this.#code.push(word));
    const look = this.#text.slice(line.from, Math.min(line.to, line.from + longestLook));
    this.#keep(this.#imports, importedModule(look));
  }

  openSection(level: number, line: Line, inside: Line): void {
    this.#closeSection();
    const wordsFrom = this.#words.length;
    this.prose(inside);
    const heading = plainText(this.#text.slice(inside.from, Math.min(inside.to, inside.from + longestLook)));
    this.#open = { heading, level, from: line.from, to: line.to, wordsFrom, textFrom: this.#words.length };
    if (level === 1 && this.#title === '') this.#title = heading;
  }

  #closeSection(): void {
    const wordsTo = this.#words.length;
    if (this.#open.level > 0 || wordsTo > this.#open.wordsFrom) this.#sections.push({ ...this.#open, wordsTo });
  }

  word(word: Word, from: number): void {
    this.#words.push(word);
    this.#starts.push(from);
  }

  inlineCode(text: string): void {
    this.#keep(this.#inlineCode, text);
  }

  link(target: string): void {
    this.#keep(this.#links, target);
  }

  image(target: string): void {
    this.#keep(this.#images, target);
  }

  #keep(list: string[], value: string): void {
    if (value !== '' && list.length < mostOfAKind) list.push(value);
  }

  finish(front: FrontNotes): Page {
    this.#closeSection();
    const sections = this.#sections;
    const firstHeading = sections.find(({ heading }) => heading !== '')?.heading ?? '';
    const title = plainTitle(front.title) || this.#title || firstHeading;
    return {
      front,
      title,
      subtitle: subtitleOf(sections, title),
      description: plainText(front.description),
      sections,
      words: this.#words,
      starts: Int32Array.from(this.#starts),
      code: this.#code,
      inlineCode: this.#inlineCode,
      imports: this.#imports,
      links: this.#links,
      images: this.#images,
      shape: {
        headings: sections.filter(({ level }) => level > 0).map(({ level }) => level),
        codeBlocks: this.codeBlocks,
        images: this.#images.length,
        links: this.#links.length,
        listItems: this.listItems,
        tableRows: this.tableRows,
      },
    };
  }
}

function subtitleOf(sections: readonly Section[], title: string): string {
  const at = sections.findIndex(({ heading }) => heading === title);
  const [first, second] = [sections[at], sections[at + 1]];
  const follows = first?.level === second?.level && first?.wordsTo === first?.textFrom;
  return first !== undefined && second !== undefined && follows ? second.heading : '';
}
