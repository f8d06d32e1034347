import { fenceAt, isModuleSyntax, type Fence, type Line, markerLength, underlineAt } from './block-syntax.ts';
import type { PageBuilder } from './page-builder.ts';

/** In UTF-16 units: a tag or comment that is not closed by then was text. */
const longestMarkup = 20_000;

/** Reads blocks line by line. */
export class BlockScanner {
  readonly #text: string;
  readonly #page: PageBuilder;
  readonly #found = new Map<string, number>();
  #fence: Fence | undefined;
  /** Where a comment or tag that spans lines ends. */
  #skipTo = 0;
  #afterBlank = true;
  #inList = false;

  constructor(text: string, page: PageBuilder) {
    this.#text = text;
    this.#page = page;
  }

  scan(start: number): void {
    const text = this.#text;
    for (let at = start; at < text.length;) {
      const ending = text.indexOf('\n', at);
      const to = ending < 0 ? text.length : ending;
      const next = ending < 0 ? text.length : ending + 1;
      at = this.#line({ from: at, to: to > at && text.charCodeAt(to - 1) === 0x0d ? to - 1 : to }, next);
    }
  }

  /** Returns where to read on. */
  #line(line: Line, next: number): number {
    const text = this.#text;
    if (line.from < this.#skipTo) {
      if (line.to > this.#skipTo) this.#page.prose({ from: this.#skipTo, to: line.to });
      return next;
    }
    const { at, indent, listItem } = this.#prefix(line);
    if (this.#fence !== undefined) {
      this.#fenced(line, at);
      return next;
    }
    if (at >= line.to) {
      this.#afterBlank = true;
      return next;
    }
    const afterBlank = this.#afterBlank;
    this.#afterBlank = false;
    if (listItem) this.#page.listItems += 1;
    if (listItem || (indent === 0 && afterBlank)) this.#inList = listItem;
    const fence = fenceAt(text, at, line.to);
    if (fence !== undefined) {
      this.#fence = fence;
      this.#page.codeBlocks += 1;
      return next;
    }
    if (indent >= 4 && afterBlank && !this.#inList) {
      this.#afterBlank = true;
      this.#page.codeLine({ from: at, to: line.to });
      return next;
    }
    if (at === line.from + indent && this.#headingAt(at, line)) return next;
    const underline = underlineAt(text, line, next);
    if (underline !== undefined && !listItem && indent < 4) {
      this.#heading(underline.level, { from: at, to: line.to }, line);
      return underline.next;
    }
    if (this.#isAside(at, line, afterBlank)) return next;
    if (text.charCodeAt(at) === 0x7c) this.#page.tableRows += 1;
    this.#page.prose({ from: at, to: line.to });
    return next;
  }

  /** Past blanks, quote marks and list markers. `indent` counts the blanks before the first of them. */
  #prefix({ from, to }: Line): { at: number; indent: number; listItem: boolean } {
    const text = this.#text;
    let at = from;
    let indent = -1;
    let listItem = false;
    for (;;) {
      while (at < to && (text.charCodeAt(at) === 0x20 || text.charCodeAt(at) === 0x09)) at += 1;
      if (indent < 0) indent = text.charCodeAt(from) === 0x09 ? 4 : at - from;
      const code = text.charCodeAt(at);
      if (at < to && code === 0x3e) {
        at += 1;
        continue;
      }
      const marker = listItem || this.#fence !== undefined ? 0 : markerLength(text, at, to);
      if (marker === 0) return { at, indent, listItem };
      listItem = true;
      at += marker;
    }
  }

  #fenced(line: Line, at: number): void {
    const { mark, length } = this.#fence as Fence;
    if (this.#text[at] === mark) {
      let end = at;
      while (end < line.to && this.#text[end] === mark) end += 1;
      if (end - at >= length && this.#text.slice(end, line.to).trim() === '') {
        this.#fence = undefined;
        this.#afterBlank = true;
        return;
      }
    }
    this.#page.codeLine(line);
  }

  #headingAt(at: number, line: Line): boolean {
    const text = this.#text;
    if (text.charCodeAt(at) === 0x23) {
      let end = at;
      while (end < line.to && text.charCodeAt(end) === 0x23) end += 1;
      const after = text.charCodeAt(end);
      if (end - at > 6 || (end < line.to && after !== 0x20 && after !== 0x09)) return false;
      this.#heading(end - at, { from: end, to: line.to }, line);
      return true;
    }
    const level = text.charCodeAt(at) === 0x3c ? /^<h([1-6])\b/i.exec(text.slice(at, at + 4))?.[1] : undefined;
    if (level === undefined) return false;
    this.#heading(Number(level), { from: at, to: line.to }, line);
    return true;
  }

  #heading(level: number, inside: Line, line: Line): void {
    this.#page.openSection(level, line, inside);
    this.#inList = false;
    this.#afterBlank = true;
  }

  /** Lines that no reader sees: comments, module syntax of MDX, link definitions, names of directives. */
  #isAside(at: number, line: Line, afterBlank: boolean): boolean {
    const text = this.#text;
    const first = text[at];
    if (first === '<') return this.#skipMarkup(at, line);
    if (first === '{' && text.startsWith('{/*', at)) return this.#skipPast('*/}', at, line);
    if (first === ':' && text.startsWith(':::', at)) return true;
    if (first === '[') {
      const [, target] =
        /^\[[^\]\n]{1,200}\]:[ \t]*(\S{1,500})/.exec(text.slice(at, Math.min(line.to, at + 800))) ?? [];
      if (target === undefined || text[at + 1] === '^') return false;
      this.#page.link(target);
      return true;
    }
    const isModule =
      (first === 'i' || first === 'e') &&
      at === line.from &&
      afterBlank &&
      isModuleSyntax(text.slice(at, Math.min(line.to, at + 300)));
    if (!isModule) return false;
    // It goes on to the next empty line.
    this.#skipTo = Math.max(line.to, Math.min(this.#find('\n\n', at), at + longestMarkup));
    return true;
  }

  #skipMarkup(at: number, line: Line): boolean {
    if (this.#text.startsWith('<!--', at)) return this.#skipPast('-->', at, line);
    if (!/[A-Za-z/]/.test(this.#text[at + 1] ?? '')) return false;
    return this.#find('>', at) < line.to ? false : this.#skipPast('>', at, line);
  }

  /** Skips to the end of markup that may span lines; false where it does not end soon. */
  #skipPast(mark: string, at: number, line: Line): boolean {
    const closing = this.#find(mark, at);
    if (closing - at > longestMarkup) return false;
    this.#skipTo = closing + mark.length;
    if (this.#skipTo < line.to) this.#page.prose({ from: this.#skipTo, to: line.to });
    return true;
  }

  /** Where a mark stands next; Infinity where it does not. What was found stays known, so that no text is searched twice. */
  #find(mark: string, at: number): number {
    const known = this.#found.get(mark);
    if (known !== undefined && known >= at) return known;
    const found = this.#text.indexOf(mark, at);
    const next = found < 0 ? Number.POSITIVE_INFINITY : found;
    this.#found.set(mark, next);
    return next;
  }
}
