import { describe, expect, test } from 'vitest';
import { codesOf, type Fixture, gravest, useLooker, viewport } from './look.ts';

const looker = useLooker();

const prose = '<p>On a phone this paragraph wraps as it should.</p>';

interface Row extends Fixture {
  readonly name: string;
  readonly codes: readonly string[];
}

describe('what axe-core objects to', () => {
  test.for<Row>([
    { name: 'pale text', body: '<p style="color:#bbb">so light that it fades on white</p>', codes: ['low-contrast'] },
    { name: 'dark text', body: '<p style="color:#555">grey, and dark enough</p>', codes: [] },
    {
      name: 'zooming forbidden',
      body: prose,
      head: '<meta name="viewport" content="width=device-width,user-scalable=no"><title>Page</title>',
      codes: ['zoom-disabled'],
    },
    { name: 'a link without a text', body: '<p>See <a href="/x"></a> for more.</p>', codes: ['empty-link'] },
    {
      name: 'a link named for listeners',
      body: '<p>See <a href="/x" aria-label="the guide">↗</a> for more.</p>',
      codes: [],
    },
    {
      name: 'an image without alternative text',
      body: '<img src="/300x200.png" width="300" height="200">',
      codes: ['missing-alt'],
    },
    {
      name: 'a drawing without a name',
      body: '<svg role="img" width="40" height="40"><circle r="9"/></svg>',
      codes: ['missing-alt'],
    },
    {
      name: 'a drawing with a title',
      body: '<svg role="img" width="40" height="40"><title>Dot</title><circle r="9"/></svg>',
      codes: [],
    },
    { name: 'an empty heading', body: `<h1>Title</h1><h2></h2>${prose}`, codes: ['empty-heading'] },
    { name: 'a page without a language', body: prose, html: '', codes: ['missing-lang'] },
    { name: 'a Korean page', body: '<p>문단입니다.</p>', html: 'lang="ko"', codes: [] },
    {
      name: 'a frame without a title',
      body: '<iframe width="100" height="60" srcdoc="x"></iframe>',
      codes: ['untitled-frame'],
    },
    { name: 'a frame with one', body: '<iframe title="Film" width="100" height="60" srcdoc="x"></iframe>', codes: [] },
  ])('$name', async ({ codes, ...fixture }) => expect(gravest(await looker.faults(fixture))).toEqual(codes));

  test.for<Row>([
    {
      name: 'links too near to each other',
      body: `<div style="font-size:12px;line-height:12px">${['one', 'two', 'six'].map((word) => `<a style="display:block;height:12px" href="#${word}">${word}</a>`).join('')}</div>`,
      codes: ['small-target'],
    },
    {
      name: 'links within a sentence',
      body: '<p>Read <a href="/1">one</a>, <a href="/2">two</a> and <a href="/3">three</a> of them.</p>',
      codes: [],
    },
    { name: 'a level of headings left out', body: `<h1>Title</h1><h4>Deep</h4>${prose}`, codes: ['heading-skipped'] },
    {
      name: 'text over a picture cannot be decided',
      body: '<p style="background:linear-gradient(#fff,#000);color:#777">over a gradient</p>',
      codes: ['axe-undecided'],
    },
  ])('a note: $name', async ({ codes, ...fixture }) => {
    const faults = await looker.faults(fixture);
    expect(codesOf(faults)).toEqual(codes);
    for (const { severity } of faults) expect(severity).toBe('note');
  });
});

describe('what the check `completeness` tells from a draft is not told again', () => {
  const marked = (line: number, html: string): string => `<div data-place="${line}:1-${line}:20">${html}</div>`;
  test.for<Row>([
    {
      name: 'an image',
      body: marked(1, '<img src="/300x200.png" width="300" height="200">'),
      text: '![](a.png)',
      codes: [],
    },
    { name: 'an empty heading of Markdown', body: marked(1, '<h2></h2>'), text: '##\n', codes: [] },
    { name: 'an empty heading of HTML', body: marked(1, '<h2></h2>'), text: '<h2></h2>\n', codes: ['empty-heading'] },
    { name: 'a link of Markdown without text', body: marked(1, '<a href="/x"></a>'), text: '[](/x)\n', codes: [] },
    {
      name: 'a link of HTML without text',
      body: marked(1, '<a href="/x"></a>'),
      text: '<a href="/x"></a>\n',
      codes: ['empty-link'],
    },
  ])('$name', async ({ codes, ...fixture }) =>
    expect(gravest(await looker.faults({ ...fixture, page: 'preview' }))).toEqual(codes),
  );
});

test('many pale words in one block are one fault, with how many', async () => {
  const body = `<pre data-place="2:1-4:4">${'<span style="color:#ccc">pale</span> and <span style="color:#ddd">paler</span>\n'.repeat(3)}</pre>`;
  const faults = await looker.faults({
    body,
    page: 'preview',
    text: 'a\n```js\nx\n```\n',
    head: `${viewport}<title>Page</title>`,
  });
  expect(faults).toMatchObject([
    {
      code: 'low-contrast',
      params: { count: 6 },
      place: { start: { line: 2, column: 1 }, end: { line: 4, column: 4 } },
    },
  ]);
  expect(Number(faults[0]?.params['measured'])).toBeLessThan(1.5);
});
