import type { Tool, Language } from '../../core/types.ts';
import { type Markup, markup, trusted } from '../markup.ts';
import type { Texts, Verdict } from '../texts.ts';

/** What every part of a page needs to know. */
export interface Look {
  readonly language: Language;
  readonly texts: Texts;
  readonly tool: Tool;
  /** Titles of the checks, by id. */
  readonly titles: Readonly<Record<string, string>>;
  /** Leads from the page to the repository. */
  readonly base: string;
}

/** What makes ids unique where a page holds several drafts, and where its headings start. */
export interface Position {
  readonly prefix: string;
  readonly level: 1 | 2;
}

export const tones = { blocked: 'blocker', unknown: 'warning', clear: 'good', empty: 'note' } as const satisfies Record<
  Verdict,
  string
>;

/** Headings look like what they head, at whatever level they stand. */
export type HeadingRole = 'page' | 'section' | 'group-title' | 'finding-title';

export interface Heading {
  readonly level: number;
  readonly role: HeadingRole;
  readonly id?: string;
}

export function heading({ level, role, id }: Heading, content: Markup): Markup {
  const name = trusted(`h${level}`);
  const anchor = id === undefined ? undefined : markup` id="${id}"`;
  return markup`<${name} class="${role}"${anchor}>${content}</${name}>`;
}
