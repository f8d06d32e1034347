import { digestOf } from '../../core/digest.ts';
import { PublishError, toFailure } from '../../core/error.ts';
import type { Settings } from '../../core/settings.ts';
import type { Digest, Draft, Instant, Judged, Report } from '../../core/types.ts';
import { readDraft } from '../../resources/draft-files.ts';
import type { ReportFiles } from '../../store/report-files.ts';
import type { ResultStore } from '../../store/result-store.ts';
import type { CheckRequest } from './request.ts';

export interface AnswersParts {
  readonly request: CheckRequest;
  readonly settings: Settings;
  readonly root: string;
  readonly store: ResultStore;
  readonly files: ReportFiles;
  readonly tool: string;
  readonly startedAt: Instant;
}

/** Whole answers of earlier runs: an unchanged draft needs no check, no parser and no schema to be answered. */
export class Answers {
  readonly #parts: AnswersParts;
  readonly #selection: string;

  constructor(parts: AnswersParts) {
    this.#parts = parts;
    const { only, skip, offline, failFast } = parts.request;
    this.#selection = JSON.stringify([parts.tool, parts.settings.digest, only ?? '', skip, offline, failFast]);
  }

  /** The report that stands for a draft's very bytes under these settings, if there is one. */
  async find(path: string): Promise<Judged | undefined> {
    const { root, settings, store, files, startedAt } = this.#parts;
    let draft: Draft;
    try {
      draft = await readDraft(path, { root, maxBytes: settings.limits.maxBytes });
    } catch (error) {
      if (error instanceof PublishError) return { refusal: { path, error: toFailure(error) } };
      throw error;
    }
    const answer = store.answer(this.#key(draft), startedAt);
    const sealed = answer && store.sealed(path);
    const reference = { path, slug: draft.slug, digest: draft.digest };
    if (sealed === undefined || sealed.essence !== answer?.essence) return undefined;
    if (!files.has({ id: sealed.id, draft: reference })) return undefined;
    const results = answer.results.map((result) => ({ ...result, cached: true, durationMs: 0 }));
    return {
      report: {
        schema: 'report/1',
        id: sealed.id,
        draft: reference,
        config: settings.digest,
        startedAt,
        results,
        claims: [],
        attachments: [],
      },
    };
  }

  /** Keeps what was found, unless a check could not look or the answer is already too old to use. */
  keep(report: Report, essence: Digest, freshUntil: Instant | undefined): void {
    if (report.results.some(({ status }) => status === 'errored')) return;
    if (freshUntil !== undefined && freshUntil <= this.#parts.startedAt) return;
    this.#parts.store.putAnswer(this.#key(report.draft), { results: report.results, essence }, freshUntil);
  }

  #key({ path, digest }: Pick<Draft, 'path' | 'digest'>): Digest {
    return digestOf([this.#selection, path, digest].join('\n'));
  }
}
