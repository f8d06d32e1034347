import { z } from 'zod';

const model = z.strictObject({
  embed: z
    .string()
    .min(1)
    .optional()
    .describe('A model that turns texts into vectors: near pages are ordered with its help.'),
  judge: z
    .string()
    .min(1)
    .optional()
    .describe('A model that answers questions: it is asked whether the three nearest pages cover the draft’s topic.'),
  maxTexts: z
    .int()
    .min(1)
    .default(1_000)
    .describe('How many texts a run may hand to models. What they have answered before costs nothing.'),
  timeoutMs: z.int().min(100).max(600_000).default(30_000).describe('How long one answer may take, in milliseconds.'),
});
export type ModelOptions = z.output<typeof model>;

export const options = z.strictObject({
  minPages: z
    .int()
    .min(2)
    .default(30)
    .describe(
      'With fewer pages than this, subjects are not judged: nothing tells the common word from the telling one.',
    ),
  generated: z
    .array(z.string().min(1))
    .readonly()
    .default(['**/CHANGELOG*.{md,mdx}', '**/{changelog,changelogs,releases,release-notes}/**'])
    .describe('Globs of pages that repeat each other by nature.'),
  reviewedPairs: z
    .string()
    .min(1)
    .default('publish.reviewed-pairs.json')
    .describe('The file in which `publish check --accept-pair` records pairs of pages that a person has looked at.'),
  terms: z
    .record(z.string(), z.string())
    .default({})
    .describe('Korean words and their English counterparts (separated by commas), beside those that are built in.'),
  model: model
    .optional()
    .describe(
      'A model of your own as a second opinion; where to ask is said in the environment: PUBLISH_MODEL_URL and PUBLISH_MODEL_KEY, or PUBLISH_MODEL_COMMAND.',
    ),
});

export type DuplicateTopicOptions = z.output<typeof options>;
export type DuplicateTopicInput = z.input<typeof options>;
