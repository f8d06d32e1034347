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
import { findTranslation } from './topic/find-translation.ts';
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
    nearest: nearestOf(index, near, translations),
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

/** Pages in the draft's own language come first. */
function nearestOf(
  index: CorpusIndex,
  ranked: ReturnType<typeof rankTopics>,
  translations: ReturnType<typeof findTranslation>,
): Nearest[] {
  const near = ranked.map(({ page, score }) => ({
    path: index.path(page),
    score,
    why: `the same subject as “${index.notes(page).title}”`,
  }));
  const far = translations.map(({ page, score }) => ({
    path: index.path(page),
    score,
    why: `in another language: “${index.notes(page).title}”`,
  }));
  return [...near, ...far].slice(0, mostNearest);
}
