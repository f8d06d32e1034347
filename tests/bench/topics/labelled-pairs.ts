import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { buildSegment } from '../../../checks/duplicate-topic/gather/index/build-segment.ts';
import { CorpusIndex } from '../../../checks/duplicate-topic/gather/index/corpus-index.ts';
import { recordOf } from '../../../checks/duplicate-topic/gather/record.ts';
import { openLexicon } from '../../../checks/duplicate-topic/gather/topic/lexicon.ts';
import { rankTopics, type TopicCandidate } from '../../../checks/duplicate-topic/gather/topic/rank-topics.ts';

/** A line of the pages' file. */
interface PageLine {
  readonly id: string;
  readonly raw: string;
}

/** A line of the pairs' file. Pairs of kind `c` share a topic; all with label 0 do not; others are left out. */
interface PairLine {
  readonly a: string;
  readonly b: string;
  readonly kind: string;
  readonly label: 0 | 1 | null;
  /** Of how much account; 1 where nothing is said. */
  readonly weight?: number;
}

export interface LabelledPair extends PairLine {
  readonly label: 0 | 1;
  /** Pages of one group are on one topic or are versions of each other: they stay together when the set is split. */
  readonly group: string;
  /** From whichever side sees more of it; undefined where neither page is a candidate for the other. */
  readonly seen: TopicCandidate | undefined;
}

/** Reads pages and pairs (JSON lines, gzipped or not), and looks from each page at the others as the check does. */
export function readLabelledPairs(
  pagesFile: string,
  pairsFiles: readonly string[],
  draftsOnly: RegExp,
): LabelledPair[] {
  const lexicon = openLexicon({});
  const records = new Map(linesOf<PageLine>(pagesFile).map(({ id, raw }) => [id, recordOf(raw, lexicon)]));
  const published = [...records].filter(([id]) => !draftsOnly.test(id));
  const pages = published.map(([id, record]) => ({ path: id, digest: id, record }));
  const index = new CorpusIndex([{ buffer: buildSegment(pages), removed: [] }]);
  const numbers = new Map(published.map(([id], number) => [id, number]));
  const looked = new Map<string, readonly TopicCandidate[]>();
  const look = (from: string, to: string): TopicCandidate[] => {
    const record = records.get(from);
    if (record === undefined) throw new Error(`There is no page ${from}.`);
    const ranked = looked.get(from) ?? rankTopics(record, index, { accepts: (page) => page !== numbers.get(from) });
    looked.set(from, ranked);
    return ranked.filter(({ page }) => page === numbers.get(to));
  };
  const all = pairsFiles.flatMap((file) => linesOf<PairLine>(file));
  const groups = groupsOf(all.filter(({ label }) => label === 1));
  return all.flatMap((pair) => {
    const { a, b, kind, label } = pair;
    if (label === null || (label === 1 && kind !== 'c')) return [];
    const [seen] = [...look(a, b), ...look(b, a)].sort((one, other) => other.likeness.lead - one.likeness.lead);
    return [{ ...pair, label, group: groups(a), seen }];
  });
}

function linesOf<Line>(file: string): Line[] {
  const bytes = readFileSync(file);
  const text = (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);
}

/** The name of the connected component of a page. */
function groupsOf(pairs: readonly PairLine[]): (page: string) => string {
  const above = new Map<string, string>();
  const top = (page: string): string => {
    let at = page;
    for (let next = above.get(at); next !== undefined; next = above.get(at)) at = next;
    return at;
  };
  for (const { a, b } of pairs) if (top(a) !== top(b)) above.set(top(a), top(b));
  return top;
}
