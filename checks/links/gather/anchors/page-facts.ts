/** What is known of a page that fragments may lead to: of Markdown, HTML, or any text. Plain data. */
export interface PageFacts {
  readonly kind: 'markdown' | 'html' | 'text' | 'binary';
  /** In the order of the page; `id` where the page sets it. */
  readonly headings: readonly { readonly text: string; readonly id?: string }[];
  /** Terms of definition lists, to which Hugo can give ids too. */
  readonly terms: readonly string[];
  /** Every other id and name of an anchor, footnotes included. */
  readonly ids: readonly string[];
  /** What may add headings that cannot be seen here: an include, a shortcode, a component. */
  readonly open?: string;
  /** How many lines the file has. */
  readonly lines: number;
  readonly isEmpty: boolean;
  /** What readers read, in the form in which texts are compared; only where it was asked for. */
  readonly text?: string;
}

/** A piece of a page, whichever parser has read it. */
export type Piece =
  | { readonly kind: 'heading'; readonly text: string }
  /** As written. */
  | { readonly kind: 'html'; readonly value: string }
  /** The text of a paragraph or cell, as readers see it. */
  | { readonly kind: 'text'; readonly value: string };
