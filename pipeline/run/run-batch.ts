import PQueue from 'p-queue';
import { PublishError, toFailure } from '../core/error.ts';
import { sealReport } from '../core/report.ts';
import type { Digest, Draft, Judged } from '../core/types.ts';
import { unlessCalledOff } from './within-time.ts';
import { runDraft, type RunSettings } from './run-draft.ts';

export interface BatchSettings<Resources> extends RunSettings<Resources> {
  readonly config: Digest;
  readonly draftsAtOnce: number;
  /** What an earlier run found in the very bytes of a draft, where that still stands. */
  readonly known: (path: string) => Judged | undefined;
  /** Reads one draft; a PublishError refuses it. */
  readonly read: (path: string) => Draft;
}

/**
 * Judges many drafts at once and yields them in the order of `paths`. At most a few more than `draftsAtOnce` are held,
 * so that memory does not grow with the batch.
 */
export async function* runBatch<Resources>(
  paths: Iterable<string>,
  settings: BatchSettings<Resources>,
): AsyncGenerator<Judged> {
  const queue = new PQueue({ concurrency: settings.draftsAtOnce });
  const ahead = settings.draftsAtOnce * 4;
  const waiting: Promise<Judged>[] = [];
  try {
    for (const path of paths) {
      const item = queue.add(() => judgeOne(path, settings));
      item.catch(() => {});
      waiting.push(item);
      const next = waiting.length >= ahead ? waiting.shift() : undefined;
      if (next !== undefined) yield await unlessCalledOff(next, settings.signal);
    }
    for (const item of waiting) yield await unlessCalledOff(item, settings.signal);
  } finally {
    queue.clear();
  }
}

async function judgeOne<Resources>(path: string, settings: BatchSettings<Resources>): Promise<Judged> {
  settings.signal.throwIfAborted();
  const known = settings.known(path);
  if (known !== undefined) return known;
  let draft: Draft;
  try {
    draft = settings.read(path);
  } catch (error) {
    if (error instanceof PublishError) return { refusal: { path, error: toFailure(error) } };
    throw error;
  }
  const { results, attachments, withheld, restsOn, freshUntil } = await runDraft(draft, settings);
  const { config, startedAt } = settings;
  const report = sealReport({ draft, config, startedAt, results, attachments });
  return { report, withheld, freshUntil, restsOn };
}
