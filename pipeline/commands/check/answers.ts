import { PublishError, toFailure } from '../../core/error.ts';
import { isQuotable } from '../../core/quotable.ts';
import { browserVariable } from '../../core/environment.ts';
import { scopeOf } from '../../core/scope.ts';
import type { Digest, Instant, Judged, Report } from '../../core/types.ts';
import { readDraftBytes } from '../../resources/draft-bytes.ts';
import type { AnswerKey } from '../../store/answer-store.ts';
import type { CheckSession } from './session.ts';
import { Worlds } from './worlds.ts';

interface Keepable {
  readonly report: Report;
  readonly essence: Digest;
  readonly freshUntil?: Instant | undefined;
  /** See `Judged`. */
  readonly restsOn?: readonly (readonly string[])[] | undefined;
}

/** Whole answers of earlier runs: an unchanged draft needs no check, no parser and no schema to be answered. */
export class Answers {
  readonly #session: CheckSession;
  readonly #flags: string;
  readonly #worlds: Worlds;

  constructor(session: CheckSession) {
    const { only, skip, offline, failFast, screenshots } = session.request;
    this.#session = session;
    this.#worlds = new Worlds(session);
    this.#flags = JSON.stringify([
      only ?? '',
      skip,
      offline,
      failFast,
      screenshots,
      process.env[browserVariable] ?? '',
    ]);
  }

  /** The report that stands for a draft's very bytes under these settings, if there is one. */
  find(path: string): Judged | undefined {
    const { answers, files, startedAt, settings } = this.#session;
    const key = this.#key(path);
    if (key instanceof PublishError) return { refusal: { path, error: toFailure(key) } };
    const found = answers.answer(key, startedAt);
    if (found === undefined) return undefined;
    const { answer } = found;
    const { draft, attachments } = answer;
    const sealed = answers.sealed(path, scopeOf(answer.results));
    if (sealed?.essence !== answer.essence || !found.restsOn.every((id) => this.#worlds.stands(id))) return undefined;
    if (!files.has({ id: sealed.id, draft, attachments })) return undefined;
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
        attachments,
      },
    };
  }

  /** Keeps what was found, unless a check could not look, the draft has changed or gone since, or the answer is too old to use. */
  async keep({ report: { draft, results, attachments }, essence, freshUntil, restsOn }: Keepable): Promise<void> {
    const { answers, startedAt } = this.#session;
    if (restsOn === undefined || results.some(({ status }) => status === 'errored')) return;
    if (freshUntil !== undefined && freshUntil <= startedAt) return;
    const { checks } = await import('../../../checks/index.ts');
    const key = this.#key(draft.path);
    if (key instanceof PublishError) return;
    const { digestOf } = await import('../../core/digest.ts');
    if (digestOf(key.bytes) === draft.digest) {
      // The bytes are kept with the answer: not where a secret stands in them, nor where nobody looked for one.
      const quotable = isQuotable(results, checks);
      const bytes = quotable ? key.bytes : null;
      const worlds = restsOn.map((paths) => this.#worlds.keep(paths, { digest: digestOf, secretNames: !quotable }));
      if (!worlds.every((id) => id !== undefined)) return;
      answers.putAnswer(
        { ...key, bytes },
        { answer: { draft, results, attachments, essence }, restsOn: worlds, freshUntil },
      );
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
