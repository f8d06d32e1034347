import { describe, expect, test } from 'vitest';
import { deepestNesting, maxNesting } from '../../pipeline/evidence/tree/nesting.ts';

describe('deepestNesting', () => {
  test.for([
    { name: 'nothing', text: '', depth: 0, line: 1 },
    { name: 'plain text', text: 'one\ntwo', depth: 0, line: 1 },
    { name: 'a quote', text: 'a\n> b', depth: 1, line: 2 },
    { name: 'a quote in a quote', text: '> > b', depth: 2, line: 1 },
    { name: 'a list', text: '- a\n- b', depth: 1, line: 1 },
    { name: 'a list in a list', text: '- a\n  - b\n  - c\n- d', depth: 2, line: 2 },
    { name: 'a list in a quote', text: '> - a', depth: 2, line: 1 },
    { name: 'an ordered list', text: '1. a\n   1) b', depth: 2, line: 2 },
    { name: 'lists with a blank line between', text: '- a\n\n  - b\n\n    - c', depth: 3, line: 5 },
    { name: 'lists one after another', text: '- a\n'.repeat(500), depth: 1, line: 1 },
    { name: 'indented text is no list', text: '    a\n        b\n', depth: 0, line: 1 },
    { name: 'a rule', text: `${'- '.repeat(500)}\n${'* '.repeat(500)}\r\na`, depth: 0, line: 1 },
    { name: 'a hyphen without a blank is no list', text: '-a\n**b**', depth: 0, line: 1 },
    { name: 'tabs', text: '- a\n\t- b\n\t\t- c', depth: 3, line: 3 },
  ])('$name: $depth', ({ text, depth, line }) => expect(deepestNesting(text)).toEqual({ depth, line }));

  test.for([
    { name: 'markers on one line, at the limit', text: '> '.repeat(maxNesting), depth: maxNesting, line: 1 },
    { name: 'one marker more', text: `a\n${'> '.repeat(maxNesting + 1)}`, depth: maxNesting + 1, line: 2 },
    { name: 'ten thousand markers', text: `${'- '.repeat(10_000)}x`, depth: maxNesting + 1, line: 1 },
    {
      name: 'a staircase of lists',
      text: Array.from({ length: 1_000 }, (_, at) => `${'  '.repeat(at)}- x`).join('\n'),
      depth: maxNesting + 1,
      line: maxNesting + 1,
    },
  ])('$name', ({ text, depth, line }) => expect(deepestNesting(text)).toEqual({ depth, line }));

  test.for([' ', '\t', '\n', '> \n', '- a\n', '1', ' -', 'a'])(
    '2 MiB of %j take no time',
    { timeout: 3_000 },
    (piece) => {
      expect(deepestNesting(piece.repeat(2 ** 21 / piece.length)).depth).toBeLessThanOrEqual(1);
    },
  );
});
