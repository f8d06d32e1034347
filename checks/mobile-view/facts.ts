/** What is seen of the page at one width. Plain data. */
export interface ViewFacts {
  /** Of the screen, in CSS pixels, without scroll bars. */
  readonly clientWidth: number;
  /** Of the whole page, in CSS pixels. */
  readonly scrollWidth: number;
  readonly scrollHeight: number;
}

/** What does not depend on the width: glyphs, what axe says. */
export type PageFacts = object;
