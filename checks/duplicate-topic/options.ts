import { z } from 'zod';

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
});

export type DuplicateTopicOptions = z.output<typeof options>;
export type DuplicateTopicInput = z.input<typeof options>;
