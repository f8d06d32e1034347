import { scanTags } from '../../../../pipeline/evidence/links/scan-tags.ts';
import type { PageFacts, Piece } from './page-facts.ts';

type Heading = PageFacts['headings'][number];

/** `## Title {#id}`, `{: #id .class }`, `{/* #id *\/}`. */
const headingId = /\{(?:\/\*)?:?\s{0,5}(?:[.\w=" -]{0,200}\s)?#([^\s{}*]{1,200})[^{}]{0,200}\}\s*$/y;
/** The same behind any other piece: attribute lists of Python-Markdown, kramdown, Pandoc, MyST's `(label)=`. */
const attributeId = /\{:?\s{0,5}(?:[.\w=" -]{0,200}\s)?#([^\s{}]{1,200})[^{}]{0,200}\}/g;
const mystLabel = /^\(([\w:.-]{1,200})\)=\s*$/gm;
const htmlHeading = /<h([1-6])\b([^<>]{0,500})>([^]{0,1000}?)<\/h\1\s*>/gi;

const includes: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a shortcode', /\{\{[<%]\s*[^/\s]/],
  [
    'an include',
    /\{\{\s*#(?:rustdoc_)?include\b|<!--\s*@include\b|--8<--|\{!\s*\S[^!{}\n]{0,300}!\}|(?:^|\s)!{1,3}include\b|\.\.\s+include::|\{include\}|@@include\(/,
  ],
  ['a template', /\{%-?\s*(?:include|render|for|import|from|macro|snippet|partial|extends|block|paginate)\w*\b/],
  ['a generated reference', /^:::\s+[A-Za-z_]\w*(?:\.\w+)+\s*$/m],
];
const emptyComponent = /^(?:[A-Z]|[a-z][a-z\d]*-)/;

/** Collects headings, ids and what may hide more of them from the pieces of a page. */
export class PieceReader {
  readonly headings: Heading[] = [];
  readonly ids: string[] = [];
  readonly terms: string[] = [];
  open: string | undefined;

  read(piece: Piece): void {
    if (piece.kind === 'heading') this.#heading(piece.text);
    else if (piece.kind === 'html') this.#html(piece.value);
    else this.#text(piece.value);
  }

  #heading(written: string): void {
    const brace = written.lastIndexOf('{');
    headingId.lastIndex = brace;
    const id = brace === -1 ? undefined : headingId.exec(written)?.[1];
    const text = id === undefined ? written : written.slice(0, brace).trimEnd();
    this.headings.push(id === undefined ? { text } : { text, id });
  }

  #html(value: string): void {
    this.#look(value);
    for (const tag of scanTags(value, 0, value.length)) {
      if (tag.kind === 'comment') continue;
      for (const { name, value: id } of tag.attributes)
        if (id !== '' && (name === 'id' || (name === 'name' && /^a$/i.test(tag.name)))) this.ids.push(id);
      if (emptyComponent.test(tag.name) && /\/\s*>$/.test(value.slice(tag.from, tag.to)))
        this.open ??= `<${tag.name}/>`;
    }
    for (const [, , attributes = '', inner = ''] of value.matchAll(htmlHeading)) {
      if (/\bid\s*=/i.test(attributes)) continue;
      const text = inner
        .replace(/<[^<>]*>/g, '')
        .replace(/\s+/g, ' ')
        .trim();
      if (text !== '') this.headings.push({ text });
    }
  }

  #text(value: string): void {
    this.#look(value);
    if (value.includes('\n: ')) this.#terms(value);
    if (value.includes('#')) for (const [, id] of value.matchAll(attributeId)) if (id !== undefined) this.ids.push(id);
    if (value.includes(')=')) for (const [, id] of value.matchAll(mystLabel)) if (id !== undefined) this.ids.push(id);
  }

  #terms(value: string): void {
    const [term = '', definition] = value.split('\n', 2);
    if (definition?.startsWith(': ') === true) this.terms.push(term);
  }

  #look(value: string): void {
    if (this.open !== undefined || !/[{<:!.@-]/.test(value)) return;
    this.open = includes.find(([, pattern]) => pattern.test(value))?.[0];
  }
}

/** The ids that the renderers in use give to footnotes and the marks that lead back. */
export function footnoteIds(labels: readonly string[]): string[] {
  return labels.flatMap((label, index) => {
    const names = [...new Set([label, label.toLowerCase(), String(index + 1)])];
    return names.flatMap((name) => [
      `fn-${name}`,
      `fnref-${name}`,
      `user-content-fn-${name}`,
      `user-content-fnref-${name}`,
      `fn:${name}`,
      `fnref:${name}`,
      `fn${name}`,
      `fnref${name}`,
    ]);
  });
}
