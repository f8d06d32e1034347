import { describe, expect, test } from 'vitest';
import { type Given, judgeRepository, told } from './judge-repository.ts';

interface Row extends Partial<Given> {
  readonly name: string;
  readonly text: string;
  readonly beside?: Given['files'];
  readonly found?: readonly string[];
}

const row = ({ text, beside = {}, draft = 'docs/draft.md', ...rest }: Row): Promise<string[]> =>
  told({ ...rest, files: { ...beside, [draft]: text }, draft });

describe('parts that are there', () => {
  test.for<Row>([
    { name: 'a heading', text: '[a](#set-up)\n\n## Set up' },
    { name: 'a heading below', text: '[a](#set-up)\n\nSet up\n---' },
    { name: 'a heading in a quote', text: '[a](#set-up)\n\n> ## Set up' },
    { name: 'of another page', text: '[a](b.md#set-up)', beside: { 'docs/b.md': '# Set up' } },
    { name: 'of the index of a folder', text: '[a](b/#set-up)', beside: { 'docs/b/README.md': '# Set up' } },
    { name: 'the second of the same name', text: '[a](#a-1)\n\n## A\n\n## A' },
    { name: 'with code, emphasis and a link', text: '[a](#use-npm-run-now-here)\n\n## Use `npm run` *now* [here](#)' },
    { name: 'Hangul, escaped', text: `[a](#${encodeURIComponent('설치')})\n\n## 설치` },
    { name: 'decomposed Hangul', text: `[a](#${'설치'.normalize('NFD')})\n\n## 설치` },
    { name: 'emoji of the other style', text: '[a](#⚙-set-up) [b](#⚙️-set-up)\n\n## ⚙️ Set up' },
    { name: 'in another case, as GitHub finds it', text: '[a](#Set-Up)\n\n## Set up' },
    { name: 'an id that is set', text: '[a](#my-id)\n\n## Set up {#my-id}' },
    {
      name: 'an id that is set, in MDX',
      text: '[a](#my-id) [b](#other)\n\n## Set up {#my-id}\n\n## Else {/* #other */}',
      draft: 'docs/draft.mdx',
    },
    { name: 'an attribute list', text: '[a](#my-id) [b](#other)\n\n[](){#my-id}\n\ntext\n{: #other .big}' },
    { name: 'an anchor', text: '[a](#x) [b](#y)\n\n<a name="x"></a> and <span id="y">z</span>' },
    { name: 'a component with an id', text: '[a](#x)\n\n<Card id="x">z</Card>', draft: 'docs/draft.mdx' },
    { name: 'a heading of HTML', text: '[a](#set-up)\n\n<h2 align="center">Set <b>up</b></h2>' },
    { name: 'footnotes', text: '[a](#fn-note) [b](#user-content-fnref-note) [c](#fn:1)\n\nx[^note]\n\n[^note]: y' },
    { name: 'the top', text: '[a](#top) [b](#)' },
    { name: 'a route', text: '[a](#/settings) [b](#!/x)' },
    { name: 'of an HTML file', text: '[a](b.html#x)', beside: { 'docs/b.html': '<p id="x">' } },
    { name: 'lines', text: '[a](../b.ts#L2) [b](../b.ts#L1-L2) [c](../b.ts#L1C2-L2C1)', beside: { 'b.ts': 'a\nb\n' } },
    { name: 'a page of a document', text: '[a](b.pdf#page=3)', beside: { 'docs/b.pdf': '%PDF\0' } },
    {
      name: 'a text',
      text: '[a](b.md#:~:text=Two%20words,end) [b](#:~:text=draft)\n\nA Draft.',
      beside: { 'docs/b.md': 'Of *two*\nwords and the end.' },
    },
    {
      name: 'as the site makes them',
      text: '[a](#build-limit)\n\n## build.limit',
      beside: { 'docs/.vitepress/config.ts': '' },
    },
    { name: 'as the config says', text: '[a](#build-limit)\n\n## build.limit', site: { anchors: 'vitepress' } },
    { name: 'as any site may make them', text: '[a](#build-limit)\n\n## build.limit' },
    {
      name: 'as a rule of its own makes them',
      text: '[a](#a.b)\n\n## A.B',
      site: { anchors: 'custom' },
      options: { customAnchors: { remove: ' ' } },
    },
    { name: 'below code that has a heading', text: '[a](#set-up)\n\n```md\n# Not this\n```\n\n## Set up' },
  ])('$name', async (given) => expect(await row(given)).toEqual([]));
});

