import { describe, expect, test } from 'vitest';
import check from '../../../../checks/mobile-view/check.ts';
import type { Device, MobileView, Picture } from '../../../../checks/mobile-view/evidence.ts';
import type { Glyph, SmallText, ViewFacts } from '../../../../checks/mobile-view/facts.ts';
import { spotsOf, judge } from '../../../../checks/mobile-view/judge/judge.ts';
import { options } from '../../../../checks/mobile-view/options.ts';
import { completeFindings } from '../../../../pipeline/core/finding.ts';
import { fillText, type MessageText } from '../../../../pipeline/core/messages.ts';
import { LineIndex } from '../../../../pipeline/core/place.ts';
import { languages, type Finding } from '../../../../pipeline/core/types.ts';

const devices: readonly Device[] = [
  { name: 'wide', width: 412, height: 839 },
  { name: 'narrow', width: 320, height: 568 },
];
const settings = options.parse({});
const draft = '# Title\n\n<small>tiny</small>\n\n| a |\n|---|\n| b |\n';

const small = (size: number, place?: string): SmallText => ({
  box: { x: 10, y: 300 - size, width: 100, height: 20 },
  ...(place !== undefined && { place }),
  element: 'small',
  text: 'tiny',
  furniture: false,
  size,
  characters: 4,
  inDrawing: false,
});

function facts(clientWidth: number, own: Partial<ViewFacts>): ViewFacts {
  const none = {
    wide: [],
    clipped: [],
    scrollers: [],
    cells: [],
    smallText: [],
    overlaps: [],
    images: [],
    leftOut: [],
  };
  const sizes = { clientWidth, scrollWidth: clientWidth, scrollHeight: 900, innerWidth: clientWidth, cutsOff: false };
  return { ...sizes, ...none, ...own };
}

function view(own: readonly Partial<ViewFacts>[], more: Partial<MobileView> = {}): MobileView {
  return {
    page: 'preview',
    browser: { name: 'chromium', version: '1', foundBy: 'system' },
    assets: [],
    views: devices.map((device, at) => ({ device, settled: true, facts: facts(device.width, own[at] ?? {}) })),
    once: { glyphs: [], glyphsTried: 3, lettering: [], axe: [], axeVersion: '4', leftOut: [] },
    pictures: [],
    ...more,
  };
}

function findingsOf(seen: MobileView, text = draft): Finding[] {
  const judged = check.evaluate({ mobileView: seen, source: text }, settings);
  if ('skipped' in judged) throw new Error('It was skipped.');
  return completeFindings(check, judged.findings, { text, lines: new LineIndex(text), overrides: {} });
}

test('a page on which nothing is wrong has no finding, and tells how it was looked at', () => {
  const judged = check.evaluate({ mobileView: view([]), source: draft }, settings);
  expect(judged).toMatchObject({
    findings: [],
    data: {
      page: 'preview',
      browser: { name: 'chromium' },
      glyphsTried: 3,
      views: [{ layoutWidth: 412 }, { layoutWidth: 320 }],
    },
  });
});

describe('the same fault at several widths', () => {
  const place = '3:1-3:20';

  test('is told once, with its widths and as the worst of them', () => {
    const found = findingsOf(view([{ smallText: [small(11, place)] }, { smallText: [small(9, place)] }]));
    expect(found).toMatchObject([
      {
        code: 'small-text',
        severity: 'blocker',
        params: { size: 9, widths: '320, 412' },
        place: { start: { line: 3 } },
      },
    ]);
  });

  test('keeps its fingerprint when lines above come and go', () => {
    const [before] = findingsOf(view([{ smallText: [small(9, place)] }]));
    const [after] = findingsOf(view([{ smallText: [small(9, '5:1-5:20')] }]), `one\n\n${draft}`);
    expect(after?.fingerprint).toBe(before?.fingerprint);
  });

  test('at two places is two faults', () => {
    const both = { smallText: [small(9, place), small(9, '1:1-1:8')] };
    expect(findingsOf(view([both, both])).map((one) => one.place?.start.line)).toEqual([1, 3]);
  });
});

test('a fault points into the pictures that show it, and its close-up is its evidence', () => {
  const picture = (kind: Picture['kind'], digest: string, y: number, height: number): Picture => ({
    kind,
    device: 'narrow',
    region: { x: 0, y, width: 320, height },
    isCut: false,
    scale: kind === 'close-up' ? 2 : 1,
    digest: `sha256:${digest}`,
    mediaType: 'image/jpeg',
    ...(kind === 'close-up' && { code: 'small-text' }),
  });
  const pictures = [
    picture('page', 'whole', 0, 900),
    picture('close-up', 'near', 260, 100),
    picture('close-up', 'far', 700, 100),
  ];
  const [found] = findingsOf(view([{}, { smallText: [small(9, '3:1-3:20')] }], { pictures }));
  expect(found?.evidence).toEqual(['sha256:near']);
  expect(found?.marks).toEqual([
    { attachment: 'sha256:whole', x: 10, y: 291, width: 100, height: 20 },
    { attachment: 'sha256:near', x: 20, y: 62, width: 200, height: 40 },
  ]);
});

