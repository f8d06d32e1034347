import type { Box } from './evidence.ts';

/** Something on the page that a finding can point at. */
export interface Part {
  /** What the reader sees of it. */
  readonly box: Box;
  /** The value of `placeAttribute` at the construct or the nearest element around it; none on a user's own site. */
  readonly place?: string;
  /** How the page's source names it: `table`, `img`, `div.hero`. */
  readonly element: string;
  /** Its first words, blanks folded. */
  readonly text: string;
  /** In the navigation, header, footer or side bar of a site, and so not in the draft. */
  readonly furniture: boolean;
}

/** Wider than the page, and the page gives way: it scrolls sideways. */
export interface WidePart extends Part {
  /** How far it reaches beyond the right edge, in CSS pixels. */
  readonly past: number;
}

/** Cut off by a box that cannot be scrolled. The part is that box. */
export interface ClippedPart extends Part {
  readonly what: 'text' | 'image' | 'embed' | 'scroller';
  /** What is cut first. */
  readonly cut: string;
  /** How much of it is out of reach, in CSS pixels. */
  readonly hidden: number;
  /** With three dots, and so on purpose. */
  readonly ellipsis: boolean;
}

/** Scrolls sideways by itself. */
export interface Scroller extends Part {
  readonly kind: 'code' | 'table' | 'other';
  /** How many times wider its content is. */
  readonly screens: number;
}

/** A table cell of several lines. The part's place is that of the table, its box that of the cell. */
export interface Cell extends Part {
  readonly lines: number;
  /** How many of its line breaks the author made. */
  readonly breaks: number;
  /** Without blanks. */
  readonly characters: number;
  /** How many of them are as wide as they are high: Hangul, Han, kana. */
  readonly fullWidth: number;
  /** Words of Latin letters or digits that are torn apart. */
  readonly brokenWords: number;
}

export interface SmallText extends Part {
  /** As drawn, in CSS pixels: of the smallest. */
  readonly size: number;
  /** How many characters are below the asked size. */
  readonly characters: number;
  readonly inDrawing: boolean;
}

/** Text drawn over other text. */
export interface Overlap extends Part {
  readonly over: Part;
  /** In CSS pixels: of the crossing of the two. */
  readonly width: number;
  readonly height: number;
}

export interface ImageFact extends Part {
  /** As the page writes it. */
  readonly address: string;
  readonly state:
    | 'shown'
    | 'broken'
    | 'pending'
    /** A grey box stands in its place; the asset says why. */
    | 'replaced';
  /** Not from where the page comes from. */
  readonly remote: boolean;
  /** Undefined where the attribute is missing. */
  readonly alt?: string;
  /** It is declared as decoration, or hidden from those who listen. */
  readonly decorative: boolean;
  /** In its own pixels at density 1. */
  readonly naturalWidth: number;
  readonly naturalHeight: number;
  /** The room it takes is known before it is loaded. */
  readonly sized: boolean;
  readonly vector: boolean;
}

/** What was not looked at, and why: more than the caps allow, or no time left. */
export interface LeftOut {
  readonly what: string;
  /** How many, where that is known. */
  readonly count?: number;
}

/** What is seen of the page at one width. Plain data; what is far from any fault is not kept. */
export interface ViewFacts {
  /** Of the screen, in CSS pixels, without scroll bars. */
  readonly clientWidth: number;
  /** Of the whole page, in CSS pixels. */
  readonly scrollWidth: number;
  readonly scrollHeight: number;
  /** Of what the phone shows at once: wider than the screen where it zooms out to make room. */
  readonly innerWidth: number;
  /** The page itself cuts off what is wider. */
  readonly cutsOff: boolean;
  readonly wide: readonly WidePart[];
  readonly clipped: readonly ClippedPart[];
  readonly scrollers: readonly Scroller[];
  readonly cells: readonly Cell[];
  readonly smallText: readonly SmallText[];
  readonly overlaps: readonly Overlap[];
  readonly images: readonly ImageFact[];
  readonly leftOut: readonly LeftOut[];
}

/** A character that the page's fonts and this machine's do not draw. */
export interface Glyph extends Part {
  readonly character: string;
  readonly drawn: 'tofu' | 'blank';
  /** As `font-family` says. */
  readonly fonts: string;
  /** With the machine's own fonts alone it is drawn. */
  readonly drawnBySystem: boolean;
}

/** How much of a large image looks like letters, from 0 to 1. */
export interface Lettering {
  /** As `ImageFact` has it. */
  readonly address: string;
  readonly share: number;
}

/** What axe-core says of one element. */
export interface AxeFact extends Part {
  readonly rule: string;
  /** False: axe could not decide. */
  readonly decided: boolean;
  /** Of a contrast: as `3.48` and `4.5`. */
  readonly measured?: string;
  readonly asked?: string;
  /** Of what was not decided: axe's own key. */
  readonly reason?: string;
}

/** What does not depend on the width. */
export interface PageFacts {
  /** The content of the viewport's `meta`; undefined where there is none. */
  readonly viewport?: string;
  readonly glyphs: readonly Glyph[];
  /** How many characters were drawn for a test. */
  readonly glyphsTried: number;
  readonly lettering: readonly Lettering[];
  readonly axe: readonly AxeFact[];
  readonly axeVersion: string;
  readonly leftOut: readonly LeftOut[];
}
