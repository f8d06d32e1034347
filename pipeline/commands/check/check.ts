import { findRoot } from '../../config/repository.ts';
import { exitCode, type ExitCode } from '../../core/error.ts';
import { Tally } from '../../core/tally.ts';
import type { Judged, Language, Refusal, Report } from '../../core/types.ts';
import { renderers } from '../../report/index.ts';
import { ReportFiles } from '../../store/report-files.ts';
import { ResultStore } from '../../store/result-store.ts';
import { openState } from '../../store/state.ts';
import { loadSettings } from '../load-settings.ts';
import { openOutput } from '../output.ts';
import { tool, toolIdentity } from '../tool.ts';
import { Answers, type AnswersParts } from './answers.ts';
import { draftsFor } from './drafts-for.ts';
import { openProgress } from './progress.ts';
import type { CheckRequest } from './request.ts';

/** Checks drafts, prints what was found as it is found, and keeps a sealed report for each. */
export async function check(request: CheckRequest): Promise<ExitCode> {
  const begun = Date.now();
  const startedAt = new Date(begun).toISOString();
  const root = findRoot(request.cwd);
  const identity = toolIdentity();
  using store = new ResultStore(openState(root), startedAt);
  const { settings, titles } = await loadSettings({ root, asked: request.config, store, tool: identity });
  const paths = await draftsFor(request, settings.drafts, root);
  const files = new ReportFiles(root);
  files.clearAbandoned(begun);

  const { language, colour, width, quiet, format } = request;
  const { createRenderer } = await renderers[format]();
  const renderer = createRenderer({ tool, startedAt, language, colour, width, quiet, titles: titles[language] });
  await using output = openOutput(request.output);
  using progress = await openProgress({ total: paths.length, quiet, silent: output.isTerminal });
  const tally = new Tally();
  const refusals: Refusal[] = [];

  await output.write(renderer.begin());
  for await (const one of judge(paths, { request, settings, root, store, files, tool: identity, startedAt })) {
    if ('refusal' in one) {
      tally.refuse();
      refusals.push(one.refusal);
      await output.write(renderer.refusal(one.refusal));
    } else {
      tally.add(one.report);
      await output.write(renderer.report(await translated(one.report, language)));
    }
    progress.advance();
  }
  await output.write(renderer.end({ durationMs: Date.now() - begun, summary: tally.summary, refusals }));
  return request.signal.aborted ? exitCode.interrupted : tally.exit;
}

/** Takes kept answers as long as there are any, and looks anew from the first draft that has none. */
async function* judge(paths: readonly string[], parts: AnswersParts): AsyncGenerator<Judged> {
  const { request, files, store } = parts;
  const answers = new Answers(parts);
  let answered = 0;
  while (request.cache && answered < paths.length) {
    request.signal.throwIfAborted();
    const known = await answers.find(paths[answered] ?? '');
    if (known === undefined) break;
    yield known;
    answered += 1;
  }
  if (answered === paths.length) return;

  const [{ judgeDrafts }, { keepReport }] = await Promise.all([import('./engine.ts'), import('./report-keeper.ts')]);
  for await (const one of judgeDrafts(paths.slice(answered), parts)) {
    if ('refusal' in one) {
      yield one;
      continue;
    }
    const { report, essence } = keepReport(one.report, { files, store, language: request.language });
    answers.keep(report, essence, one.freshUntil);
    yield { report };
  }
}

async function translated(report: Report, language: Language): Promise<Report> {
  if (language === 'en') return report;
  const [{ checks }, { translateReport }] = await Promise.all([
    import('../../../checks/index.ts'),
    import('../../core/translate.ts'),
  ]);
  return translateReport(report, language, checks);
}