test('on a site, whose places nobody knows, what looks alike is one fault', () => {
  const alike = Array.from({ length: 9 }, (_, at) => ({ ...small(9), text: `word ${at}` }));
  const found = findingsOf(view([{ smallText: alike }], { page: 'site' }));
  expect(found).toMatchObject([{ code: 'small-text', params: { count: 9 } }]);
  expect(found[0]).not.toHaveProperty('place');
});

test('close-ups go to the gravest, one of each code, and to no note', () => {
  const scroller = { ...small(0, '5:1-7:5'), kind: 'table' as const, screens: 4 };
  const seen = view([{ smallText: [small(11, '1:1-1:8'), small(9, '3:1-3:20')], scrollers: [scroller] }]);
  expect(spotsOf(judge(seen, draft, settings))).toMatchObject([
    { code: 'small-text', device: 'wide', box: { y: 291 } },
  ]);
});

describe('characters without a glyph', () => {
  const glyph = (character: string, more: Partial<Glyph> = {}): Glyph => {
    const { size: _, inDrawing: __, characters: ___, ...part } = small(9, '3:1-3:20');
    return { ...part, character, drawn: 'tofu', fonts: 'Noto', drawnBySystem: false, ...more };
  };
  const severityOf = (...glyphs: readonly Glyph[]): readonly [string, unknown][] =>
    findingsOf(view([], { once: { ...view([]).once, glyphs } })).map((one) => [one.severity, one.params['characters']]);

  test.for([
    { name: 'a private one is in no phone', found: glyph('\ue0a0'), severity: 'blocker' },
    { name: 'one that is not assigned neither', found: glyph('\u0378'), severity: 'blocker' },
    { name: 'Hangul is in every phone: page or machine is at fault', found: glyph('뷁'), severity: 'blocker' },
    { name: 'so is an emoji of old', found: glyph('😀'), severity: 'blocker' },
    { name: 'a phone may have a rare script', found: glyph('\u{10900}'), severity: 'warning' },
    { name: 'a phone may have a new emoji', found: glyph('🫩'), severity: 'warning' },
    {
      name: 'what the machine draws, the page must',
      found: glyph('\u{10900}', { drawnBySystem: true }),
      severity: 'blocker',
    },
    { name: 'a font that draws nothing is at fault', found: glyph('🫩', { drawn: 'blank' }), severity: 'blocker' },
  ])('$name', ({ found, severity }) => expect(severityOf(found)[0]?.[0]).toBe(severity));

  test('are one fault, the gravest first', () =>
    expect(severityOf(glyph('\u{10900}'), glyph('\ue0a0'))).toEqual([['blocker', 'U+E0A0, \u{10900} (U+10900)']]));
});

test('a flood of faults of one code is cut, and says so', () => {
  const many = Array.from({ length: 50 }, (_, at) => ({ ...small(9), element: `p.kind-${at}` }));
  const judged = check.evaluate({ mobileView: view([{ smallText: many }], { page: 'site' }), source: draft }, settings);
  expect(judged).toMatchObject({ data: { untold: 20 } });
  expect('findings' in judged && judged.findings.length).toBe(30);
});

test.for(languages)('every message has all that it names (%s)', (language) => {
  const names = {
    widths: '320',
    count: 2,
    past: 9,
    what: '`p`',
    hidden: 9,
    screens: 3,
    layout: 980,
    kinds: '`time`',
    each: 2,
    lines: 5,
  };
  const more = {
    text: 'a',
    size: 9,
    over: '`p`',
    glyphs: 1,
    characters: 'x',
    fonts: 'f',
    address: 'a.png',
    width: 1,
    height: 1,
    images: 2,
  };
  const rest = {
    natural: 1,
    shown: 1,
    times: 3,
    growth: 9,
    alt: 'a',
    measured: '2',
    asked: '4.5',
    rules: 'r',
    places: 1,
  };
  for (const text of Object.values<MessageText>(check.messages[language])) {
    const { message, why, next } = fillText(text, { ...names, ...more, ...rest });
    expect(`${message}${why}${next}`).not.toMatch(/\{[a-z]|undefined/i);
  }
});
