import { describe, expect, test } from 'vitest';
import { blankFont } from './blank-font.ts';
import { bothPhones, codesOf, embedded, type Fixture, gravest, useLooker } from './look.ts';

const looker = useLooker();

const prose = '<p>On a phone this paragraph wraps as it should. 휴대폰에서도 줄이 잘 바뀌는 문단입니다.</p>';
const repeat = (count: number, cell: string): string => cell.repeat(count);
const table = (cells: string): string => `<table><tr>${cells}</tr></table>`;

interface Row extends Fixture {
  readonly name: string;
}

describe('text that cannot be read', () => {
  test.for<Row & { codes: readonly string[] }>([
    {
      name: 'numbers broken into pieces',
      body: table(repeat(9, '<td>1000000000</td>')),
      css: 'td{overflow-wrap:anywhere;padding:2px}',
      codes: ['squeezed-cell'],
    },
    {
      name: 'words broken into pieces',
      body: table(`<td>${'wide '.repeat(40)}</td><td>configuration of databases</td>`),
      css: 'table{width:358px;table-layout:fixed}td+td{width:48px;overflow-wrap:anywhere}td{width:310px}',
      codes: ['squeezed-cell'],
    },
    {
      name: 'Hangul syllable by syllable',
      body: table(repeat(8, '<td>데이터베이스연결설정</td>')),
      css: 'td{word-break:break-all;padding:2px 8px}',
      codes: ['squeezed-cell'],
    },
    {
      name: 'tiny print',
      body: `${prose}<p style="font-size:8px">terms and conditions that nobody reads</p>`,
      codes: ['small-text'],
    },
    {
      name: 'small print',
      body: `${prose}<p style="font-size:11px">terms and conditions that nobody reads</p>`,
      codes: ['small-text'],
    },
    {
      name: 'labels of a drawing that shrinks',
      body: '<svg viewBox="0 0 1400 300" width="100%" role="img" aria-label="Parts"><text x="20" y="60" font-size="22">request queue</text></svg>',
      codes: ['small-text'],
    },
    {
      name: 'text scaled down',
      body: `<div style="transform:scale(.5);transform-origin:0 0">${prose}</div>`,
      codes: ['small-text'],
    },
    {
      name: 'a box too low for its text',
      body: '<div style="height:24px">The first line<br>and the second one<br>and a third</div><p style="margin:0">Text that is drawn over what stands above it</p>',
      codes: ['text-overlap'],
    },
    {
      name: 'two paragraphs at one place',
      body: '<div style="position:relative;height:90px"><p style="position:absolute;top:0">What was written at first</p><p style="position:absolute;top:6px">What came over it later</p></div>',
      codes: ['text-overlap'],
    },
    {
      name: 'a negative margin that is too large',
      body: '<h2>A heading that is read</h2><p style="margin-top:-42px">The sentence that belongs below it</p>',
      codes: ['text-overlap'],
    },
  ])('$name', async ({ codes, ...fixture }) =>
    expect(gravest(await looker.faults({ ...fixture, once: false }))).toEqual(codes),
  );
});

describe('text that can be read', () => {
  test.for<Row>([
    {
      name: 'a column of single words',
      body: table(`<td>${'wide '.repeat(40)}</td><td>is it so or is it no</td>`),
      css: 'table{width:358px;table-layout:fixed}td+td{width:36px}td{width:322px}',
    },
    {
      name: 'a Korean table',
      body: '<table><tr><th>구분</th><th>설명</th></tr><tr><td>연관 객체 접근 방식</td><td>객체 그래프 탐색으로 직관적이다</td></tr></table>',
    },
    { name: 'lines that the author ends', body: table('<td>1<br>2<br>3<br>4<br>5<br>6</td><td>text beside it</td>') },
    {
      name: 'paragraphs of one word in a cell',
      body: table('<td><p>red</p><p>blue</p><p>green</p><p>grey</p></td><td>colours</td>'),
    },
    {
      name: 'a list in a cell',
      body: table('<td><ul><li>a</li><li>b</li><li>c</li><li>d</li></ul></td><td>letters</td>'),
    },
    {
      name: 'a narrow column of whole sentences',
      body: table(`<td>${'A cell with a sentence of some length. '.repeat(4)}</td><td>and another</td>`),
    },
    {
      name: 'a heading set upright',
      body: table('<th style="writing-mode:vertical-rl">quarter of the year</th><td>text</td>'),
    },
    {
      name: 'keys, indices and powers',
      body: '<p>Press <kbd style="font-size:11px">Ctrl</kbd>, drink H<sub style="font-size:9px">2</sub>O, count 2<sup style="font-size:9px">10</sup></p>',
    },
    {
      name: 'readings above characters',
      body: '<p style="font-size:20px"><ruby>漢字<rt style="font-size:9px">かんじ</rt></ruby></p>',
    },
    { name: 'twelve pixels', body: '<p style="font-size:12px">as small as it may be</p>' },
    {
      name: 'a drawing in its own size',
      body: '<svg viewBox="0 0 300 60" width="300" role="img" aria-label="Parts"><text x="10" y="30" font-size="14">request queue</text></svg>',
    },
    {
      name: 'text in lines that touch',
      body: '<h1 style="line-height:1;margin:0">A heading of<br>two lines</h1><h2 style="line-height:1;margin:0">and the next one</h2>',
    },
    {
      name: 'a header that stays while the page scrolls',
      body: `<div style="position:fixed;top:0;left:0;background:#fff">The name of the site</div>${prose.repeat(3)}`,
    },
    {
      name: 'a tooltip that is not shown yet',
      body: `<div style="position:relative">${prose}<span style="position:absolute;top:4px;left:10px;opacity:0">what the word means</span></div>`,
    },
    {
      name: 'a button over code',
      body: '<div style="position:relative"><pre>const answer = 42; // and a long comment behind it</pre><button style="position:absolute;top:0;right:0">Copy</button></div>',
    },
    {
      name: 'letters with an outline drawn twice',
      body: '<svg viewBox="0 0 300 60" width="300" role="img" aria-label="Name"><text x="10" y="30" font-size="16" stroke="#fff">harbour</text><text x="10" y="30" font-size="16">harbour</text></svg>',
    },
    { name: 'a heading with a picture sign', body: `<h2>🚀 Deploying</h2>${prose}` },
    {
      name: 'inline code and links in a sentence',
      body: '<p>Call <code>open()</code>, then <a href="#a">close it</a> and <b>wait</b> for <code>done</code>.</p>',
    },
  ])('$name', async (fixture) => expect(gravest(await looker.faults({ ...fixture, once: false }))).toEqual([]));
});

