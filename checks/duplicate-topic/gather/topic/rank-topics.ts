import type { CorpusIndex } from '../index/corpus-index.ts';
import { byPath } from '../index/vectors.ts';
import { countOf, type Counts } from '../page/counter.ts';
import type { FieldName, PageLanguage, PageRecord } from '../record.ts';
import { findCandidates } from './find-candidates.ts';
import { areSetApart, marksOf } from './title-marks.ts';
import { likely, type Likeness, logOdds, maybe } from './topic-model.ts';
import { TopicSpace } from './topic-space.ts';

export interface TopicCandidate {
  readonly page: number;
  /** How sure the model is, from 0 to 1. */
  readonly score: number;
  readonly verdict: 'likely' | 'maybe' | 'other';
  readonly likeness: Likeness;
}

export interface RankOptions {
  /** Leaves out pages that must not be named. */
  readonly accepts: (page: number) => boolean;
  /** Pages in which language: as the draft, if not said. */
  readonly language?: PageLanguage;
}

const reranked = 24;
const crowdSize = 10;
/** From this share of a text on, a word is a theme of it. */
const theme = 0.015;
const leastWords = 50;

/** The pages on the draft's topic, best first; equal ones by path. */
export function rankTopics(
  draft: PageRecord,
  index: CorpusIndex,
  { accepts, language = draft.language }: RankOptions,
): TopicCandidate[] {
  const space = TopicSpace.of(index);
  const focus = space.focusOfRecord(draft);
  const own = sideOfRecord(draft);
  const near = findCandidates(focus, index, {
    most: reranked,
    accepts: (page) => index.language(page) === language && accepts(page),
  });
  const crowd = near.slice(0, crowdSize).reduce((sum, { cosine }) => sum + cosine, 0) / crowdSize;
  return near
    .map(({ page, cosine }) => {
      const other = sideOfPage(page, index);
      const likeness: Likeness = {
        focus: cosine,
        lead: cosine - crowd,
        title: Math.max(themeShare(own, other, space, index), themeShare(other, own, space, index)),
        marks: Number(areSetApart(own.marks, other.marks)),
        size: Math.log(1 + Math.min(draft.words, index.words(page))),
      };
      return { page, z: logOdds(likeness), likeness };
    })
    .sort((one, other) => other.z - one.z || byPath(index, one.page, other.page))
    .map(({ page, z, likeness }) => ({
      page,
      score: Math.round(1000 / (1 + Math.exp(-z))) / 1000,
      verdict: z >= likely ? 'likely' : z >= maybe ? 'maybe' : 'other',
      likeness,
    }));
}

interface Side {
  readonly marks: ReadonlySet<string>;
  readonly title: Uint32Array;
  readonly words: number;
  /** How often a term stands in the text. */
  times(term: number): number;
}

function sideOfRecord({ title, fields, words }: PageRecord): Side {
  return {
    marks: marksOf(title),
    title: fields.title.terms,
    words,
    times: (term) => countOf(fields.body, term),
  };
}

function sideOfPage(page: number, index: CorpusIndex): Side {
  const field = (name: FieldName): Counts => index.field(page, name);
  const title = field('title');
  const headings = field('headings');
  const subject = index.vector(page, 'subject');
  return {
    marks: marksOf(index.notes(page).title),
    title: title.terms,
    words: index.words(page),
    // The text's own counts are what the subject has beyond title and headings.
    times: (term) => Math.max(0, countOf(subject, term) - 10 * countOf(title, term) - 3 * countOf(headings, term)),
  };
}

/** How much of what `one` says in its title is a theme of the other text. */
function themeShare(one: Side, other: Side, space: TopicSpace, index: CorpusIndex): number {
  let all = 0;
  let met = 0;
  for (const term of one.title) {
    const weight = (index.idf('subject', term) * space.trust(term)) ** 2;
    all += weight;
    met += weight * Math.min(1, other.times(term) / Math.max(other.words, leastWords) / theme);
  }
  return all === 0 ? 0 : met / all;
}
