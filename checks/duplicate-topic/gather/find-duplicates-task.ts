import picomatch from 'picomatch';
import type { Duplicates, Nearest, Translation } from '../evidence.ts';
import { describeCopies } from './copies/describe-copies.ts';
import { findSources } from './copies/find-sources.ts';
import { type IndexData, openIndex, type CorpusIndex } from './index/corpus-index.ts';
import { kinshipOf, type KinshipRules } from './kinship.ts';
import { OtherPages } from './other-pages.ts';
import { ownPages } from './own-pages.ts';
import { LocatedPage } from './located-page.ts';
import { type PageRecord, recordOfPage } from './record.ts';
import { describeTopics } from './topic/describe-topics.ts';
import { describeTranslations } from './topic/describe-translations.ts';
import { findTranslation, type TranslationCandidate } from './topic/find-translation.ts';
import { openLexicon } from './topic/lexicon.ts';
import { rankTopics, type TopicCandidate } from './topic/rank-topics.ts';

export interface FindInput {
  readonly index: IndexData;
  readonly draft: {
    readonly path: string;
    /** Where it lies, links resolved. */
    readonly real: string;
    /** In hexadecimal. */
    readonly digest: string;
    readonly text: string;
  };
  readonly root: string;
  readonly maxBytes: number;
  readonly unread: number;
  readonly minPages: number;
  readonly generated: readonly string[];
  readonly terms: Readonly<Record<string, string>>;
  /** See `pairKey`. */
  readonly reviewed: readonly string[];
  /** How many of the nearest pages to name: three, if not said. */
  readonly nearest?: number;
}

const mostNearest = 3;

/** Runs in a worker: everything that other pages have of a draft, with the places that show it. */
export default function findDuplicates(input: FindInput): Duplicates {
  const index = openIndex(input.index);
  const draft = new LocatedPage(input.draft.text);
  const { front } = draft.page;
  const lexicon = openLexicon(input.terms);
  const record = recordOfPage(draft.page, lexicon);
  const own = ownPages({ path: input.draft.path, real: input.draft.real, front }, index);
  const accepts = (page: number): boolean => !own.has(page);
  const rules: KinshipRules = { isGenerated: picomatch([...input.generated]), reviewed: new Set(input.reviewed) };
  const relative = { path: input.draft.path, digest: input.draft.digest, front };
  const pages = new OtherPages({
    index,
    root: input.root,
    maxBytes: input.maxBytes,
    kinshipWith: (page) => kinshipOf(relative, page, rules),
  });

  const others = index.size - own.size;
  const topicsJudged = others >= input.minPages;
  const sources = findSources(record, index, accepts);
  const near = rankTopics(record, index, { accepts });
  const translations = findTranslation(record, index, accepts);
  const told = describeTranslations({ draft, candidates: translations, index, pages, lexicon });
  const ranked = [...near, ...abroad(record, index, { accepts, told })];
  return {
    pages: others,
    unread: input.unread,
    topicsJudged,
    copies: describeCopies({ draft, record, sources, index, accepts, pages }),
    translations: told,
    topics: topicsJudged ? describeTopics({ draft, ranked, index, pages, rules, lexicon }) : [],
    nearest: nearestOf({ index, ranked: near, translations, pages, most: input.nearest ?? mostNearest }),
  };
}

/** Pages in the other language that are sure to be on the topic, and are no translation: worth a look, as links do not lead there. */
function abroad(
  record: PageRecord,
  index: CorpusIndex,
  { accepts, told }: { readonly accepts: (page: number) => boolean; readonly told: readonly Translation[] },
): TopicCandidate[] {
  const language = record.language === 'ko' ? 'en' : 'ko';
  return rankTopics(record, index, { accepts, language })
    .filter(({ page, verdict }) => verdict === 'likely' && !told.some(({ path }) => path === index.path(page)))
    .map((candidate) => ({ ...candidate, verdict: 'maybe' }));
}

interface NearestParts {
  readonly index: CorpusIndex;
  readonly ranked: readonly TopicCandidate[];
  readonly translations: readonly TranslationCandidate[];
  readonly pages: OtherPages;
  readonly most: number;
}

/** Pages in the draft's own language come first. */
function nearestOf({ index, ranked, translations, pages, most }: NearestParts): Nearest[] {
  const near = ranked.map(({ page, score }) => ({ page, score, why: 'the same subject as' }));
  const far = translations.map(({ page, score }) => ({ page, score, why: 'in another language:' }));
  return [...near, ...far].slice(0, most).map(({ page, score, why }) => ({
    path: index.path(page),
    score,
    why: `${why} “${index.notes(page).title}”`,
    ...pages.kinship(page),
  }));
}
