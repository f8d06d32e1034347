import { describe, expect, test } from 'vitest';
import check from '../../../checks/code-blocks/check.ts';
import type { BlockVerdict } from '../../../checks/code-blocks/evidence.ts';
import type { NativeVerdicts } from '../../../checks/code-blocks/native-evidence.ts';
import { options } from '../../../checks/code-blocks/options.ts';

const place = { start: { line: 5, column: 3 }, end: { line: 5, column: 4 } };
const block: BlockVerdict = {
  line: 3,
  written: 'typescript',
  language: 'ts',
  toldBy: 'fence',
  fileName: undefined,
  status: 'ok',
  parser: 'oxc-parser',
};
const broken: BlockVerdict = {
  ...block,
  status: 'broken',
  problem: { kind: 'syntax', message: '`,` expected.\n\nHelp: …', place },
};

const none: NativeVerdicts = { tools: [], settled: [] };

function evaluate(blocks: readonly BlockVerdict[], asked: object = {}, natives: NativeVerdicts = none) {
  const judgement = check.evaluate(
    {
      codeVerdicts: { path: 'drafts/x.md', blocks },
      nativeVerdicts: natives,
      codeTypes: { compiler: undefined, blocks: [] },
    },
    options.parse(asked),
  );
  if ('skipped' in judgement) throw new Error('It never skips.');
  return judgement;
}

describe('findings', () => {
  test.for<{ name: string; blocks: BlockVerdict[]; asked?: object; codes: string[] }>([
    { name: 'no block', blocks: [], codes: [] },
    { name: 'a block that parses', blocks: [block], codes: [] },
    { name: 'a fragment', blocks: [{ ...block, status: 'ok-as-fragment' }], codes: [] },
    { name: 'a language without a parser', blocks: [{ ...block, status: 'skipped', reason: 'no-parser' }], codes: [] },
    { name: 'a broken block', blocks: [broken], codes: ['broken-code'] },
    { name: 'a suspect block', blocks: [{ ...broken, status: 'suspect' }], codes: ['suspect-code'] },
    {
      name: 'the wrong language',
      blocks: [{ ...broken, problem: { kind: 'wrong-language', message: 'x', place, actual: 'vue' } }],
      codes: ['wrong-language'],
    },
    {
      name: 'a block that took too long',
      blocks: [{ ...block, status: 'skipped', reason: 'took-too-long' }],
      codes: ['unjudged-code'],
    },
    { name: 'shown as wrong', blocks: [{ ...broken, shownWrong: true }], codes: ['broken-code'] },
    {
      name: 'not broken, against its word',
      blocks: [{ ...broken, problem: { kind: 'not-broken', message: 'x', place } }],
      codes: ['not-broken'],
    },
    {
      name: 'left out by its author',
      blocks: [{ ...block, status: 'skipped', reason: 'no-check', noCheckReason: 'old' }],
      codes: ['no-check'],
    },
    {
      name: 'left out without a reason',
      blocks: [{ ...block, status: 'skipped', reason: 'no-check', noCheckReason: '' }],
      codes: ['no-check-unexplained'],
    },
    { name: 'left out by our word', blocks: [broken], asked: { skipLanguages: ['ts'] }, codes: [] },
    { name: 'left out by the fence’s word', blocks: [broken], asked: { skipLanguages: ['TypeScript'] }, codes: [] },
    { name: 'another one left out', blocks: [broken], asked: { skipLanguages: ['js'] }, codes: ['broken-code'] },
  ])('$name', ({ blocks, asked, codes }) => {
    expect(evaluate(blocks, asked).findings.map(({ code }) => code)).toEqual(codes);
  });

  test('stands where the parser says, in one line of its words', () => {
    expect(evaluate([broken]).findings).toMatchObject([
      { place, params: { language: 'TypeScript', line: 3, says: '`,` expected. Help: …' } },
    ]);
  });

  test('what is shown as wrong is only noted', () => {
    expect(evaluate([{ ...broken, shownWrong: true }]).findings[0]?.severity).toBe('note');
  });

  test('a long message is cut', () => {
    const long: BlockVerdict = { ...broken, problem: { kind: 'syntax', message: 'x'.repeat(141), place } };
    const [finding] = evaluate([long]).findings;
    expect(finding?.params).toMatchObject({ says: `${'x'.repeat(139)}…` });
  });

  test('names the place where an unclosed bracket was opened, unless it is the same line', () => {
    const opened = { start: { line: 4, column: 1 }, end: { line: 4, column: 2 } };
    const problem = { kind: 'syntax', message: 'x', place, opened } as const;
    const same = { ...problem, opened: place };
    expect(evaluate([{ ...broken, problem }]).findings[0]?.related).toMatchObject([
      { path: 'drafts/x.md', place: opened },
    ]);
    expect(evaluate([{ ...broken, problem: same }]).findings[0]?.related).toBeUndefined();
  });
});

test('every block is counted', () => {
  const blocks: BlockVerdict[] = [
    block,
    { ...block, line: 9, status: 'ok-as-fragment' },
    { ...broken, line: 20 },
    { ...block, line: 30, written: 'zig', language: 'zig', status: 'skipped', reason: 'no-parser' },
    {
      ...block,
      line: 40,
      written: undefined,
      language: undefined,
      toldBy: 'none',
      status: 'skipped',
      reason: 'no-language',
    },
  ];
  expect(evaluate(blocks, { skipLanguages: ['typescript'] }).data).toMatchObject({
    languages: { ts: { skipped: 3 }, zig: { skipped: 1 }, '(none)': { skipped: 1 } },
    skipped: { 'left-out-by-config': 3, 'no-parser': 1, 'no-language': 1 },
  });
  expect(evaluate(blocks).data).toMatchObject({
    languages: { ts: { ok: 1, 'ok-as-fragment': 1, broken: 1 }, zig: { skipped: 1 }, '(none)': { skipped: 1 } },
    parsers: ['oxc-parser'],
  });
});

test('options are strict, with defaults', () => {
  expect(options.parse({})).toEqual({ level: 'parse', natives: 'auto', skipLanguages: [] });
  expect(options.parse({ level: 'types' }).level).toBe('types');
  expect(() => options.parse({ levle: 'types' })).toThrow('levle');
});
