import { performance } from 'node:perf_hooks';
import { checks, providers } from '../../checks/index.ts';
import { findRoot } from '../config/repository.ts';
import { exitCode, type ExitCode } from '../core/error.ts';
import { Tally } from '../core/report.ts';
import { translateReport } from '../core/translate.ts';
import type { Language, Refusal } from '../core/types.ts';
import { sharedProviders } from '../evidence/providers.ts';
import { renderers } from '../report/index.ts';
import type { Format, RenderOptions } from '../report/renderer.ts';
import { readDraft } from '../resources/draft-files.ts';
import { findConfigured, findDrafts } from '../resources/find-drafts.ts';
import { openResources } from '../resources/resources.ts';
import { runBatch } from '../run/run-batch.ts';
import { noCache } from '../run/result-cache.ts';
import { ReportFiles } from '../store/report-files.ts';
import { ResultStore } from '../store/result-store.ts';
import { openState } from '../store/state.ts';
import { loadSettings } from './load-settings.ts';
import { openOutput } from './output.ts';
import { planChecks } from './plan.ts';
import { openProgress } from './progress.ts';
import { ReportKeeper } from './report-keeper.ts';
import { tool, toolIdentity } from './tool.ts';

export interface CheckRequest {
  readonly paths: readonly string[];
  readonly cwd: string;
  readonly config?: string;
  readonly only?: readonly string[];
  readonly skip?: readonly string[];
  readonly format: Format;
  readonly output?: string;
  readonly offline: boolean;
  readonly cache: boolean;
  readonly language: Language;
  readonly quiet: boolean;
  readonly colour: boolean;
  readonly width: number;
  readonly failFast: boolean;
  readonly changed?: string | true;
  readonly signal: AbortSignal;
}

/** Checks drafts, prints what was found as it is found, and keeps a sealed report for each. */
export async function check(request: CheckRequest): Promise<ExitCode> {
  const begun = performance.now();
  const startedAt = new Date().toISOString();
  const root = findRoot(request.cwd);
  const identity = toolIdentity();
  using store = new ResultStore(openState(root), startedAt);
  const settings = await loadSettings({ root, asked: request.config, checks, store, tool: identity });
  const plans = planChecks(checks, settings, request);
  const paths = await draftsFor(request, settings.drafts, root);

  const files = new ReportFiles(root);
  files.clearAbandoned(Date.now());
  const keeper = new ReportKeeper({ files, store, language: request.language });
  const renderer = (await renderers[request.format]()).createRenderer(renderOptions(request, startedAt));
  await using resources = openResources(root);
  await using output = openOutput(request.output);
  using progress = openProgress({ total: paths.length, quiet: request.quiet, silent: output.isTerminal });
  const tally = new Tally();
  const refusals: Refusal[] = [];

  await output.write(renderer.begin());
  const items = runBatch(paths, {
    plans,
    providers: { ...sharedProviders, ...providers },
    resources,
    cache: request.cache ? store : noCache,
    tool: identity,
    startedAt,
    config: settings.digest,
    timeoutMs: settings.limits.checkTimeoutMs,
    draftsAtOnce: settings.limits.draftsAtOnce,
    checksAtOnce: plans.length + 1,
    failFast: request.failFast,
    signal: request.signal,
    read: (path) => readDraft(path, { root, maxBytes: settings.limits.maxBytes }),
  });
  for await (const item of items) {
    if ('refusal' in item) {
      tally.refuse();
      refusals.push(item.refusal);
      await output.write(renderer.refusal(item.refusal));
    } else {
      const report = await keeper.keep(item.report);
      tally.add(report);
      await output.write(renderer.report(translateReport(report, request.language, checks)));
    }
    progress.advance();
  }
  store.prune();
  const durationMs = Math.round(performance.now() - begun);
  await output.write(renderer.end({ durationMs, summary: tally.summary, refusals }));
  return request.signal.aborted ? exitCode.interrupted : tally.exit;
}

async function draftsFor({ paths, cwd }: CheckRequest, configured: readonly string[], root: string): Promise<string[]> {
  return paths.length > 0 ? findDrafts(paths, { root, cwd }) : findConfigured(configured, root);
}

function renderOptions(request: CheckRequest, startedAt: string): RenderOptions {
  const { language, colour, width, quiet } = request;
  const titles = Object.fromEntries(checks.map(({ id, title }) => [id, title[language] ?? id]));
  return { tool, startedAt, language, colour, width, quiet, titles };
}
