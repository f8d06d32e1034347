import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { judge } from './judge.ts';

const languages = [
  'js',
  'ts',
  'tsx',
  'json',
  'jsonc',
  'json5',
  'jsonl',
  'yaml',
  'toml',
  'vue',
  'astro',
  'html',
  'python',
  'go',
  'css',
  'graphql',
  'xml',
  'vue-html',
];

test.for([
  '[',
  '(',
  '{',
  '!',
  'a=>',
  'if(a)',
  '<a>',
  'a?',
  '`${',
  'if(a){}else ',
  'A<',
  'a=',
  'f(a,b,',
  'function f(){',
  'class A extends ',
  '- ',
  '"',
  '...',
  ' ',
  '{{',
  '<script>',
  '[a]\n',
  'a:\n ',
  '/*',
])('30,000 units of “%s” neither ends the process nor stalls it', async (unit) => {
  const code = unit.repeat(Math.floor(30_000 / unit.length));
  const start = performance.now();
  for (const info of languages) await judge(info, code);
  expect(performance.now() - start).toBeLessThan(20_000);
});

test('a larger block is left unjudged, and said so', async () => {
  expect(await judge('js', '1;'.repeat(131_073))).toMatchObject({ status: 'skipped', reason: 'too-large' });
});

test('a block that nests too deep is left unjudged, and said so', async () => {
  expect(await judge('js', '['.repeat(2_000))).toMatchObject({ status: 'skipped', reason: 'too-deep' });
});

test('no code makes a judge throw, and every place lies in the code', async () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      '<a',
      '/>',
      '...',
      '…',
      '"',
      "'",
      '`',
      '\n',
      ': ',
      '- ',
      '= ',
      ', ',
      '// x',
      '<script>',
      '---',
      '한',
      '😀',
      '\t',
    ),
    fc.string({ maxLength: 6, unit: 'binary' }),
  );
  const code = fc.array(piece, { maxLength: 30 }).map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...languages), code, async (info, text) => {
      const { problem = { from: 0, to: 0, message: 'none' } } = await judge(info, text);
      expect(problem.from).toBeGreaterThanOrEqual(0);
      expect(problem.from).toBeLessThanOrEqual(text.length);
      expect(problem.message).not.toBe('');
    }),
    { numRuns: 600 },
  );
});
