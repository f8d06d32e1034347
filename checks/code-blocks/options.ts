import { z } from 'zod';

export const options = z.strictObject({
  level: z
    .enum(['parse', 'types'])
    .default('parse')
    .describe('`parse`: syntax. `types`: TypeScript is type-checked as well.'),
  natives: z
    .enum(['auto', 'off'])
    .default('auto')
    .describe(
      '`auto`: where a lenient grammar doubts code, a compiler of this machine is asked whether it parses. `off`: none is.',
    ),
  skipLanguages: z
    .array(z.string().min(1).toLowerCase())
    .default([])
    .describe('Languages, as fences name them, whose blocks are not judged. They are counted as skipped.'),
});

export type CodeBlockOptions = z.output<typeof options>;
