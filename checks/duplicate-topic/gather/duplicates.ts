import { realName } from '../../../pipeline/resources/corpus.ts';
import type { Provider } from '../../../pipeline/core/evidence.ts';
import type { Resources } from '../../../pipeline/resources/resources.ts';
import { moduleBeside } from '../../../pipeline/resources/workers.ts';
import { type Duplicates, duplicates } from '../evidence.ts';
import type { DuplicateTopicInput, DuplicateTopicOptions } from '../options.ts';
import type { FindInput } from './find-duplicates-task.ts';
import { openCorpus } from './open-corpus.ts';
import { modelCandidates, modelKey, modelSource } from './model/model-source.ts';
import { readReviewedPairs } from './reviewed-pairs.ts';

const module = moduleBeside(import.meta.url, './find-duplicates-task');
const findTimeoutMs = 20_000;

const watchedBy = new WeakMap<readonly string[], Map<string, readonly string[]>>();

const provider: Provider<Duplicates, Resources> = {
  evidence: duplicates,
  async identity({ resources, options }) {
    const { reviewedPairs, model } = await complete(options);
    const { key, watched } = resources.corpus.list();
    const { digest } = readReviewedPairs(resources.root, reviewedPairs);
    const asked = model === undefined ? '' : modelKey(model, modelSource(process.env), resources.offline);
    return { key: `${key} ${digest} ${asked}`, paths: withPath(watched, reviewedPairs) };
  },
  async gather({ draft, resources, options, signal }) {
    const { terms, minPages, generated, reviewedPairs, model } = await complete(options);
    const { index, unread } = await openCorpus(resources, terms);
    const input: FindInput = {
      index,
      unread,
      minPages,
      generated,
      terms,
      ...(model !== undefined && { nearest: modelCandidates }),
      draft: {
        path: draft.path,
        real: realName(draft.path, resources.root),
        digest: draft.digest.slice('sha256:'.length),
        text: draft.text,
      },
      root: resources.root,
      maxBytes: resources.settings.limits.maxBytes,
      reviewed: readReviewedPairs(resources.root, reviewedPairs).keys,
    };
    const found = await resources.workers.run<Duplicates>({
      module,
      input,
      timeoutMs: findTimeoutMs,
      subject: `Comparing ${draft.path} with other pages`,
      signal,
    });
    if (model === undefined) return found;
    const { withSecondOpinion } = await import('./model/second-opinion.ts');
    return withSecondOpinion(found, draft.text, { resources, options: model, signal });
  },
};

/** The same list for every draft of a run, so that its stamps are kept once. */
function withPath(watched: readonly string[], path: string): readonly string[] {
  const lists = watchedBy.get(watched) ?? new Map<string, readonly string[]>();
  watchedBy.set(watched, lists);
  const list = lists.get(path) ?? [...watched, path];
  lists.set(path, list);
  return list;
}

async function complete(options: DuplicateTopicInput): Promise<DuplicateTopicOptions> {
  const { options: schema } = await import('../options.ts');
  return schema.parse(options);
}

export default provider;
