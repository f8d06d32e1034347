import type { Translation } from '../../evidence.ts';
import type { CorpusIndex } from '../index/corpus-index.ts';
import type { LocatedPage } from '../located-page.ts';
import type { OtherPages } from '../other-pages.ts';
import { explainTopic } from './explain.ts';
import type { Lexicon } from './lexicon.ts';
import type { TranslationCandidate } from './find-translation.ts';
import { TopicSpace } from './topic-space.ts';

export interface TranslationParts {
  readonly draft: LocatedPage;
  readonly candidates: readonly TranslationCandidate[];
  readonly index: CorpusIndex;
  readonly pages: OtherPages;
  readonly lexicon: Lexicon;
}

const leastScore = 0.45;
const leastMargin = 0.04;

/** The page that is the draft in the other language, where one is likely to be. */
export function describeTranslations({ draft, candidates, index, pages, lexicon }: TranslationParts): Translation[] {
  const [best] = candidates;
  if (best === undefined || best.score < leastScore || best.margin < leastMargin) return [];
  const other = pages.read(best.page);
  if (other === undefined) return [];
  const { terms } = explainTopic(draft, other, { space: TopicSpace.of(index), lexicon });
  const { page, score, margin } = best;
  return [{ path: index.path(page), ...pages.kinship(page), score, margin, language: index.language(page), terms }];
}
