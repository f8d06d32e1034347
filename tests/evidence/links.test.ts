import { describe, expect, test } from 'vitest';
import { LineIndex } from '../../pipeline/core/place.ts';
import type { DraftLinks } from '../../pipeline/core/link-evidence.ts';
import type { DraftFormat } from '../../pipeline/core/types.ts';
import { extractLinks } from '../../pipeline/evidence/links/extract-links.ts';
import parseMarkdown from '../../pipeline/evidence/tree/parse-markdown-task.ts';
import { frontMatterOf } from './gather-evidence.ts';

function linksOf(text: string, format: DraftFormat = 'md'): DraftLinks {
  return extractLinks(parseMarkdown({ text, format }).root, frontMatterOf(text, format), text);
}

/** `role syntax address`, and what the draft has at the place of the address where that differs. */
function told(text: string, format: DraftFormat = 'md'): string[] {
  const lines = new LineIndex(text);
  return linksOf(text, format).links.map(({ role, syntax, attribute, address, addressPlace }) => {
    const written = text.slice(lines.offsetAt(addressPlace.start), lines.offsetAt(addressPlace.end));
    const kind = attribute === undefined ? syntax : `${syntax} ${attribute}`;
    return `${role} ${kind} ${address}${written === address ? '' : ` ← ${written}`}`;
  });
}

interface Row {
  readonly name: string;
  readonly text: string;
  readonly format?: DraftFormat;
  readonly links?: readonly string[];
}

describe('what is no link', () => {
  test.for<Row>([
    { name: 'inline code', text: '`[a](b.md)` and ``<https://x.y>``' },
    { name: 'fenced code', text: '```md\n[a](b.md) https://x.y\n```' },
    { name: 'indented code', text: 'x\n\n    [a](b.md)\n' },
    { name: 'an HTML comment', text: '<!-- <a href="b.md"> [a](b.md) -->' },
    { name: 'a script', text: '<script>\nconst a = \'<a href="b.md">\';\n</script>' },
    { name: 'what is escaped', text: String.raw`\[a](b.md) and [a\](b.md)` },
    { name: 'Markdown in raw HTML', text: '<pre>\n[a](b.md)\n</pre>' },
    { name: 'a bound attribute', text: '<img :src="logo" v-bind:href="x">' },
    { name: 'an attribute of something else', text: '<div href="b.md" data-src="x.png">' },
    { name: 'a host to connect to', text: '<link rel="preconnect" href="https://x.y">' },
    { name: 'a key that holds words', text: '---\ntitle: a / b\nslug: x\n---\n' },
    { name: 'an expression of MDX', text: '<Card href={`/${id}`} src={logo} />', format: 'mdx' },
    { name: 'other uses of a name', text: '<Range to="now" /> <Snippet src="main" />', format: 'mdx' },
  ])('$name', ({ text, format = 'md' }) => expect(told(text, format)).toEqual([]));
});

