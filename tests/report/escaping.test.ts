import { describe, expect, test } from 'vitest';
import { jsonText } from '../../pipeline/report/json-text.ts';
import { codeText, inlineText } from '../../pipeline/report/markdown-text.ts';
import { escapeText, joined, markup, prose } from '../../pipeline/report/markup.ts';
import { messageText, uriOf } from '../../pipeline/report/sarif/text.ts';
import { texts } from '../../pipeline/report/texts.ts';
import { durationText, failureText, reasonText } from '../../pipeline/report/wording.ts';

describe('HTML and XML', () => {
  test.for([
    {
      name: 'all that markup is made of',
      text: `<a href="x" id='y'>&amp;`,
      safe: '&lt;a href=&quot;x&quot; id=&#39;y&#39;&gt;&amp;amp;',
    },
    { name: 'the end of a CDATA section', text: ']]>', safe: ']]&gt;' },
    {
      name: 'what XML 1.0 forbids',
      text: 'a\u0000\u0008\u001b\ufffe\ud800b',
      safe: 'a\ufffd\ufffd\ufffd\ufffd\ufffdb',
    },
    { name: 'a character outside the basic plane', text: '🚀', safe: '🚀' },
  ])('$name', ({ text, safe }) => expect(escapeText(text)).toBe(safe));

  test('a template escapes every filling but markup', () => {
    const inner = markup`<b>${'<i>'}</b>`;
    expect(markup`<p>${inner}${[inner]}${1}${undefined}</p>`.markup).toBe('<p><b>&lt;i&gt;</b><b>&lt;i&gt;</b>1</p>');
    expect(joined([inner, inner], '<').markup).toBe('<b>&lt;i&gt;</b>&lt;<b>&lt;i&gt;</b>');
  });

  test.for([
    { text: 'run `npm test` now', safe: 'run <code>npm test</code> now' },
    { text: '`<b>`', safe: '<code>&lt;b&gt;</code>' },
    { text: 'one ` alone', safe: 'one ` alone' },
    { text: '`a` and ` alone', safe: '<code>a</code> and ` alone' },
  ])('code in $text', ({ text, safe }) => expect(prose(text).markup).toBe(safe));
});

describe('Markdown', () => {
  test.for([
    { text: 'plain words, with a full stop.', safe: 'plain words, with a full stop.' },
    { text: 'a | b', safe: 'a \\| b' },
    { text: '*b* _i_ <b> [x](y)', safe: '\\*b\\* \\_i\\_ \\<b\\> \\[x\\](y)' },
    { text: 'see https://x.example now', safe: 'see `https://x.example` now' },
    { text: 'ask @octocat about #12', safe: 'ask `@octocat` about `#12`' },
    { text: 'run `npm test`', safe: 'run `npm test`' },
    { text: 'a `code | pipe`', safe: 'a `code \\| pipe`' },
    { text: 'one ` alone', safe: 'one \\` alone' },
    { text: 'two\nlines', safe: 'two lines' },
  ])('$text', ({ text, safe }) => expect(inlineText(text)).toBe(safe));

  test.for([
    { text: 'a`b', safe: '``a`b``' },
    { text: '`', safe: '`` ` ``' },
    { text: '  ', safe: '' },
    { text: 'a\\|b', safe: '`a\\ \\|b`' },
  ])('code $text', ({ text, safe }) => expect(codeText(text)).toBe(safe));
});

describe('SARIF', () => {
  test('braces are doubled and links broken', () => {
    expect(messageText('{{ name }} [a](b)')).toBe('{{{{ name }}}} [a] (b)');
  });

  test.for([
    { path: 'drafts/한글 문서.md', uri: 'drafts/%ED%95%9C%EA%B8%80%20%EB%AC%B8%EC%84%9C.md' },
    { path: 'a:b/c?d#e%.md', uri: 'a%3Ab/c%3Fd%23e%25.md' },
    { path: 'x\ud800.md', uri: 'x%EF%BF%BD.md' },
  ])('$path as a URI', ({ path, uri }) => expect(uriOf(path)).toBe(uri));
});

test('JSON escapes what a terminal acts on, and stays the same value', () => {
  const value = { text: '\u001b\u007f\u009b\u202e\u2028\u{e0041}한🚀' };
  const written = jsonText(value);
  expect(written).toBe('{"text":"\\u001b\\u007f\\u009b\\u202e\\u2028\\udb40\\udc41한🚀"}');
  expect(JSON.parse(written)).toEqual(value);
});

describe('wording', () => {
  test.for([
    { ms: 0, en: '0 ms', ko: '0ms' },
    { ms: 999, en: '999 ms', ko: '999ms' },
    { ms: 1000, en: '1.0 s', ko: '1.0초' },
    { ms: 59_949, en: '59.9 s', ko: '59.9초' },
    { ms: 59_950, en: '1 min 0 s', ko: '1분 0초' },
    { ms: 125_000, en: '2 min 5 s', ko: '2분 5초' },
  ])('$ms ms', ({ ms, en, ko }) => {
    expect([durationText(ms, texts.en), durationText(ms, texts.ko)]).toEqual([en, ko]);
  });

  test('a code that no catalogue knows keeps its own words', () => {
    expect(failureText({ code: 'constructor', message: 'm' }, texts.en)).toBe('m');
    expect(failureText({ code: 'new', message: 'm' }, texts.ko)).toBe('확인하지 못했습니다. (m)');
    expect(reasonText({ reasonCode: 'toString', reason: 'own words' }, texts.ko)).toBe('own words');
  });
});
