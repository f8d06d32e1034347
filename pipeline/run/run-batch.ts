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
 * so that memory does not grow with the batch. Of a run that is to end soon, it yields what is known by then, and a
 * refusal in place of all that is not.
 */
export async function* runBatch<Resources>(
  paths: Iterable<string>,
  settings: BatchSettings<Resources>,
): AsyncGenerator<Judged> {
  const queue = new PQueue({ concurrency: settings.draftsAtOnce });
  const ahead = settings.draftsAtOnce * 4;
  const waiting: Waiting[] = [];
  const unjudged: string[] = [];
  const isStopping = (): boolean => settings.stopping?.aborted === true;
  try {
    for (const path of paths) {
      if (isStopping()) {
        unjudged.push(path);
        continue;
      }
      const judged = queue.add(() => (isStopping() ? undefined : judgeOne(path, settings)));
      judged.catch(() => {});
      waiting.push({ path, judged });
      const next = waiting.length >= ahead ? waiting.shift() : undefined;
      if (next !== undefined) yield* ended(next, settings, unjudged);
    }
    for (const item of waiting) yield* ended(item, settings, unjudged);
    if (isStopping()) yield* refusalOf(unjudged);
  } finally {
    queue.clear();
  }
}

interface Waiting {
  readonly path: string;
  /** Undefined when its turn had not come. */
  readonly judged: Promise<Judged | undefined>;
}

/** Waits for a draft; when time is over, takes what is there. */
async function* ended<Resources>(
  { path, judged }: Waiting,
  { signal, stopping }: BatchSettings<Resources>,
  unjudged: string[],
): AsyncGenerator<Judged> {
  try {
    const known = await unlessCalledOff(judged, signal);
    if (known === undefined) unjudged.push(path);
    else yield known;
  } catch (error) {
    if (stopping?.aborted !== true) throw error;
    const { promise: noLonger, resolve } = Promise.withResolvers<undefined>();
    setImmediate(() => resolve(undefined));
    const known = await Promise.race([judged.catch(() => undefined), noLonger]);
    if (known === undefined) unjudged.push(path);
    else yield known;
  }
}

function* refusalOf([first, ...others]: readonly string[]): Generator<Judged> {
  if (first === undefined) return;
  const rest = others.length === 0 ? '' : `, and neither ${others.length === 1 ? 'was' : 'were'} ${others.length} more`;
  yield { refusal: { path: first, error: { code: 'interrupted', message: `It was not judged any more${rest}.` } } };
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