describe('what is one', () => {
  test.for<Row>([
    { name: 'inline', text: '[a](b.md)', links: ['link inline b.md'] },
    { name: 'in pointed brackets', text: '[a](<b c.md> "t")', links: ['link inline b c.md'] },
    { name: 'with round brackets', text: '[a](b_(c).md)', links: ['link inline b_(c).md'] },
    { name: 'with escapes', text: String.raw`[a](b\_c\).md)`, links: [String.raw`link inline b_c).md ← b\_c\).md`] },
    { name: 'with a character reference', text: '[a](?x&amp;y)', links: ['link inline ?x&y ← ?x&amp;y'] },
    { name: 'text that looks like a link', text: '[`](x)` b](c.md)', links: ['link inline c.md'] },
    { name: 'alternative text that looks like a link', text: '![a [b](c) d](e.png)', links: ['image inline e.png'] },
    { name: 'an image in a link', text: '[![a](b.png)](c.md)', links: ['link inline c.md', 'image inline b.png'] },
    { name: 'an address on the next line', text: '> [a](\n> b.md)', links: ['link inline b.md'] },
    { name: 'definition of a link', text: '[a]\n\n[a]: b.md "t"', links: ['link definition b.md'] },
    { name: 'definition of an image', text: '![a]\n\n[a]: <b.png>', links: ['image definition b.png'] },
    { name: 'definition inside a quote', text: '> [a]:\n>   b.md', links: ['link definition b.md'] },
    {
      name: 'autolinks',
      text: '<https://x.y> <a@b.cd>',
      links: ['link autolink https://x.y', 'link autolink mailto:a@b.cd ← a@b.cd'],
    },
    {
      name: 'GFM literals',
      text: 'https://x.y/a_b, www.x.yz.',
      links: ['link literal https://x.y/a_b', 'link literal http://www.x.yz ← www.x.yz'],
    },
    { name: 'in a table', text: '| a |\n| - |\n| [a](b.md) |', links: ['link inline b.md'] },
    { name: 'in a footnote', text: 'a[^1]\n\n[^1]: [a](b.md)', links: ['link inline b.md'] },
    { name: 'inline HTML', text: 'a <a title="x>y" href="b.md">c</a>', links: ['link html href b.md'] },
    {
      name: 'HTML without quotes, over lines',
      text: '<p>\n<img\n  src=b.png\n  alt=x>\n</p>',
      links: ['image html src b.png'],
    },
    { name: 'HTML with capitals', text: "<A HREF='b.md'>c</A>", links: ['link html href b.md'] },
    { name: 'HTML in a quote', text: '> <p>\n> <img src="b.png">\n> </p>', links: ['image html src b.png'] },
    {
      name: 'srcset',
      text: '<img srcset="a.png 1x, b.png 2x,c.png">',
      links: ['image html srcset a.png', 'image html srcset b.png', 'image html srcset c.png'],
    },
    {
      name: 'media',
      text: '<video src="a.mp4" poster="b.png"></video>',
      links: ['media html src a.mp4', 'image html poster b.png'],
    },
    {
      name: 'components',
      text: '<Card href="/a" />\n\n<Image src={"/b.png"} />',
      format: 'mdx',
      links: ['link mdx href /a', 'image mdx src /b.png'],
    },
    { name: 'a route', text: '<Link to="/a#b">x</Link>', format: 'mdx', links: ['link mdx to /a#b'] },
    {
      name: 'front matter',
      text: '---\ncover:\n  image: /a.png\ntags: [x]\n---\n',
      links: ['image front-matter cover.image /a.png'],
    },
    { name: 'CRLF', text: 'a\r\n\r\n[b](c.md)\r\n', links: ['link inline c.md'] },
    {
      name: 'decomposed Hangul',
      text: '가나 [다](라.md)'.normalize('NFD'),
      links: ['link inline 라.md'.normalize('NFD')],
    },
  ])('$name', ({ text, format = 'md', links }) => expect(told(text, format)).toEqual(links));

  test('has the text and the place that readers see', () => {
    const [link] = linksOf('x\n\n- a [**b** `c`](d.md "e") f').links;
    expect(link).toMatchObject({
      text: 'b c',
      place: { start: { line: 3, column: 5 }, end: { line: 3, column: 26 } },
      addressPlace: { start: { line: 3, column: 17 }, end: { line: 3, column: 21 } },
    });
  });

  test('knows the references to a definition', () => {
    const [link] = linksOf('[a] and [b][a]\n\n[a]: c.md').links;
    expect(link?.uses?.map(({ start }) => start.column)).toEqual([1, 9]);
  });
});

describe('what is left out on purpose', () => {
  const ignores = (text: string, format: DraftFormat = 'md') =>
    linksOf(text, format).ignores.map((ignore) => {
      const { place, ...rest } = ignore;
      expect(place.start.line).toBeGreaterThan(0);
      return rest;
    });

  test.for([
    { name: 'other comments', text: '<!-- links-ignored --> <!-- see links-ignore-file -->', found: [] },
    { name: 'in code', text: '`<!-- links-ignore-file reason="x" -->`', found: [] },
    {
      name: 'the next line with text',
      text: '<!-- links-ignore-next-line reason="moves soon" until=2027-01-31 -->\n\n[a](b)',
      found: [{ firstLine: 3, lastLine: 3, reason: 'moves soon', until: '2027-01-31' }],
    },
    {
      name: 'this line',
      text: 'a [b](c) <!-- links-ignore-line reason: "x" -->',
      found: [{ firstLine: 1, lastLine: 1, reason: 'x' }],
    },
    {
      name: 'the file, for one address',
      text: '<!-- links-ignore-file address="https://x.y/" reason="x" -->',
      found: [{ firstLine: 1, lastLine: null, address: 'https://x.y/', reason: 'x' }],
    },
    {
      name: 'without a reason',
      text: '<!-- links-ignore-line -->',
      found: [{ firstLine: 1, lastLine: 1, reason: '' }],
    },
    {
      name: 'a form that is not known',
      text: '<!-- links-ignore reason="x" -->\n[a](b)',
      found: [{ firstLine: 2, lastLine: 2, reason: 'x', unknown: 'links-ignore' }],
    },
  ])('$name', ({ text, found }) => expect(ignores(text)).toEqual(found));

  test('in MDX', () =>
    expect(ignores('{/* links-ignore-next-line reason="x" */}\n[a](b)', 'mdx')).toEqual([
      { firstLine: 2, lastLine: 2, reason: 'x' },
    ]));
});

test.for([
  ['tags', '<a '],
  ['quotes', '<a href="'],
  ['openings', '<'],
  ['comments', '<!--'],
  ['scripts', '<script>'],
  ['halves of a link', ']('],
  ['slashes in a tag', '<a /'],
])('two million units of %s end in time', ([, unit = '']) => {
  const text = `<p>${unit.repeat(2_000_000 / unit.length)}`;
  const node = { type: 'html', value: text, position: { start: { offset: 0 }, end: { offset: text.length } } };
  const begun = performance.now();
  extractLinks({ type: 'root', children: [node as never] }, frontMatterOf(''), text);
  expect(performance.now() - begun).toBeLessThan(4_000);
});
