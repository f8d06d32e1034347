import type { Topic } from '../../evidence.ts';
import type { CorpusIndex } from '../index/corpus-index.ts';
import type { KinshipRules } from '../kinship.ts';
import type { LocatedPage } from '../located-page.ts';
import type { OtherPages } from '../other-pages.ts';
import { explainTopic } from './explain.ts';
import type { Lexicon } from './lexicon.ts';
import type { TopicCandidate } from './rank-topics.ts';
import { TopicSpace } from './topic-space.ts';

export interface TopicParts {
  readonly draft: LocatedPage;
  readonly ranked: readonly TopicCandidate[];
  readonly index: CorpusIndex;
  readonly pages: OtherPages;
  readonly lexicon: Lexicon;
  readonly rules: KinshipRules;
}

const mostTopics = 3;

/** Pages that seem to cover the draft's subject. What a generated page covers is no reason not to write of it. */
export function describeTopics({ draft, ranked, index, pages, rules, lexicon }: TopicParts): Topic[] {
  const worthTelling = ranked.filter(
    ({ page, verdict }) => verdict !== 'other' && !rules.isGenerated(index.path(page)),
  );
  return worthTelling.slice(0, mostTopics).flatMap(({ page, score, verdict }) => {
    const other = pages.read(page);
    if (other === undefined || verdict === 'other') return [];
    const { terms, titleTerms, sections } = explainTopic(draft, other, { space: TopicSpace.of(index), lexicon });
    return {
      path: index.path(page),
      ...pages.kinship(page),
      title: other.page.title,
      score,
      verdict,
      terms,
      titleTerms,
      sections: sections.map((pair) => ({
        ownHeading: pair.own.heading,
        ownPlace: draft.placeOfSection(pair.own),
        heading: pair.other.heading,
        place: other.placeOfSection(pair.other),
      })),
    };
  });
}
