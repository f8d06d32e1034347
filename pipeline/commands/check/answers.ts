import { PublishError, toFailure } from '../../core/error.ts';
import { isQuotable } from '../../core/quotable.ts';
import { scopeOf } from '../../core/scope.ts';
import type { Digest, Instant, Judged, Report } from '../../core/types.ts';
import { readDraftBytes } from '../../resources/draft-bytes.ts';
import type { AnswerKey } from '../../store/answer-store.ts';
import type { CheckSession } from './session.ts';

/** Whole answers of earlier runs: an unchanged draft needs no check, no parser and no schema to be answered. */
export class Answers {
  readonly #session: CheckSession;
  readonly #flags: string;

  constructor(session: CheckSession) {
    const { only, skip, offline, failFast } = session.request;
    this.#session = session;
    this.#flags = JSON.stringify([only ?? '', skip, offline, failFast]);
  }

  /** The report that stands for a draft's very bytes under these settings, if there is one. */
  find(path: string): Judged | undefined {
    const { answers, files, startedAt, settings } = this.#session;
    const key = this.#key(path);
    if (key instanceof PublishError) return { refusal: { path, error: toFailure(key) } };
    const answer = answers.answer(key, startedAt);
    const sealed = answer && answers.sealed(path, scopeOf(answer.results));
    if (sealed === undefined || sealed.essence !== answer?.essence) return undefined;
    const { draft } = answer;
    if (!files.has({ id: sealed.id, draft })) return undefined;
    const results = answer.results.map((result) => ({ ...result, cached: true, durationMs: 0 }));
    return {
      standing: true,
      report: {
        schema: 'report/1',
        id: sealed.id,
        draft,
        config: settings.digest,
        startedAt,
        results,
        claims: [],
        attachments: [],
      },
    };
  }

  /** Keeps what was found, unless a check could not look, the draft has changed or gone since, or the answer is too old to use. */
  async keep({ draft, results }: Report, essence: Digest, freshUntil: Instant | undefined): Promise<void> {
    const { answers, startedAt } = this.#session;
    if (results.some(({ status }) => status === 'errored')) return;
    if (freshUntil !== undefined && freshUntil <= startedAt) return;
    const { checks } = await import('../../../checks/index.ts');
    const key = this.#key(draft.path);
    if (key instanceof PublishError) return;
    const { digestOf } = await import('../../core/digest.ts');
    if (digestOf(key.bytes) === draft.digest) {
      // The bytes are kept with the answer: not where a secret stands in them, nor where nobody looked for one.
      const bytes = isQuotable(results, checks) ? key.bytes : null;
      answers.putAnswer({ ...key, bytes }, { draft, results, essence }, freshUntil);
    }
  }

  /** A PublishError where the draft cannot be read: it may have gone while it was being judged. */
  #key(path: string): AnswerKey | PublishError {
    const { root, settings, settingsId } = this.#session;
    try {
      const bytes = readDraftBytes(path, { root, maxBytes: settings.limits.maxBytes });
      return { path, flags: this.#flags, settings: settingsId, bytes };
    } catch (error) {
      if (error instanceof PublishError) return error;
      throw error;
    }
  }
}
