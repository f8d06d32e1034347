import { evidence } from './evidence.ts';
import type { Place } from './types.ts';

/** What a browser does with the address: follow it on a click, show it, play it, or load it with the page. */
export type LinkRole = 'link' | 'image' | 'media' | 'resource';

export type LinkSyntax =
  | 'inline'
  /** `[label]: address`; the references to it are its `uses`. */
  | 'definition'
  /** `<https://…>` */
  | 'autolink'
  /** A bare `https://…`, `www.…` or mail address, as GFM reads it. */
  | 'literal'
  | 'html'
  | 'mdx'
  | 'front-matter';

/** An address in the draft. Code is left out, HTML comments too. */
export interface DraftLink {
  /** Without Markdown's escapes and without character references; blanks at both ends are gone. Never resolved. */
  readonly address: string;
  readonly role: LinkRole;
  readonly syntax: LinkSyntax;
  /** The HTML or MDX attribute (`href`, `srcset`), or the path of the front matter key (`cover.image`). */
  readonly attribute?: string;
  /** The element or component that the attribute stands in, as written. */
  readonly element?: string;
  /** What readers see of it: the text of a link, the alternative text of an image. */
  readonly text: string;
  /** The whole construct: `[text](address)`, the tag, the definition. */
  readonly place: Place;
  /** The address alone, as it is written. */
  readonly addressPlace: Place;
  /** Definitions only: where they are referred to. */
  readonly uses?: readonly Place[];
  /** Followed by `<!-- ignore -->`, at every use: a word to mdBook's own checker, without a reason. */
  readonly marked?: true;
}

/** `<!-- links-ignore-next-line reason="…" until=2027-01-31 -->`, in MDX also inside braces. */
export interface LinkIgnore {
  /** What was written behind `links-ignore`, if that is none of the forms that are known. */
  readonly unknown?: string;
  /** 1-based, both included. The whole draft: from 1 to infinity, as `null`. */
  readonly firstLine: number;
  readonly lastLine: number | null;
  /** Only addresses that begin so. */
  readonly address?: string;
  /** Empty where none is given. */
  readonly reason: string;
  /** The last day on which it counts, `YYYY-MM-DD`; as written where it is no date. */
  readonly until?: string;
  readonly place: Place;
}

export interface DraftLinks {
  /** In the order of the draft; those of the front matter first. */
  readonly links: readonly DraftLink[];
  readonly ignores: readonly LinkIgnore[];
}

export const links = evidence<DraftLinks>('links', 1);
