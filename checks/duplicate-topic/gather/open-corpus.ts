import { digestOf } from '../../../pipeline/core/digest.ts';
import { PublishError } from '../../../pipeline/core/error.ts';
import type { CorpusPage } from '../../../pipeline/resources/corpus.ts';
import type { Resources } from '../../../pipeline/resources/resources.ts';
import { moduleBeside } from '../../../pipeline/resources/workers.ts';
import type { BuildInput } from './build-index-task.ts';
import { Segment } from './index/segment.ts';
import type { IndexData } from './index/corpus-index.ts';
import { recordVersion } from './record.ts';
import type { RecordInput, RecordOutput } from './record-task.ts';

export interface OpenCorpus {
  readonly index: IndexData;
  /** How many pages could not be read in time, or at all. */
  readonly unread: number;
}

type Terms = Readonly<Record<string, string>>;

const batchSize = 48;
const batchTimeoutMs = 30_000;
const pageTimeoutMs = 6_000;
const buildTimeoutMs = 120_000;
/** Fewer pages are indexed anew in no time. */
const leastKept = 100;
/** When more has changed than this, the kept index is made anew. */
const mostChanged = 50;
const mostChangedShare = 0.05;

const opened = new WeakMap<Resources, Promise<OpenCorpus>>();

/** The index of the corpus: made once a run, by whichever draft comes first. */
export function openCorpus(resources: Resources, terms: Terms): Promise<OpenCorpus> {
  const known = opened.get(resources) ?? open(resources, terms);
  opened.set(resources, known);
  return known;
}

async function open(resources: Resources, terms: Terms): Promise<OpenCorpus> {
  const { pages, unread, key } = resources.corpus.list();
  const { store } = resources.corpus;
  const version = `${recordVersion} ${digestOf(JSON.stringify(terms)).slice(7, 19)}`;
  const kept = store.index(version);
  const { removed, added } = compare(kept, pages);
  const id = digestOf(JSON.stringify([key, version]));
  if (kept !== undefined && removed.length + added.length <= mostChanged + pages.length * mostChangedShare) {
    const segments = [{ buffer: kept, removed }];
    if (added.length === 0) return { index: { id, segments }, unread: unread.length };
    const fresh = await recordsOf(added, { resources, terms, version });
    const buffer = await buildSegment(added, fresh.records, resources);
    return {
      index: { id, segments: [...segments, { buffer, removed: [] }] },
      unread: unread.length + fresh.lost,
    };
  }
  const { records, lost } = await recordsOf(pages, { resources, terms, version });
  const buffer = await buildSegment(pages, records, resources);
  if (pages.length >= leastKept) {
    const keys = [...new Set(pages.map(({ digest }) => `${version} ${digest}`))];
    store.putIndex(version, buffer, keys);
  }
  return { index: { id, segments: [{ buffer, removed: [] }] }, unread: unread.length + lost };
}

/** Which pages of a kept index are no longer of the corpus, by number, and which of the corpus it lacks. */
function compare(
  kept: SharedArrayBuffer | undefined,
  pages: readonly CorpusPage[],
): { readonly removed: readonly number[]; readonly added: readonly CorpusPage[] } {
  const missing = new Map(pages.map((page) => [`${page.digest} ${page.path}`, page]));
  const removed: number[] = [];
  const segment = kept === undefined ? undefined : new Segment(kept);
  for (let page = 0; page < (segment?.size ?? 0); page += 1) {
    if (!missing.delete(`${segment?.digest(page)} ${segment?.path(page)}`)) removed.push(page);
  }
  return { removed, added: [...missing.values()] };
}

async function buildSegment(
  pages: readonly CorpusPage[],
  records: ReadonlyMap<string, Uint8Array>,
  { workers, signal }: Resources,
): Promise<SharedArrayBuffer> {
  const known = pages.flatMap(({ path, digest }) => {
    const packed = records.get(digest);
    return packed === undefined ? [] : [{ path, digest, packed }];
  });
  const input: BuildInput = { pages: known };
  return workers.run<SharedArrayBuffer>({
    module: moduleBeside(import.meta.url, './build-index-task'),
    input,
    timeoutMs: buildTimeoutMs,
    subject: `Indexing ${known.length} pages`,
    signal,
  });
}

interface RecordParts {
  readonly resources: Resources;
  readonly terms: Terms;
  /** Part of the key of every record. */
  readonly version: string;
}

/** Records by the digest of their page; those that no earlier run has made are made now, in worker threads. */
async function recordsOf(
  pages: readonly CorpusPage[],
  { resources, terms, version }: RecordParts,
): Promise<{ readonly records: Map<string, Uint8Array>; readonly lost: number }> {
  const { store } = resources.corpus;
  const keyOf = (digest: string): string => `${version} ${digest}`;
  const byDigest = new Map(pages.map((page) => [page.digest, page]));
  const kept = store.records([...byDigest.keys()].map(keyOf));
  const records = new Map<string, Uint8Array>();
  const missing: CorpusPage[] = [];
  for (const [digest, page] of byDigest) {
    const packed = kept.get(keyOf(digest));
    if (packed === undefined) missing.push(page);
    else records.set(digest, packed);
  }
  const batches = Array.from({ length: Math.ceil(missing.length / batchSize) }, (_, at) =>
    missing.slice(at * batchSize, (at + 1) * batchSize),
  );
  const made = (await Promise.all(batches.map((batch) => makeRecords(batch, resources, terms)))).flat();
  const fresh = new Map<string, Uint8Array>();
  for (const one of made) if (one !== null) fresh.set(one.digest, one.packed);
  store.putRecords(new Map([...fresh].map(([digest, packed]) => [keyOf(digest), packed])));
  for (const [digest, packed] of fresh) records.set(digest, packed);
  return { records, lost: pages.filter(({ digest }) => !records.has(digest)).length };
}

/** Where a batch takes too long, each of its pages is tried alone: one hostile page costs no other. */
async function makeRecords(
  batch: readonly CorpusPage[],
  resources: Resources,
  terms: Terms,
): Promise<(RecordOutput | null)[]> {
  const { root, settings, workers, signal } = resources;
  const input: RecordInput = { root, maxBytes: settings.limits.maxBytes, paths: batch.map(({ path }) => path), terms };
  try {
    return await workers.run<(RecordOutput | null)[]>({
      module: moduleBeside(import.meta.url, './record-task'),
      input,
      timeoutMs: batch.length === 1 ? pageTimeoutMs : batchTimeoutMs,
      subject: `Reading ${batch.length} pages of the corpus`,
      signal,
    });
  } catch (error) {
    if (!(error instanceof PublishError) || error.code !== 'took-too-long') throw error;
    if (batch.length === 1) return [null];
    return (await Promise.all(batch.map((page) => makeRecords([page], resources, terms)))).flat();
  }
}
