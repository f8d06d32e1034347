import { digestOf } from '../../../pipeline/core/digest.ts';
import { PublishError } from '../../../pipeline/core/error.ts';
import type { CorpusPage } from '../../../pipeline/resources/corpus.ts';
import type { Resources } from '../../../pipeline/resources/resources.ts';
import { moduleBeside } from '../../../pipeline/resources/workers.ts';
import type { BuildInput } from './build-index-task.ts';
import type { IndexData } from './index/corpus-index.ts';
import { recordVersion } from './record.ts';
import type { RecordInput, RecordOutput } from './record-task.ts';

export interface OpenCorpus {
  readonly index: IndexData;
  /** How many pages could not be read in time, or at all. */
  readonly unread: number;
}

const batchSize = 48;
const batchTimeoutMs = 30_000;
const pageTimeoutMs = 6_000;
const buildTimeoutMs = 120_000;

const opened = new WeakMap<Resources, Promise<OpenCorpus>>();

/** The index of the corpus: made once a run, by whichever draft comes first. */
export function openCorpus(resources: Resources, terms: Readonly<Record<string, string>>): Promise<OpenCorpus> {
  const known = opened.get(resources) ?? open(resources, terms);
  opened.set(resources, known);
  return known;
}

async function open(resources: Resources, terms: Readonly<Record<string, string>>): Promise<OpenCorpus> {
  const { pages, unread, key } = resources.corpus.list();
  const { records, lost } = await recordsOf(pages, resources, terms);
  const known = pages.flatMap(({ path, digest }) => {
    const packed = records.get(digest);
    return packed === undefined ? [] : [{ path, digest, packed }];
  });
  const input: BuildInput = { pages: known };
  const buffer = await resources.workers.run<SharedArrayBuffer>({
    module: moduleBeside(import.meta.url, './build-index-task'),
    input,
    timeoutMs: buildTimeoutMs,
    subject: `Indexing ${known.length} pages`,
    signal: resources.signal,
  });
  const id = digestOf(JSON.stringify([key, terms]));
  return { index: { id, segments: [{ buffer, removed: [] }] }, unread: unread.length + lost };
}

/** Records by the digest of their page; those that no earlier run has made are made now, in worker threads. */
async function recordsOf(
  pages: readonly CorpusPage[],
  resources: Resources,
  terms: Readonly<Record<string, string>>,
): Promise<{ readonly records: Map<string, Uint8Array>; readonly lost: number }> {
  const { store } = resources.corpus;
  const dictionary = digestOf(JSON.stringify(terms)).slice(7, 19);
  const keyOf = (digest: string): string => `${recordVersion} ${dictionary} ${digest}`;
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
  terms: Readonly<Record<string, string>>,
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
