import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { symlinkSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import render, { type Rendered } from '../../../../checks/mobile-view/gather/preview/render-task.ts';
import { languageOf } from '../../../../checks/mobile-view/gather/preview/language.ts';
import parseMarkdown from '../../../../pipeline/evidence/tree/parse-markdown-task.ts';
import type { DraftFormat } from '../../../../pipeline/core/types.ts';
import { pngOf } from '../../../fixtures/png.ts';
import { temporaryRepository, type TemporaryRepository } from '../../../fixtures/repository.ts';

type Shown = Exclude<Rendered, { readonly tooDeep: true }>;

interface How {
  readonly format?: DraftFormat;
  readonly repository?: TemporaryRepository;
  readonly siteRoots?: readonly string[];
}

async function renderRaw(text: string, { format = 'md', repository, siteRoots = [] }: How = {}): Promise<Rendered> {
  using nowhere = temporaryRepository();
  const { root } = repository ?? nowhere;
  const { root: tree } = parseMarkdown({ text, format });
  return render({ tree, text, draftPath: 'drafts/x.md', root, siteRoots, colorScheme: 'light', language: 'en' });
}

async function shown(text: string, how: How = {}): Promise<Shown> {
  return (await renderRaw(text, how)) as Shown;
}

const htmlOf = async (text: string, how: How = {}): Promise<string> => (await shown(text, how)).html;

describe('a draft can bring nothing that acts', () => {
  test.for([
    ['a script', '<script>alert(1)</script>'],
    ['a handler', '<img src="x.png" onerror="alert(1)">'],
    ['a script as an address', '[x](javascript:alert(1)) <a href="javascript:alert(1)">x</a>'],
    [
      'a script in an image',
      '<svg onload="alert(1)"><script>alert(1)</script><a xlink:href="javascript:alert(1)">x</a></svg>',
    ],
    ['a frame', '<iframe src="https://example.com/" srcdoc="<script>alert(1)</script>"></iframe>'],
    ['a form', '<form action="https://example.com/"><input name="x"></form>'],
    ['a style sheet', '<style>body{display:none}</style><link rel="stylesheet" href="https://example.com/x.css">'],
    ['a base', '<base href="https://example.com/">'],
    ['a refresh', '<meta http-equiv="refresh" content="0;url=https://example.com/">'],
    ['an object', '<object data="https://example.com/x.swf"></object><embed src="https://example.com/x.swf">'],
    [
      'a script that HTML makes of something else',
      '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    ],
    ['a handler that MDX brings', '<div onClick={() => alert(1)} onmouseover="alert(1)">x</div>', 'mdx'],
  ] as const)('%s', async ([, text, format]) => {
    const elements = elementsOf(await htmlOf(text, { ...(format && { format }) }));
    const names = new Set(elements.map(({ tagName }) => tagName));
    for (const name of ['script', 'iframe', 'form', 'style', 'link', 'base', 'meta', 'object', 'embed', 'noscript'])
      expect(names).not.toContain(name);
    for (const { attrs } of elements) {
      for (const { name, value } of attrs) {
        expect(name).not.toMatch(/^on/i);
        expect(value).not.toMatch(/^\s*javascript:/i);
      }
    }
  });

  test('ids and names get a prefix, so that none stands in the way of our own questions', async () => {
    expect(await htmlOf('<img name="querySelectorAll" id="getElementById" src="x.png">')).toContain(
      'name="user-content-querySelectorAll"',
    );
  });

  test('an element cannot say that it comes from elsewhere in the draft', async () => {
    expect(await htmlOf('<b data-place="9:9-9:9">x</b>')).toBe(
      '<p data-place="1:1-1:30"><b data-place="1:1-1:30">x</b></p>',
    );
  });

  test('HTML that nests without end is refused', async () => {
    expect(await renderRaw(`${'<div>'.repeat(20_000)}x`)).toEqual({ tooDeep: true });
  });
});

describe('every element knows its place', () => {
  test.for([
    ['a paragraph', 'a\n\nb **c**\n', ['1:1-1:2', '3:1-3:8', '3:3-3:8']],
    ['HTML inside of Markdown', 'x <kbd>y</kbd>\n', ['1:1-1:15', '1:3-1:15']],
    ['HTML blocks', '<div>\n<b>x</b>\n</div>\n', ['1:1-3:7', '2:1-2:9']],
    ['code', '```js\nx\n```\n', ['1:1-3:4', '1:1-3:4']],
  ] as const)('%s', async ([, text, places]) => {
    const found = elementsOf(await htmlOf(text)).flatMap(({ attrs }) =>
      attrs.filter(({ name }) => name === 'data-place').map(({ value }) => value),
    );
    expect(found).toEqual(places);
  });
});

describe('images', () => {
  const files = {
    'drafts/a.png': pngOf(30, 20),
    'static/b.png': pngOf(40, 10),
    'drafts/no.png': 'no image',
    '.env.png': pngOf(1, 1),
    'drafts/bomb.png': pngOf(20_000, 20_000, { real: false }),
  };

  test.for([
    {
      name: 'one beside the draft has its size',
      text: '![a](a.png)',
      state: 'shown',
      html: 'src="asset/1" alt="a" width="30" height="20"',
    },
    { name: 'one from the root of the site', text: '![b](/b.png)', state: 'shown', html: 'width="40" height="10"' },
    {
      name: 'a width of its own keeps the shape',
      text: '<img src="a.png" alt="" width="300">',
      state: 'shown',
      html: 'width="300"',
    },
    { name: 'one that is not there', text: '![x](none.png)', state: 'missing', html: 'data-asset="missing"' },
    {
      name: 'one from elsewhere',
      text: '![x](https://example.com/x.png)',
      state: 'remote',
      html: 'data-asset="remote"',
    },
    { name: 'one without a scheme', text: '![x](//example.com/x.png)', state: 'remote', html: 'data-asset="remote"' },
    { name: 'a file that is no image', text: '![x](no.png)', state: 'damaged', html: 'data-asset="damaged"' },
    { name: 'a hidden file', text: '![x](../.env.png)', state: 'refused', html: 'data-asset="refused"' },
    {
      name: 'a file outside',
      text: '![x](../../../../../../etc/hostname)',
      state: 'refused',
      html: 'data-asset="refused"',
    },
    {
      name: 'a file outside, written otherwise',
      text: '![x](..%2F..%2F..%2Fetc%2Fhostname)',
      state: 'refused',
      html: 'data-asset="refused"',
    },
    { name: 'a link that leads outside', text: '![x](out.png)', state: 'refused', html: 'data-asset="refused"' },
    { name: 'an image bomb', text: '![x](bomb.png)', state: 'too-large', html: 'data-asset="too-large"' },
    {
      name: 'an image bomb within the page',
      text: `![x](data:image/png;base64,${Buffer.from(pngOf(20_000, 20_000, { real: false })).toString('base64')})`,
      state: 'too-large',
      html: 'data-asset="too-large"',
    },
    {
      name: 'a page as an image',
      text: '![x](data:text/html,<script>alert(1)</script>)',
      state: 'damaged',
      html: 'data-asset="damaged"',
    },
  ])('$name', async ({ text, state, html }) => {
    using elsewhere = temporaryRepository({ 'secret.png': pngOf(3, 3) });
    using repository = temporaryRepository(files);
    symlinkSync(elsewhere.at('secret.png'), repository.at('drafts/out.png'));
    const page = await shown(text, { repository, siteRoots: ['static'] });
    expect(page.assets.map((asset) => asset.state)).toEqual([state]);
    expect(page.html).toContain(html);
    expect(page.served).toHaveLength(page.html.includes('src="asset/') ? 1 : 0);
  });

  test('what is looked for tells when the page must be looked at anew', async () => {
    using repository = temporaryRepository(files);
    const { looked } = await shown('![a](a.png) ![b](/b.png) ![c](none.png) ![d](https://example.com/d.png)', {
      repository,
    });
    expect(looked).toEqual(['drafts/a.png', 'drafts/none.png', 'static/b.png']);
  });
});

describe('MDX goes as far as it can without running', () => {
  test.for([
    [
      'a component is a box that bears its name',
      '<Card title="Speed">\n\n**fast**\n\n</Card>\n',
      ['&#x3C;Card> Speed', '<strong', 'class="component"'],
    ],
    ['one within a line, too', 'Press <Key name="x" /> now.\n', ['<span class="component"', '&#x3C;Key>']],
    ['HTML is HTML', '<div className="x"><b>y</b></div>\n', ['<b ', '>y</b>']],
    ['an image of a site is an image', '<Image src="./a.png" alt="A" width={30} />\n', ['<img', 'alt="A"']],
    ['an expression is shown as it is written', 'It is {price * 2}.\n', ['{price * 2}']],
    ['text in braces is text', "a{' '}b\n", ['a b']],
  ] as const)('%s', async ([, text, parts]) => {
    const html = await htmlOf(text, { format: 'mdx' });
    for (const part of parts) expect(html).toContain(part);
  });

  test('what programs say is left out', async () => {
    expect(
      await htmlOf("import x from 'x'\n\nexport const y = 1\n\n{/* note */}\n\ntext\n", { format: 'mdx' }),
    ).toContain('>text</p>');
    expect(await htmlOf("import x from 'x'\n\n{/* note */}\n\ntext\n", { format: 'mdx' })).not.toMatch(/import|note/);
  });
});

describe('the look', () => {
  test('code is coloured, by the letters of its language however they are written', async () => {
    for (const fence of ['ts', 'TypeScript', 'ts {1,3}', 'ts:app.ts'])
      expect(await htmlOf(`\`\`\`${fence}\nconst a = 1;\n\`\`\`\n`)).toContain('style="color:');
    for (const fence of ['', 'no-such-language', '__proto__', 'constructor'])
      expect(await htmlOf(`\`\`\`${fence}\nconst a = 1;\n\`\`\`\n`)).not.toContain('style="color:');
  });

  test('tables and code scroll, and the keyboard reaches them', async () => {
    const html = await htmlOf('| a |\n| - |\n| b |\n\n    code\n');
    expect(html).toMatch(/<div class="table" tabindex="0"[^>]*><table/);
    expect(html).toMatch(/<pre tabindex="0"/);
  });

  test('front matter is not shown', async () => {
    expect(await htmlOf('---\ntitle: x\n---\n\ntext\n')).toBe('<p data-place="5:1-5:5">text</p>');
    expect(await htmlOf('{ "title": "x" }\n\ntext\n')).not.toContain('<p data-place="3:1-3:5">x');
  });

  test.for([
    { said: 'ko-KR', text: 'English', language: 'ko-KR' },
    { said: undefined, text: '한국어 글에 English 낱말이 조금', language: 'ko' },
    { said: undefined, text: 'English with one 낱말 in it, and many more words', language: 'en' },
    { said: '"><script>', text: 'English', language: 'en' },
  ])('a page said to be in $said is in $language', ({ said, text, language }) => {
    expect(languageOf(said, text)).toBe(language);
  });
});

function elementsOf(html: string): DefaultTreeAdapterTypes.Element[] {
  const walk = (node: DefaultTreeAdapterTypes.Node): DefaultTreeAdapterTypes.Element[] =>
    ('tagName' in node && !['html', 'head', 'body'].includes(node.tagName) ? [node] : []).concat(
      'childNodes' in node ? node.childNodes.flatMap(walk) : [],
    );
  return walk(parse(html));
}
