import { z } from 'zod';

export const options = z.strictObject({
  level: z
    .enum(['parse', 'types'])
    .default('parse')
    .describe('`parse`: syntax. `types`: TypeScript is type-checked as well.'),
  skipLanguages: z
    .array(z.string().min(1).toLowerCase())
    .default([])
    .describe('Languages, as fences name them, whose blocks are not judged. They are counted as skipped.'),
});

export type CodeBlockOptions = z.output<typeof options>;