describe('parts that are not', () => {
  test.for<Row>([
    { name: 'a heading', text: '[a](#set-op)\n\n## Set up', found: ['broken-fragment #set-op'] },
    {
      name: 'of another page',
      text: '[a](b.md#set-op)',
      beside: { 'docs/b.md': '# Set up' },
      found: ['broken-fragment b.md#set-op'],
    },
    {
      name: 'a heading in code',
      text: '[a](#set-up)\n\n```md\n# Set up\n```\n\n    # Set up\n',
      found: ['broken-fragment #set-up'],
    },
    {
      name: 'a heading in a comment',
      text: '[a](#set-up)\n\n<!--\n# Set up\n-->\n',
      found: ['broken-fragment #set-up'],
    },
    { name: 'an id in code', text: '[a](#x)\n\n`<a id="x">`', found: ['broken-fragment #x'] },
    { name: 'a third of the same name', text: '[a](#a-2)\n\n## A\n\n## A', found: ['broken-fragment #a-2'] },
    {
      name: 'a key of the front matter',
      text: '---\ntitle: x\n---\n\n[a](#title-x)',
      found: ['broken-fragment #title-x'],
    },
    {
      name: 'in another case, on a site',
      text: '[a](#Set-Up)\n\n## Set up',
      site: { anchors: 'docusaurus' },
      found: ['broken-fragment #Set-Up'],
    },
    {
      name: 'in a dialect that the config does not name',
      text: '[a](#buildlimit)\n\n## build.limit',
      site: { anchors: 'vitepress' },
      found: ['broken-fragment #buildlimit'],
    },
    {
      name: 'a line too far',
      text: '[a](../b.ts#L3)',
      beside: { 'b.ts': 'a\nb\n' },
      found: ['broken-lines ../b.ts#L3'],
    },
    { name: 'a line of nothing', text: '[a](../b.ts#L0)', beside: { 'b.ts': 'a' }, found: ['broken-lines ../b.ts#L0'] },
    {
      name: 'a text',
      text: '[a](b.md#:~:text=three%20words)',
      beside: { 'docs/b.md': 'Of two words.' },
      found: ['text-fragment-missing b.md#:~:text=three%20words'],
    },
    {
      name: 'a text in another order',
      text: '[a](b.md#:~:text=words,two)',
      beside: { 'docs/b.md': 'Of two words.' },
      found: ['text-fragment-missing b.md#:~:text=words,two'],
    },
  ])('$name', async (given) => expect(await row(given)).toEqual(given.found));

  test.for<Row>([
    {
      name: 'a shortcode',
      text: '[a](b.md#x)',
      beside: { 'docs/b.md': '{{< readfile "c.md" >}}' },
      found: ['fragment-unverified b.md#x'],
    },
    {
      name: 'an include',
      text: '[a](b.md#x)',
      beside: { 'docs/b.md': '<!--@include: ./c.md-->' },
      found: ['fragment-unverified b.md#x'],
    },
    { name: 'a component', text: '[a](#x)\n\n<Partial />', draft: 'docs/draft.mdx', found: ['fragment-unverified #x'] },
    {
      name: 'another markup',
      text: '[a](b.rst#x)',
      beside: { 'docs/b.rst': 'x' },
      found: ['fragment-unverified b.rst#x'],
    },
    {
      name: 'a page that is empty',
      text: '[a](b.md#x)',
      beside: { 'docs/b.md': '' },
      found: ['fragment-unverified b.md#x'],
    },
  ])('cannot be told: $name', async (given) => expect(await row(given)).toEqual(given.found));

  test('is told of where another kind of site would have it', async () => {
    const beside = { 'docs/.vitepress/config.ts': '' };
    expect(await row({ name: '', text: '[a](#buildlimit)\n\n## build.limit', beside })).toEqual([
      'fragment-dialect #buildlimit',
    ]);
  });

  test('names what is nearest', async () => {
    const { findings } = await judgeRepository({
      files: { 'a.md': '[a](#instal)\n\n## Install\n\n## Else' },
      draft: 'a.md',
    });
    expect(findings.map(({ next }) => next)).toEqual(['The nearest is `#install`.']);
  });
});

