import { checks, providers } from '../../../checks/index.ts';
import { sharedProviders } from '../../evidence/providers.ts';
import type { Settings } from '../../core/settings.ts';
import type { Instant, Judged } from '../../core/types.ts';
import { readDraft } from '../../resources/draft-files.ts';
import { openResources } from '../../resources/resources.ts';
import { noCache } from '../../run/result-cache.ts';
import { runBatch } from '../../run/run-batch.ts';
import type { ResultStore } from '../../store/result-store.ts';
import { planChecks } from './plan.ts';
import type { CheckRequest } from './request.ts';

export interface EngineParts {
  readonly request: CheckRequest;
  readonly settings: Settings;
  readonly root: string;
  readonly store: ResultStore;
  readonly tool: string;
  readonly startedAt: Instant;
}

/** Judges drafts for which no answer was kept. Everything heavy is behind this module. */
export async function* judgeDrafts(paths: readonly string[], parts: EngineParts): AsyncGenerator<Judged> {
  const { request, settings, root, store, tool, startedAt } = parts;
  const { checkTimeoutMs, draftsAtOnce, maxBytes } = settings.limits;
  const plans = planChecks(checks, settings, request);
  await using resources = openResources({ root, offline: request.offline });
  yield* runBatch(paths, {
    plans,
    providers: { ...sharedProviders, ...providers },
    resources,
    cache: request.cache ? store : noCache,
    tool,
    startedAt,
    config: settings.digest,
    timeoutMs: checkTimeoutMs,
    draftsAtOnce,
    checksAtOnce: Math.max(1, plans.length),
    failFast: request.failFast,
    signal: request.signal,
    read: (path) => readDraft(path, { root, maxBytes }),
  });
}
