import { checks, providers } from '../../../checks/index.ts';
import { sharedProviders } from '../../evidence/providers.ts';
import type { Judged } from '../../core/types.ts';
import { readDraft } from '../../resources/draft-files.ts';
import { noPageStore } from '../../resources/corpus.ts';
import { openResources } from '../../resources/resources.ts';
import { noCache } from '../../run/result-cache.ts';
import { runBatch } from '../../run/run-batch.ts';
import { windDown } from '../../run/wind-down.ts';
import { LinkHistoryStore } from '../../store/link-history.ts';
import { PageRecords } from '../../store/page-records.ts';
import { ResultStore } from '../../store/result-store.ts';
import { planChecks } from './plan.ts';
import { Answers } from './answers.ts';
import { keepReport } from './report-keeper.ts';
import type { CheckSession } from './session.ts';

/** How long a run that is called off may take to tell what it knows. */
const graceMs = 400;

/** Judges drafts for which no answer was kept. Everything heavy is behind this module. */
export async function* judgeDrafts(paths: readonly string[], session: CheckSession): AsyncGenerator<Judged> {
  const { request, settings, root, state, tool, startedAt } = session;
  const { checkTimeoutMs, draftsAtOnce, maxBytes } = settings.limits;
  const plans = planChecks(checks, settings, request);
  const answers = new Answers(session);
  using results = new ResultStore(state, startedAt, root);
  using linkMemory = new LinkHistoryStore(state, { reuse: request.cache });
  const { offline, screenshots } = request;
  const pageStore = request.cache ? new PageRecords(state) : noPageStore;
  using ending = windDown(request.signal, graceMs);
  const { signal, stopping } = ending;
  const parts = { root, settings, offline, screenshots, signal, stopping, linkMemory, pageStore };
  await using resources = openResources(parts);
  const batch = runBatch(paths, {
    plans,
    providers: { ...sharedProviders, ...providers },
    resources,
    cache: request.cache ? results : noCache,
    tool,
    startedAt,
    config: settings.digest,
    timeoutMs: checkTimeoutMs,
    draftsAtOnce,
    checksAtOnce: Math.max(1, plans.length),
    failFast: request.failFast,
    signal,
    stopping,
    known: (path) => (request.cache ? answers.find(path) : undefined),
    read: (path) => readDraft(path, { root, maxBytes }),
  });
  for await (const one of batch) {
    if ('refusal' in one || one.standing === true) {
      yield one;
      continue;
    }
    for (const digest of one.withheld ?? []) resources.blobs.remove(digest);
    const { report, essence } = keepReport(one.report, session);
    await answers.keep({ ...one, report, essence });
    yield { report };
  }
}
