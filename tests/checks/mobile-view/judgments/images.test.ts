import { describe, expect, test } from 'vitest';
import { bothPhones, codesOf, type Fixture, useLooker } from './look.ts';

const looker = useLooker();

const prose = '<p>On a phone this paragraph wraps as it should.</p>';
const image = (alt: string, more = ''): string =>
  `<p><img alt="${alt}" src="/300x200.png" width="300" height="200" ${more}></p>`;
const missing = { address: '/no.png', state: 'missing' } as const;

interface Row extends Fixture {
  readonly name: string;
}

describe('images that fail their reader', () => {
  test.for<Row & { codes: readonly string[] }>([
    {
      name: 'not there, on a site',
      body: '<img alt="Flow of data" src="/no.png" width="300" height="100">',
      codes: ['broken-image'],
    },
    { name: 'not there, in a preview', body: prose, page: 'preview', assets: [missing], codes: ['broken-image'] },
    {
      name: 'not an image',
      body: prose,
      page: 'preview',
      assets: [{ ...missing, state: 'damaged' }],
      codes: ['damaged-image'],
    },
    {
      name: 'outside of the repository',
      body: prose,
      page: 'preview',
      assets: [{ ...missing, state: 'refused' }],
      codes: ['refused-image'],
    },
    {
      name: 'larger than a phone can hold',
      body: prose,
      page: 'preview',
      assets: [{ ...missing, state: 'too-large', width: 20_000, height: 20_000 }],
      codes: ['oversized-image'],
    },
    {
      name: 'from elsewhere',
      body: prose,
      page: 'preview',
      assets: [{ address: 'https://example.com/a.png', state: 'remote' }],
      codes: ['remote-image'],
    },
    { name: 'without a size', body: '<img alt="Flow of data" src="/300x200.png">', codes: ['unsized-image'] },
    { name: 'called by its file', body: image('flow-of_data.png'), codes: ['weak-alt'] },
    { name: 'called an image', body: image('Image'), codes: ['weak-alt'] },
    { name: 'called a screenshot of some day', body: image('스크린샷 2024-05-01 오후 3.12.45'), codes: ['weak-alt'] },
    { name: 'large, and said to be decoration', body: image(''), codes: ['empty-alt'] },
  ])('$name', async ({ codes, ...fixture }) =>
    expect(codesOf(await looker.faults({ ...fixture, once: false }))).toEqual(codes),
  );
});

describe('images that do well', () => {
  test.for<Row>([
    { name: 'a size in its attributes', body: image('Flow of data from the queue to the store') },
    {
      name: 'a size in its style',
      body: '<img alt="Flow of data" src="/300x200.png" style="width:300px;height:200px">',
    },
    {
      name: 'a ratio in its style',
      body: '<img alt="Flow of data" src="/300x200.png" style="width:100%;aspect-ratio:3/2">',
    },
    { name: 'a small sign without a size', body: '<p><img alt="Star" src="/16x16.png"> text</p>' },
    { name: 'a badge that only decorates', body: '<p><img alt="" src="/20x20.png" width="20" height="20"> text</p>' },
    { name: 'declared as decoration', body: image('', 'role="presentation"') },
    { name: 'hidden from those who listen', body: `<div aria-hidden="true">${image('')}</div>` },
    { name: 'not shown', body: '<div style="display:none"><img alt="x" src="/no.png"></div>' },
    { name: 'an alternative text with a number', body: image('Figure 3: requests per second') },
    {
      name: 'an empty alternative text that the draft itself has',
      body: image(''),
      text: 'text\n\n![](/img/300x200.png)\n',
    },
    {
      name: 'an image of markdown in a preview',
      body: `<div data-place="1:1-1:20">${image('')}</div>`,
      page: 'preview',
      text: '![](/300x200.png)',
    },
  ])('$name', async (fixture) => expect(codesOf(await looker.faults({ ...fixture, once: false }))).toEqual([]));
});

test('remote images are told once, with how many', async () => {
  const assets = ['a', 'b', 'c'].map((name) => ({
    address: `https://example.com/${name}.png`,
    state: 'remote' as const,
  }));
  const faults = await looker.faults({ body: prose, page: 'preview', assets, once: false });
  expect(faults).toMatchObject([{ code: 'remote-image', severity: 'note', params: { images: 3 } }]);
});

test('an image that is broken at each width is one fault', async () => {
  const body = '<img alt="Flow of data" src="/no.png" width="300" height="100">';
  const faults = await looker.faults({ body, devices: bothPhones, once: false });
  expect(faults).toMatchObject([{ code: 'broken-image', params: { address: '/no.png' } }]);
});

test('a picture loaded in time that is only hidden by size is no fault', async () => {
  const body = '<img alt="Counter" src="/1x1.png" width="1" height="1">';
  expect(codesOf(await looker.faults({ body, once: false }))).toEqual([]);
});
