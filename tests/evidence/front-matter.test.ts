import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frontMatterOf } from './gather-evidence.ts';

const yaml = (...lines: string[]) => ['---', ...lines, '---', '', '# Title', ''].join('\n');

describe('front matter that is none', () => {
  test.for<[name: string, text: string]>([
    ['a page without any', '# Title\n'],
    ['an empty page', ''],
    ['a rule at the start', '---\n\nText.\n'],
    ['an example in code', '# T\n\n```yaml\n---\ntitle: x\n---\n```\n'],
    ['a fence of four hyphens', '----\ntitle: x\n----\n'],
    ['rules between paragraphs', '\n---\n\nText: yes\n\n---\n'],
  ])('%s', ([, text]) => {
    expect(frontMatterOf(text)).toMatchObject({ format: 'none', data: {}, problems: [] });
  });

  test('braces at the start of MDX are an expression', () => {
    expect(frontMatterOf('{\n"a"\n}\n', 'mdx').format).toBe('none');
  });
});

describe('what is read', () => {
  test.for<[name: string, text: string, format: string, data: unknown]>([
    ['YAML', yaml('title: A', 'tags: [a, b]'), 'yaml', { title: 'A', tags: ['a', 'b'] }],
    ['YAML with Windows line ends', '---\r\ntitle: A\r\ndraft: true\r\n---\r\n', 'yaml', { title: 'A', draft: true }],
    ['a YAML date stays ISO text', yaml('date: 2024-05-06'), 'yaml', { date: '2024-05-06' }],
    ['a value that JSON cannot hold', yaml('n: .inf'), 'yaml', { n: 'Infinity' }],
    ['an empty block', '---\n---\n', 'yaml', {}],
    [
      'TOML',
      '+++\ntitle = "A"\ndate = 2024-05-06\n[params]\nx = 1\n+++\n',
      'toml',
      { title: 'A', date: '2024-05-06', params: { x: 1 } },
    ],
    ['JSON', '{\n"title": "A",\n"a": {"b": [1]}\n}\n\nText.\n', 'json', { title: 'A', a: { b: [1] } }],
    ['a value with a rule in it', yaml('text: |', '  a', '  ---', '  b'), 'yaml', { text: 'a\n---\nb\n' }],
  ])('%s', ([, text, format, data]) => {
    expect(frontMatterOf(text)).toMatchObject({ format, data, problems: [] });
  });

  test('keys and the block stand where the file has them', () => {
    expect(frontMatterOf(yaml('title: A', '"date": 2024-05-06'))).toMatchObject({
      keys: {
        title: { start: { line: 2, column: 1 }, end: { line: 2, column: 6 } },
        date: { start: { line: 3, column: 1 }, end: { line: 3, column: 7 } },
      },
      place: { start: { line: 1, column: 1 }, end: { line: 4, column: 4 } },
    });
    expect(frontMatterOf('+++\r\na = 1\r\n[b]\r\nc = 2\r\n+++\r\n').keys).toEqual({
      a: { start: { line: 2, column: 1 }, end: { line: 2, column: 2 } },
      b: { start: { line: 3, column: 2 }, end: { line: 3, column: 3 } },
    });
    expect(frontMatterOf('{\n  "a": 1\n}\n').keys).toEqual({
      a: { start: { line: 2, column: 3 }, end: { line: 2, column: 6 } },
    });
  });
});

describe('what is wrong, and where', () => {
  test.for<[name: string, text: string, kind: string, line: number]>([
    ['a colon in a value', yaml('a: 1', 'title: CSS: Cascading'), 'syntax', 3],
    ['a quote broken over two lines', yaml('title: "a', 'b"', 'c: 1'), 'syntax', 2],
    ['a key twice', yaml('a: 1', 'b: 2', 'a: 3'), 'duplicate-key', 4],
    ['a tab', yaml('a:', '\tb: 1'), 'tab', 3],
    ['a line without a key', yaml('title'), 'not-a-mapping', 2],
    ['never closed', '---\ntitle: A\n\nText.\n', 'unclosed', 1],
    ['closed by two hyphens', '---\ntitle: A\n--\n\nText.\n', 'unclosed', 1],
    ['closed by a damaged fence, with a rule below', '---\ntitle: A\n----\n\nText.\n\n---\n', 'unclosed', 1],
    ['closed by dashes', '---\ntitle: A\n———\n\nText.\n', 'unclosed', 1],
    ['below a blank line', '\n---\ntitle: A\n---\n', 'misplaced', 2],
    ['TOML without quotes', '+++\na = 1\ntitle = Hello\n+++\n', 'syntax', 3],
    ['a TOML key twice', '+++\na = 1\na = 2\n+++\n', 'duplicate-key', 3],
    ['TOML never closed', '+++\na = 1\n\nText.\n', 'unclosed', 1],
    ['JSON with a comma too many', '{\n"a": 1,\n}\n', 'syntax', 3],
    ['a JSON key twice', '{\n"a": 1,\n"a": 2\n}\n', 'duplicate-key', 3],
  ])('%s', ([, text, kind, line]) => {
    const { problems } = frontMatterOf(text);
    expect(problems.map((problem) => [problem.kind, problem.place.start.line])).toEqual([[kind, line]]);
  });

  test('what could be read stands beside the problem', () => {
    expect(frontMatterOf('---\ntitle: A\n--\n\n# B\n').data).toEqual({ title: 'A' });
    expect(frontMatterOf(`---\n${'x: {'.repeat(9)}\n---\n`).problems).not.toEqual([]);
  });

  test('aliases that multiply are refused', () => {
    const bomb = [
      'a: &a [x, x, x, x, x, x, x, x, x]',
      ...'bcdefgh'
        .split('')
        .map((key, index) => `${key}: &${key} [${Array(9).fill(`*${'abcdefg'[index]}`).join(', ')}]`),
    ];
    expect(frontMatterOf(yaml(...bomb)).problems.map(({ kind }) => kind)).toEqual(['syntax']);
  });
});

test('no block of any sort breaks it, and what it gives is plain JSON in the file', () => {
  const line = fc.oneof(
    fc.constantFrom(
      '---',
      '+++',
      '{',
      '}',
      'a: 1',
      'a = 1',
      '"a": 1,',
      '  - b',
      '\tc: d',
      'x: "',
      '[[t]]',
      'é: 각',
      '...',
      '%',
      '&a *a',
      '<<: *b',
      '__proto__: 1',
    ),
    fc.string({ maxLength: 12 }),
  );
  fc.assert(
    fc.property(
      fc.constantFrom('---', '+++', '{'),
      fc.array(line, { maxLength: 12 }),
      fc.constantFrom('\n', '\r\n'),
      (open, lines, end) => {
        const text = [open, ...lines].join(end);
        const found = frontMatterOf(text);
        expect(JSON.parse(JSON.stringify(found))).toEqual(structuredClone(found));
        const last = text.split('\n').length;
        for (const { place } of found.problems) {
          expect(place.start.line).toBeGreaterThanOrEqual(1);
          expect(place.end.line).toBeLessThanOrEqual(last);
        }
      },
    ),
    { numRuns: 300 },
  );
});
