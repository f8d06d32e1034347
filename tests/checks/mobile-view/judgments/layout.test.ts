import { describe, expect, test } from 'vitest';
import { codesOf, type Fixture, gravest, useLooker, viewport } from './look.ts';

const looker = useLooker();

const prose = '<p>On a phone this paragraph wraps as it should. 휴대폰에서도 줄이 잘 바뀌는 문단입니다.</p>';
const word = 'internationalization'.repeat(7);
const code = `<pre><code>const ${word} = await import('./somewhere');</code></pre>`;
const columns = (count: number): string =>
  `<tr>${Array.from({ length: count }, (_, at) => `<td>column-number-${at}</td>`).join('')}</tr>`;
const menu = 'A menu that waits outside of the screen until it is called';

interface Row extends Fixture {
  readonly name: string;
}

describe('what does not fit the screen', () => {
  test.for<Row & { codes: readonly string[] }>([
    { name: 'a box of fixed width', body: `<div style="width:560px">${prose}</div>`, codes: ['page-overflow-x'] },
    { name: 'a table that does not scroll', body: `<table>${columns(9)}</table>`, codes: ['page-overflow-x'] },
    {
      name: 'code that neither wraps nor scrolls',
      body: code,
      css: 'pre{overflow:visible}',
      codes: ['page-overflow-x'],
    },
    {
      name: 'a long word that may not break',
      body: `<p>${word}</p>`,
      css: 'body{overflow-wrap:normal}',
      codes: ['page-overflow-x'],
    },
    {
      name: 'a frame wider than the screen',
      body: '<iframe title="film" width="560" height="80" srcdoc="x"></iframe>',
      codes: ['page-overflow-x'],
    },
    {
      name: 'a negative margin',
      body: '<div style="margin-right:-90px;background:#eee">reaches out</div>',
      codes: ['page-overflow-x'],
    },
    {
      name: 'a badge beside the page',
      body: `${prose}<b style="position:absolute;left:340px;top:4px;width:200px">New in 2.0</b>`,
      codes: ['page-overflow-x'],
    },
    {
      name: 'an image that may not shrink',
      body: '<img alt="Plan of the house" src="/800x40.png" width="800" height="40">',
      css: 'img{max-width:none;height:auto}',
      codes: ['page-overflow-x'],
    },
    {
      name: 'columns that may not wrap',
      body: `<div style="display:flex">${'<div style="flex:0 0 180px">column</div>'.repeat(3)}</div>`,
      codes: ['page-overflow-x'],
    },
    { name: 'code cut off', body: code, css: 'pre{overflow:hidden}', codes: ['clipped-x'] },
    {
      name: 'a table cut off',
      body: `<div style="overflow:hidden"><table>${columns(9)}</table></div>`,
      codes: ['clipped-x'],
    },
    {
      name: 'a page that cuts off what is wider',
      body: `<div style="width:600px">${prose}</div>`,
      css: 'html,body{overflow-x:hidden}',
      codes: ['clipped-x'],
    },
    {
      name: 'a body alone that cuts off',
      body: `<p style="white-space:nowrap">${menu} ${menu}</p>`,
      css: 'body{overflow-x:hidden}',
      codes: ['clipped-x'],
    },
    {
      name: 'a scrolling box that itself reaches behind the edge',
      body: `<div style="overflow:hidden"><pre style="width:600px">${word}${word}</pre></div>`,
      codes: ['clipped-x'],
    },
    {
      name: 'text that begins left of the screen',
      body: `<p style="margin-left:-60px">Begins outside of the screen, where nobody sees it.</p>`,
      css: 'html{overflow-x:hidden}',
      codes: ['clipped-x'],
    },
    { name: 'a page for desktops', body: prose, head: '<title>Page</title>', codes: ['no-viewport'] },
    {
      name: 'a page of a width of its own',
      body: prose,
      head: '<meta name="viewport" content="width=1024"><title>Page</title>',
      codes: ['no-viewport'],
    },
  ])('$name', async ({ codes, ...fixture }) =>
    expect(gravest(await looker.faults({ ...fixture, once: false }))).toEqual(codes),
  );
});

