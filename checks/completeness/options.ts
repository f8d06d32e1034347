import { z } from 'zod';

const count = z.int().min(0);

const dateKeys = [
  'date',
  'pubDate',
  'published',
  'publishedAt',
  'created',
  'createdAt',
  'updated',
  'updatedAt',
  'lastmod',
  'lastModified',
  'modified',
];

const thresholds = {
  words: count.describe('Fewest words (어절 in Korean); a code block counts as ten.'),
  sections: count.describe('Fewest headings.'),
  examples: count.describe('Fewest code blocks.'),
  sectionWords: count.describe('Fewest words of a section that has any; 0 asks for none.'),
};

export const options = z.strictObject({
  frontMatter: z
    .strictObject({
      required: z
        .array(z.string().min(1))
        .default([])
        .describe('Keys that the front matter of every draft must have, with a value.'),
      dates: z
        .array(z.string().min(1))
        .default(dateKeys)
        .describe('Keys that hold a date: it must be a real day and not lie in the future.'),
    })
    .prefault({})
    .describe('What is asked of the front matter.'),
  depth: z
    .strictObject({
      words: thresholds.words.default(20),
      sections: thresholds.sections.default(0),
      examples: thresholds.examples.default(0),
      sectionWords: thresholds.sectionWords.default(0),
      typeKey: z.string().min(1).default('type').describe('The front matter key that names the type of a draft.'),
      types: z
        .record(z.string(), z.strictObject(thresholds).partial())
        .default({})
        .describe('Other thresholds for drafts of a type, for example `{"tutorial": {"words": 400, "examples": 2}}`.'),
    })
    .prefault({})
    .describe('How much substance a draft must have.'),
});

export type Options = z.output<typeof options>;