test.for([
  { name: 'below ten pixels it blocks', size: '9.9px', severity: 'blocker' },
  { name: 'at ten it warns', size: '10px', severity: 'warning' },
  { name: 'below twelve it warns', size: '11.9px', severity: 'warning' },
])('small text: $name', async ({ size, severity }) => {
  const body = `<p style="font-size:${size}">a sentence in small print</p>`;
  expect(await looker.faults({ body, once: false })).toMatchObject([{ code: 'small-text', severity }]);
});

test('in the footer of a site it weighs less', async () => {
  const body = `<main>${prose}</main><footer><p style="font-size:8px">a sentence in small print</p></footer>`;
  expect(await looker.faults({ body, once: false })).toMatchObject([{ code: 'small-text', severity: 'warning' }]);
});

test('thresholds are options', async () => {
  const body = '<p style="font-size:11px">a sentence in small print</p>';
  expect(codesOf(await looker.faults({ body, settings: { smallText: { warnBelow: 11 } }, once: false }))).toEqual([]);
});

test('cells of one table are one fault, told with the worst and all widths', async () => {
  const body = table(repeat(9, '<td>1000000000</td>'));
  const [fault, ...more] = await looker.faults({
    body: `<div data-place="3:1-5:20">${body}</div>`,
    css: 'td{overflow-wrap:anywhere;padding:2px}',
    devices: bothPhones,
    page: 'preview',
    text: 'a\nb\n| many |\n|---|\n| 1000000000 | and so on |\n',
    once: false,
  });
  expect(more).toEqual([]);
  expect(fault).toMatchObject({
    code: 'squeezed-cell',
    params: { widths: '320, 390', count: 9 },
    place: { start: { line: 3, column: 1 }, end: { line: 5, column: 20 } },
    boxes: [{ device: 'phone' }, { device: 'small phone' }],
  });
});

describe('glyphs', () => {
  const invisible = `@font-face{font-family:Blank;src:url(${blankFont(0x1f600)})}p{font-family:Blank,sans-serif}`;

  test.for<Row & { found: readonly object[] }>([
    {
      name: 'private characters have no glyph',
      body: '<p>branch \ue0a0 main</p>',
      found: [{ code: 'tofu', severity: 'blocker', params: { glyphs: 1, characters: 'U+E0A0' } }],
    },
    {
      ...embedded,
      name: 'what every font has',
      body: '<p>“quotes” … — ½ é ü ß → ✓ ★ ① 漢字 かな 안녕하세요 뷁</p>',
      found: [],
    },
    { ...embedded, name: 'emoji, flags, families and keycaps', body: '<p>😀 🇰🇷 👩‍💻 ❤️ 1️⃣ 👍🏽</p>', found: [] },
    { name: 'blanks and joiners', body: '<p>a\u00a0b\u3000c\u200bd\u00ade\u2060f\u3164g\u2800h</p>', found: [] },
    { name: 'letters and marks written apart', body: `<p>${'한글 é'.normalize('NFD')}</p>`, found: [] },
    { name: 'an answer drawn like a box is no tofu', body: '<p>□ ☐ ▯</p>', found: [] },
    {
      name: 'what only this machine draws is private as well',
      body: '<pre>\ue0a0</pre>',
      found: [{ code: 'tofu', severity: 'blocker' }],
    },
    {
      name: 'a font that draws an emoji without ink',
      body: '<p>so glad 😀</p>',
      css: invisible,
      found: [{ code: 'blank-glyph', severity: 'blocker', params: { glyphs: 1 } }],
    },
    { name: 'the same font for other emoji', body: '<p>so glad 🎉</p>', css: invisible, found: [] },
  ])('$name', async ({ found, ...fixture }) => {
    const faults = await looker.faults({ ...fixture, settings: {} });
    expect(faults.filter(({ code }) => code === 'tofu' || code === 'blank-glyph')).toMatchObject(found);
  });

  test('a character is shown where it stands', async () => {
    const [fault] = await looker.faults({ body: '<p style="margin:0">0123456789 \ue0a0</p>' });
    expect(fault?.boxes[0]?.box.x).toBeGreaterThan(100);
    expect(fault?.boxes[0]?.box.width).toBeLessThan(20);
  });
});