describe('what fits, or is meant so', () => {
  test.for<Row>([
    {
      name: 'plain text',
      body: `<h1>Title</h1>${prose.repeat(4)}<ul><li><a href="/a">a first thing</a></li><li>another</li></ul>`,
    },
    { name: 'code that scrolls', body: code },
    {
      name: 'a table in a box that scrolls',
      body: `<div class="scroll" tabindex="0"><table>${columns(9)}</table></div>`,
    },
    { name: 'a long word that breaks', body: `<p>https://example.com/${word}</p>` },
    {
      name: 'words for screen readers',
      body: '<h1>Title<span style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0);white-space:nowrap">heard and never seen, however long it may be</span></h1>',
    },
    {
      name: 'words for screen readers, clipped by a path',
      body: '<p>Text<span style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap;font-size:5px">heard and never seen</span></p>',
    },
    {
      name: 'a link that jumps over the menu',
      body: `<a href="#m" style="position:absolute;left:-9999px">Skip to the text</a><main id="m">${prose}</main>`,
    },
    {
      name: 'a menu moved out of the screen',
      body: `<div style="position:fixed;top:0;left:0;width:300px;transform:translateX(-300px)">${menu}</div>${prose}`,
    },
    {
      name: 'a menu waiting at the right',
      body: `<div style="position:fixed;top:0;right:0;width:300px;transform:translateX(300px)">${menu}</div>${prose}`,
    },
    {
      name: 'cards that scroll sideways',
      body: `<div tabindex="0" style="display:flex;overflow-x:auto">${'<div style="flex:0 0 280px">a card with words on it</div>'.repeat(4)}</div>`,
    },
    {
      name: 'slides that are moved by script',
      body: `<div style="overflow:hidden"><div style="display:flex;transform:translateX(-100px)">${'<div style="flex:0 0 300px">a slide with words</div>'.repeat(3)}</div></div>`,
    },
    {
      name: 'slides that wait behind the edge',
      body: `<div style="overflow:hidden;display:flex">${'<div style="flex:0 0 100%">a slide with words</div>'.repeat(3)}</div>`,
    },
    {
      name: 'code with round corners in a box that clips',
      body: `<div style="border-radius:8px;overflow:hidden">${code}</div>`,
    },
    {
      name: 'closed details',
      body: `<details><summary>More</summary><div style="width:900px">${prose}</div></details>`,
    },
    { name: 'what is not shown at all', body: `<div style="display:none;width:900px">x</div>${prose}` },
    { name: 'less than a pixel too wide', body: '<div style="width:calc(100% + .4px)">nearly</div>' },
    {
      name: 'an ornament that the page cuts off',
      body: `<div style="position:absolute;right:-200px;top:0;width:400px;height:300px;background:#fee"></div>${prose}`,
      css: 'html,body{overflow-x:hidden}',
    },
    {
      name: 'a picture cropped by its frame',
      body: '<div style="overflow:hidden;height:60px"><img alt="Harbour at dusk" src="/800x60.png" width="800" height="60"></div>',
      css: 'img{max-width:none;height:auto}',
    },
    {
      name: 'a ticker',
      body: '<div style="overflow:hidden"><p style="white-space:nowrap;animation:run 9s linear infinite">News that run through the picture from right to left, again and again</p></div>',
      css: '@keyframes run{to{transform:translateX(-50%)}}',
    },
    { name: 'a viewport that may be zoomed', body: prose, head: `${viewport}<title>Page</title>` },
  ])('$name', async (fixture) => expect(gravest(await looker.faults(fixture))).toEqual([]));
});

test('three dots are a note', async () => {
  const crumbs = 'Guides / Getting started / Installation / Requirements and more';
  const body = `<div style="overflow:hidden;text-overflow:ellipsis;white-space:nowrap">${crumbs}</div>`;
  const faults = await looker.faults({ body, once: false });
  expect(faults).toMatchObject([{ code: 'clipped-x', severity: 'note' }]);
});

test.for([
  { name: 'just within the limit', width: 880, codes: [] },
  { name: 'past the limit', width: 900, codes: ['long-sideways-scroll'] },
])('code that scrolls far is noted: $name', async ({ width, codes }) => {
  const body = `<pre style="padding:0"><div style="width:${width}px;height:20px">a</div></pre>`;
  expect(codesOf(await looker.faults({ body, once: false }))).toEqual(codes);
});

test('the culprit is the innermost construct, not what is around it', async () => {
  const body = `<main><section><div><table>${columns(9)}</table></div></section></main>`;
  const faults = await looker.faults({ body, once: false });
  expect(faults.map(({ params }) => params['what'])).toEqual([expect.stringMatching(/^`table` /)]);
  expect(faults[0]?.params['past']).toBeGreaterThan(300);
});

test('what a desktop page has besides is not told', async () => {
  const body = `<div style="width:1400px">${prose}</div><pre>${word}${word}${word}</pre>`;
  expect(codesOf(await looker.faults({ body, head: '<title>Page</title>', once: false }))).toEqual(['no-viewport']);
});
