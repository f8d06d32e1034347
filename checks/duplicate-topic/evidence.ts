import { worldEvidence } from '../../pipeline/core/evidence.ts';
import type { Place } from '../../pipeline/core/types.ts';

/** Why nothing is to be said of two pages, whatever they share. */
export type Kinship =
  | 'duplicate-of'
  | 'supersedes'
  | 'series'
  | 'translation-of'
  | 'translated-path'
  | 'generated'
  | 'reviewed';

/** A stretch of another page, and the heading above it. */
export interface OtherPlace {
  readonly heading: string;
  readonly place: Place;
}

/** Text of a section, or of all of the draft, that stands in another page. */
export interface Copy {
  readonly path: string;
  readonly kinship?: Kinship;
  /** `page`: most of the draft, or all of it. */
  readonly extent: 'section' | 'page';
  readonly heading: string;
  readonly place: Place;
  /** Words that stand in the other page, in the same order. */
  readonly words: number;
  /** Of the words of the section, or of the draft. From 0 to 1. */
  readonly share: number;
  /** The longest run of equal words, as the draft writes it, cut. */
  readonly quote: string;
  readonly quoteWords: number;
  readonly there: OtherPlace;
  /** Of an `extent` of `page`: where else in it the most stands. */
  readonly more: readonly OtherPlace[];
  /** Other pages with the very same text. */
  readonly twins: readonly string[];
}

export interface Translation {
  readonly path: string;
  readonly kinship?: Kinship;
  readonly score: number;
  readonly margin: number;
  readonly language: 'en' | 'ko';
  readonly terms: readonly string[];
}

export interface SectionPair extends OtherPlace {
  readonly ownHeading: string;
  readonly ownPlace: Place;
}

export interface Topic {
  readonly path: string;
  readonly kinship?: Kinship;
  readonly title: string;
  readonly score: number;
  readonly verdict: 'likely' | 'maybe';
  /** The words that make the two alike, the most telling first. */
  readonly terms: readonly string[];
  readonly titleTerms: readonly string[];
  readonly sections: readonly SectionPair[];
}

export interface Nearest {
  readonly path: string;
  readonly score: number;
  readonly why: string;
  readonly kinship?: Kinship;
  /** By the user's own model, where one is set up: cosine of both texts. */
  readonly similarity?: number;
}

/** What the user's own model says. */
export interface ModelOpinion {
  /** Why it was not asked, or had no answer. */
  readonly notHeard?: string;
  readonly judged: readonly {
    readonly path: string;
    readonly title: string;
    readonly kinship?: Kinship;
    /** How sure it is that both cover one topic, from 0 to 1. */
    readonly same: number;
  }[];
}

/** What of a draft other pages have already. */
export interface Duplicates {
  /** Pages that were compared, the draft left out. */
  readonly pages: number;
  /** Pages that could not be read. */
  readonly unread: number;
  readonly topicsJudged: boolean;
  readonly copies: readonly Copy[];
  readonly translations: readonly Translation[];
  readonly topics: readonly Topic[];
  readonly nearest: readonly Nearest[];
  readonly model?: ModelOpinion;
}

export const duplicates = worldEvidence<Duplicates>('duplicates', 1, Number.POSITIVE_INFINITY);
