import { defineCheck, type Found } from '../../pipeline/core/check.ts';
import type { JsonObject } from '../../pipeline/core/types.ts';
import { type Duplicates, duplicates, type Kinship } from './evidence.ts';
import { copyFinding, judgedFinding, notHeardFinding, topicFinding, translationFinding } from './findings.ts';
import { messages } from './messages.ts';

export default defineCheck({
  id: 'duplicate-topic',
  version: 1,
  stage: 'text',
  title: { en: 'No other page covers this already', ko: '다른 글에서 이미 다룬 내용이 아님' },
  needs: { duplicates },
  messages,
  severity: {
    'copied-passage': 'warning',
    translation: 'note',
    'same-topic': 'warning',
    'similar-topic': 'note',
    'judged-topic': 'note',
    'model-not-heard': 'note',
  },
  options: async () => (await import('./options.ts')).options,
  evaluate({ duplicates }, { minPages }) {
    const { copies, translations, topics, model } = duplicates;
    const copied = new Set(copies.map(({ path }) => path));
    const told = new Set([...copies, ...translations, ...topics].map(({ path }) => path));
    const judged = model?.judged.filter((one) => isStrange(one) && one.same >= sure && !told.has(one.path)) ?? [];
    const found: Found<typeof messages>[] = [
      ...copies.filter(isStrange).map(copyFinding),
      ...translations.filter(isStrange).map(translationFinding),
      // Who is told of the copy knows of the page.
      ...topics.filter((topic) => isStrange(topic) && !copied.has(topic.path)).map(topicFinding),
      ...judged.map(judgedFinding),
      ...(model?.notHeard === undefined ? [] : [notHeardFinding(model.notHeard)]),
    ];
    return { findings: found, data: dataOf(duplicates, minPages) };
  },
});

/** From here on a model's opinion is worth telling. */
const sure = 0.5;

/** Whether nobody has said yet what the two pages are to each other. */
function isStrange({ kinship }: { readonly kinship?: Kinship }): boolean {
  return kinship === undefined;
}

function dataOf({ pages, unread, topicsJudged, nearest, model, ...told }: Duplicates, minPages: number): JsonObject {
  const kin = [...told.copies, ...told.translations, ...told.topics].flatMap(({ path, kinship }) =>
    kinship === undefined ? [] : [{ path, kinship }],
  );
  const silenced = [...new Map(kin.map((one) => [`${one.path} ${one.kinship}`, one])).values()];
  return {
    pages,
    ...(unread > 0 && { unread }),
    topics: topicsJudged ? 'judged' : `not judged: ${pages} of the ${minPages} pages that it takes`,
    nearest: nearest.map(({ path, score, why, similarity }) => ({
      path,
      score,
      why,
      ...(similarity !== undefined && { similarity }),
    })),
    ...(model !== undefined &&
      model.judged.length > 0 && { judged: model.judged.map(({ path, same }) => ({ path, same })) }),
    ...(silenced.length > 0 && { silenced }),
  };
}
