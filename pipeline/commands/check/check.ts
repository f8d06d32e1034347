import path from 'node:path';
import { findRoot } from '../../config/repository.ts';
import { type ExitCode, exitCode } from '../../core/error.ts';
import { Tally } from '../../core/tally.ts';
import type { Judged, Language, Refusal, Report } from '../../core/types.ts';
import { renderers } from '../../report/index.ts';
import type { RenderOptions } from '../../report/renderer.ts';
import { ReportFiles } from '../../store/report-files.ts';
import { AnswerStore } from '../../store/answer-store.ts';
import { Stamps } from '../../resources/stamps.ts';
import { State } from '../../store/state.ts';
import { loadSettings } from '../load-settings.ts';
import { openOutput } from '../output.ts';
import { tell } from '../tell.ts';
import { tool, toolIdentity } from '../tool.ts';
import { Answers } from './answers.ts';
import { draftsFor } from './drafts-for.ts';
import type { Progress, ProgressOptions } from './progress.ts';
import type { CheckRequest } from './request.ts';
import { refuseBadSelection } from './selection.ts';
import type { CheckSession } from './session.ts';

/** Checks drafts, prints what was found as it is found, and keeps a sealed report for each. */
export async function check(request: CheckRequest): Promise<ExitCode> {
  const begun = Date.now();
  const startedAt = new Date(begun).toISOString();
  const root = findRoot(request.cwd);
  const identity = toolIdentity();
  using state = new State(root, tell);
  const answers = new AnswerStore(state, startedAt);
  const { settings, titles, id } = await loadSettings({ root, asked: request.config, answers, tool: identity });
  await refuseBadSelection(request, Object.keys(titles.en), settings);
  const paths = await draftsFor(request, settings.drafts, root);
  const files = new ReportFiles(root, tell);
  files.clearAbandoned(begun);
  const { language, colour, width, quiet, format } = request;
  const page = { tool, language, titles: titles[language] };
  const stamps = new Stamps(root);
  const session = {
    request,
    settings,
    settingsId: id,
    root,
    state,
    answers,
    stamps,
    files,
    tool: identity,
    startedAt,
    page,
  };

  const { createRenderer } = await renderers[format]();
  const messages = format === 'sarif' ? await messagesIn(language) : {};
  const base = request.output === undefined ? '' : leadTo(root, request.output);
  const renderer = createRenderer({ ...page, startedAt, colour, width, quiet, base, messages });
  using output = openOutput(request.output);
  using progress = await progressOf(paths.length, {
    quiet,
    silent: paths.length > 1 && output.isTerminal,
    signal: request.signal,
  });
  const tally = new Tally();
  const refusals: Refusal[] = [];

  await output.write(renderer.begin());
  for await (const one of judge(paths, session)) {
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
  const exit = request.signal.aborted ? { exit: exitCode.interrupted } : {};
  await output.write(renderer.end({ durationMs: Date.now() - begun, summary: tally.summary, refusals, ...exit }));
  request.signal.throwIfAborted();
  output.complete();
  return tally.exit;
}

/** From a file that is written to a folder, as an address. */
function leadTo(folder: string, from: string): string {
  const way = path
    .relative(path.dirname(path.resolve(from)), folder)
    .split(path.sep)
    .join('/');
  return way === '' ? '' : `${way}/`;
}

/** One draft is too short a way to tell of. */
async function progressOf(total: number, how: Omit<ProgressOptions, 'total'>): Promise<Progress> {
  if (total < 2 || how.quiet || how.silent) return { advance: () => {}, [Symbol.dispose]: () => {} };
  const { openProgress } = await import('./progress.ts');
  return openProgress({ total, ...how });
}

/** Takes kept answers as long as there are any, and looks anew from the first draft that has none. */
async function* judge(paths: readonly string[], session: CheckSession): AsyncGenerator<Judged> {
  const { cache, signal } = session.request;
  const answers = new Answers(session);
  const answerable = cache ? paths.length : 0;
  let answered = 0;
  for (; answered < answerable; answered += 1) {
    signal.throwIfAborted();
    const known = answers.find(paths[answered] ?? '');
    if (known === undefined) break;
    yield known;
  }
  if (answered === paths.length) return;
  const { judgeDrafts } = await import('./engine.ts');
  yield* judgeDrafts(paths.slice(answered), session);
}

async function messagesIn(language: Language): Promise<RenderOptions['messages']> {
  const { checks } = await import('../../../checks/index.ts');
  return Object.fromEntries(checks.map(({ id, messages }) => [id, messages[language]]));
}

async function translated(report: Report, language: Language): Promise<Report> {
  if (language === 'en') return report;
  const [{ checks }, { translateReport }] = await Promise.all([
    import('../../../checks/index.ts'),
    import('../../core/translate.ts'),
  ]);
  return translateReport(report, language, checks);
}
