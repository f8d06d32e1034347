import { describe, expect, test } from 'vitest';
import { fill } from '../../pipeline/core/messages.ts';
import { nearest } from '../../pipeline/core/nearest.ts';

describe('fill', () => {
  test.for([
    { template: '{n} {n:word|words}', params: { n: 0 }, text: '0 words' },
    { template: '{n} {n:word|words}', params: { n: 1 }, text: '1 word' },
    { template: '{n} {n:word|words}', params: { n: 2 }, text: '2 words' },
    { template: '{n} draft{n:|s}', params: { n: 1 }, text: '1 draft' },
    { template: '{n} draft{n:|s}', params: { n: 3 }, text: '3 drafts' },
    { template: '{a}{b}{a}', params: { a: 'x', b: 'y' }, text: 'xyx' },
    {
      template: 'a hole without a value stays: {missing}',
      params: {},
      text: 'a hole without a value stays: {missing}',
    },
    { template: '{constructor} {toString:a|b}', params: {}, text: '{constructor} {toString:a|b}' },
    {
      template: 'a value is not a template: {a}',
      params: { a: '{b} $& $1', b: 'no' },
      text: 'a value is not a template: {b} $& $1',
    },
    { template: 'other braces stay: { x } {} {1}', params: { x: 1 }, text: 'other braces stay: { x } {} {1}' },
  ])('$template → $text', ({ template, params, text }) => expect(fill(template, params as never)).toBe(text));

  const particles = '{w}{w:은|는} {w}{w:이|가} {w}{w:을|를} {w}{w:과|와} {w}{w:으로|로}';
  test.for([
    { name: 'Hangul with a final', w: '문장', text: '문장은 문장이 문장을 문장과 문장으로' },
    { name: 'Hangul without', w: '코드', text: '코드는 코드가 코드를 코드와 코드로' },
    { name: 'a final ㄹ takes 로', w: '제목글', text: '제목글은 제목글이 제목글을 제목글과 제목글로' },
    {
      name: 'NFD',
      w: '문장'.normalize('NFD'),
      text: `${'문장'.normalize('NFD')}은 ${'문장'.normalize('NFD')}이 ${'문장'.normalize('NFD')}을 ${'문장'.normalize('NFD')}과 ${'문장'.normalize('NFD')}으로`,
    },
    { name: '영', w: '10', text: '10은 10이 10을 10과 10으로' },
    { name: '일', w: '1', text: '1은 1이 1을 1과 1로' },
    { name: '이', w: '2', text: '2는 2가 2를 2와 2로' },
    { name: '삼', w: '3', text: '3은 3이 3을 3과 3으로' },
    { name: '사', w: '4', text: '4는 4가 4를 4와 4로' },
    { name: '오', w: '5', text: '5는 5가 5를 5와 5로' },
    { name: '육', w: '6', text: '6은 6이 6을 6과 6으로' },
    { name: '칠', w: '7', text: '7은 7이 7을 7과 7로' },
    { name: '팔', w: '8', text: '8은 8이 8을 8과 8로' },
    { name: '구', w: '9', text: '9는 9가 9를 9와 9로' },
    { name: '엘', w: 'URL', text: 'URL은 URL이 URL을 URL과 URL로' },
    { name: '엔', w: 'JSON', text: 'JSON은 JSON이 JSON을 JSON과 JSON으로' },
    { name: '엠', w: 'npm', text: 'npm은 npm이 npm을 npm과 npm으로' },
    { name: '에스', w: 'index.ts', text: 'index.ts는 index.ts가 index.ts를 index.ts와 index.ts로' },
    { name: '서버', w: 'server', text: 'server는 server가 server를 server와 server로' },
    {
      name: 'what stands behind the word is not heard',
      w: '`문장`)',
      text: '`문장`)은 `문장`)이 `문장`)을 `문장`)과 `문장`)으로',
    },
    { name: 'nothing to hear', w: '…', text: '…는 …가 …를 …와 …로' },
  ])('$name: $w', ({ w, text }) => expect(fill(particles, { w })).toBe(text));

  test('a megabyte without a letter is read at once', { timeout: 2_000 }, () => {
    expect(fill('{w:은|는}', { w: `a${'.'.repeat(1_000_000)}`.repeat(2) })).toBe('는');
  });
});

describe('nearest', () => {
  test.for([
    { word: 'lnks', candidates: ['links', 'secrets'], found: 'links' },
    { word: 'code-block', candidates: ['links', 'code-blocks'], found: 'code-blocks' },
    { word: 'xyz', candidates: ['links', 'secrets'], found: undefined },
    { word: '', candidates: ['links'], found: undefined },
    { word: 'links', candidates: [], found: undefined },
  ])('$word → $found', ({ word, candidates, found }) => expect(nearest(word, candidates)).toBe(found));
});