describe('comments that leave links out', () => {
  const codes = async (text: string, options = {}): Promise<string[]> => {
    const { findings } = await judgeRepository({ files: { 'a.md': text }, draft: 'a.md', options });
    return findings.map(({ code, severity, place }) => `${severity} ${code} ${place?.start.line}`);
  };

  test.for([
    {
      name: 'without a reason leave nothing out',
      text: '<!-- links-ignore-next-line -->\n[a](b.md)',
      found: ['blocker ignore-unexplained 1', 'blocker broken-link 2'],
    },
    {
      name: 'of an unknown form leave nothing out',
      text: '<!-- links-ignore-all reason="x" -->\n[a](b.md)',
      found: ['warning ignore-unknown 1', 'blocker broken-link 2'],
    },
    {
      name: 'whose day has passed leave nothing out',
      text: '<!-- links-ignore-file reason="x" until=2026-05-29 -->\n\n[a](b.md)',
      found: ['warning ignore-expired 1', 'blocker broken-link 3'],
    },
    {
      name: 'whose date is none leave nothing out',
      text: '<!-- links-ignore-file reason="x" until=2026-02-30 -->\n\n[a](b.md)',
      found: ['warning ignore-date-malformed 1', 'blocker broken-link 3'],
    },
    {
      name: 'with nothing to leave out',
      text: '<!-- links-ignore-next-line reason="x" -->\nNothing.',
      found: ['warning ignore-unused 1'],
    },
    {
      name: 'for the next line',
      text: '<!-- links-ignore-next-line reason="x" -->\n[a](b.md)\n[c](d.md)',
      found: ['note ignored 1', 'blocker broken-link 3'],
    },
    {
      name: 'for this line',
      text: '[a](b.md) <!-- links-ignore-line reason="x" -->\n[c](d.md)',
      found: ['note ignored 1', 'blocker broken-link 2'],
    },
    {
      name: 'for the file',
      text: '<!-- links-ignore-file reason="x" until=2027-01-01 -->\n\n[a](b.md)',
      found: ['note ignored 1'],
    },
    {
      name: 'for some addresses',
      text: '<!-- links-ignore-file address="b*" reason="x" -->\n\n[a](b.md) [c](d.md)',
      found: ['note ignored 1', 'blocker broken-link 3'],
    },
    { name: 'of mdBook make it softer', text: '[a](b.md)<!-- ignore -->', found: ['warning broken-link 1'] },
  ])('$name', async ({ text, found }) => expect(await codes(text)).toEqual(found));

  test('the last day is over when it is over everywhere', async () => {
    const text = '<!-- links-ignore-file reason="x" until=2026-05-31 -->\n\n[a](b.md)';
    const at = async (now: string): Promise<string[]> =>
      (await judgeRepository({ files: { 'a.md': text }, draft: 'a.md', now })).findings.map(({ code }) => code);
    expect(await at('2026-06-01T11:59:59.999Z')).toEqual(['ignored']);
    expect(await at('2026-06-01T12:00:00.000Z')).toEqual(['ignore-expired', 'broken-link']);
  });

  test('the option leaves addresses out of all drafts', async () =>
    expect(await codes('[a](b.md) [c](d.md)', { exclude: ['b.*'] })).toEqual(['blocker broken-link 1']));

  test('a definition that nothing refers to is a note', async () =>
    expect(await codes('x\n\n[a]: b.md')).toEqual(['note broken-link 3']));
});
