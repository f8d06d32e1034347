import type { CorpusIndex } from '../index/corpus-index.ts';
import { nearestTo, vectorOf } from '../index/vectors.ts';
import type { PageRecord } from '../record.ts';
import { crossOf } from '../weigh-fields.ts';

export interface TranslationCandidate {
  readonly page: number;
  /** Cosine of names, code and translated words, from 0 to 1. */
  readonly score: number;
  /** By how much it is ahead of the next. */
  readonly margin: number;
}

/** The page in the other language that is nearest to the draft. */
export function findTranslation(
  draft: PageRecord,
  index: CorpusIndex,
  accepts: (page: number) => boolean,
): TranslationCandidate[] {
  const vector = vectorOf(
    crossOf((name) => draft.fields[name], draft.language),
    index,
    'cross',
  );
  const near = nearestTo(vector, index, {
    space: 'cross',
    most: 4,
    terms: 100,
    accepts: (page) => index.language(page) !== draft.language && accepts(page),
  });
  return near.map(({ page, cosine }, at) => ({
    page,
    score: rounded(cosine),
    margin: rounded(cosine - (near[at + 1]?.cosine ?? 0)),
  }));
}

function rounded(score: number): number {
  return Math.round(score * 1000) / 1000;
}
