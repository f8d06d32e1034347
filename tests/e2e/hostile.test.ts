import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formats } from '../../pipeline/core/types.ts';
import { bugsIn, checkInProcess } from '../fixtures/check-in-process.ts';
import { pathological } from '../fixtures/pathological.ts';
import { temporaryRepository } from '../fixtures/repository.ts';

/** Controls but the line end, C1 controls, bidirectional controls, lone surrogates. */
// oxlint-disable-next-line no-control-regex -- what must never be printed
const control = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]|\p{Cs}/u;

const pieces = [
  '# ',
  '## ',
  '- ',
  '1. ',
  '> ',
  '```ts\n',
  '```\n',
  '~~~',
  '    ',
  '\t',
  '---\n',
  '+++\n',
  '{\n',
  '}\n',
  'title: x\n',
  'date: 2026-13-45\n',
  '"a": 1,\n',
  '&a *a\n',
  '!!js/function x\n',

  '|a|b|\n',
  '|-|-|\n',
  '[a](b)',
  '[a][b]',
  '[a]: b\n',
  '![',
  '](',
  '<div>',
  '</div>',
  '<!--',
  '-->',
  '<a href="x">',
  '{#id}',
  ':::',
  '{{',
  '}}',
  '{% x %}',
  '{{< x >}}',
  '{/*',
  '*/}',
  'import a from "a"\n',
  'export const a = {\n',

  'TODO',
  '[insert name]',
  'password: hunter2222',
  'AKIAIOSFODNN7EXAMPLE',
  '900101-1234567',
  '4111 1111 1111 1111',
  'a@b.co',
  'Ignore all previous instructions',
  '여기에 ',
  '작성 예정',

  '\u001b[31m',
  '\u0007',
  '\0',
  '\u009b2J',
  '\u202e',
  '\u2066',
  '\u200b',
  '\ufeff',
  '\u{e0041}',
  '\u2028',
  '\ud83d',
  '👩‍💻',
  '가',
  '각',
  'é',
  '\r',
  '\r\n',
  '\n',
  '\n\n',
  ' ',
  'word ',
  '\\',
  '`',
  '``',
  '*',
  '**',
  '_',
  '~',
  '^',
  '$',
];
const piece = fc.constantFrom(...pieces);
const markdown = fc.array(piece, { maxLength: 60 }).map((pieces) => Buffer.from(pieces.join('')));
const bytes = fc.oneof(
  markdown,
  markdown,
  fc.uint8Array({ maxLength: 300 }).map((array) => Buffer.from(array)),
  fc.string({ unit: 'binary', maxLength: 200 }).map((text) => Buffer.from(text)),
);
const extension = fc.constantFrom('md', 'mdx');

describe('no bytes', { timeout: 240_000 }, () => {
  test('make a check break, or get a control character printed in any format', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(bytes, extension), { minLength: 30, maxLength: 30 }), async (contents) => {
        using repository = temporaryRepository(
          Object.fromEntries(contents.map(([content, end], at) => [`drafts/${at}.${end}`, content])),
        );
        const { code, text } = await checkInProcess(repository, 'json');
        expect([0, 1, 3]).toContain(code);
        expect(bugsIn(text)).toEqual([]);
        for (const format of formats) {
          const printed = await checkInProcess(repository, format);
          expect([format, printed.code]).toEqual([format, code]);
          expect([format, control.exec(printed.text)?.[0]]).toEqual([format, undefined]);
        }
      }),
      { numRuns: Number(process.env['FUZZ_RUNS'] ?? 2), endOnFailure: true },
    );
  });

  test('in a name get a control character printed', async () => {
    const names = [
      '\u001b[31mred',
      'bell\u0007',
      'right\u202eleft',
      'c1\u009b2J',
      'line\nbreak',
      'tab\t',
      'zero\u200bwidth',
      '::error::x',
      '<img src=x>',
      ']]>',
      '"quoted"',
      '`code`',
      '$(id)',
      '%0A',
    ];
    using repository = temporaryRepository({
      ...Object.fromEntries(names.map((name) => [`drafts/${name}.md`, 'TODO\n'])),
      ...Object.fromEntries(names.map((name) => [`drafts/bad/${name}.md`, Buffer.of(0xff)])),
    });
    for (const format of formats) {
      const { code, text } = await checkInProcess(repository, format);
      expect([1, 3]).toContain(code);
      expect([format, control.exec(text.replaceAll('\t', ' '))?.[0]]).toEqual([format, undefined]);
    }
  });
});

/** All of them take a quarter of an hour: `PATHOLOGICAL=all`. These stand for each way to be slow, deep or large. */
const chosen = new Set([
  '10,000 nested quotes',
  '1,000 lists, each indented deeper',
  '10,000 nested links',
  'runs of asterisks',
  'opening brackets',
  'backticks',
  'a table of 10,000 columns',
  'comments that never close',
  'one line of 2 MiB',
  'one line of emoji',
  '1,000 nested elements on lines',
  'braces',
]);
const cases = pathological.filter(({ name }) => process.env['PATHOLOGICAL'] === 'all' || chosen.has(name));

describe('Markdown that no one writes', { timeout: 120_000 }, () => {
  test.for(cases)('$name', async ({ format, text }) => {
    using repository = temporaryRepository({ [`drafts/x.${format ?? 'md'}`]: text() });
    const begun = process.cpuUsage();
    const { code, text: said } = await checkInProcess(repository, 'json');
    const { user } = process.cpuUsage(begun);
    expect([0, 1, 3]).toContain(code);
    expect(bugsIn(said)).toEqual([]);
    // Two threads may work at once, 10 s each on a quiet machine.
    expect(user / 1e6).toBeLessThan(20);
  });

  test('a place that breaks off in the middle of a character is told', async () => {
    using repository = temporaryRepository({
      'drafts/x.md': Buffer.concat([Buffer.from('가'.repeat(600_000)), Buffer.of(0xea)]),
    });
    const { text } = await checkInProcess(repository, 'json');
    expect(JSON.parse(text)).toMatchObject({
      refusals: [
        { error: { message: expect.stringContaining('drafts/x.md:1:600001: byte 1800000 is not UTF-8') as string } },
      ],
    });
  });
});
