import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sealReport } from '../../pipeline/core/report.ts';
import type { CheckResult, Report } from '../../pipeline/core/types.ts';
import { createRenderer, renderReportPage } from '../../pipeline/report/html.ts';
import { colours } from '../../pipeline/report/html/colours.ts';
import { broken, failed, good, placeholder, plainOptions, refusal, render, unknown } from './sample.ts';

type Element = DefaultTreeAdapterTypes.Element;

const page = elementsOf(renderReportPage(broken, plainOptions));
const run = elementsOf(render(createRenderer, { reports: [good, broken, unknown], refusals: [refusal] }));

describe.for([
  { name: 'the page of a report', elements: page, skipTo: 'findings' },
  { name: 'the page of a run', elements: run, skipTo: 'overview' },
])('$name', ({ elements, skipTo }) => {
  test('allows no script and no request, and its style is the one that the policy names', () => {
    const csp = attribute(
      elements.find((element) => attribute(element, 'http-equiv') === 'Content-Security-Policy'),
      'content',
    );
    const style = textOf(elements.find(({ tagName }) => tagName === 'style'));
    const hash = createHash('sha256').update(style).digest('base64');
    expect(csp).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self' data: file:; base-uri 'none'; form-action 'none'`,
    );
    expect(style).not.toMatch(/url\(|@import|expression/);
    const tags = new Set(elements.map(({ tagName }) => tagName));
    for (const tag of ['script', 'iframe', 'form', 'object', 'embed', 'img', 'svg']) expect(tags).not.toContain(tag);
    expect(elements.filter((element) => attribute(element, 'style') !== undefined)).toEqual([]);
  });

  test('has one first heading, and no level is left out', () => {
    const levels = elements.flatMap(({ tagName }) => (/^h[1-6]$/.test(tagName) ? [Number(tagName[1])] : []));
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    levels.reduce((above, level) => {
      expect(level).toBeLessThanOrEqual(above + 1);
      return level;
    }, 0);
  });

  test('can be gone through by keyboard and screen reader', () => {
    const first = elements.find(({ tagName }) => tagName === 'a');
    expect([attribute(first, 'class'), attribute(first, 'href')]).toEqual(['skip', `#${skipTo}`]);
    const ids = elements.flatMap((element) => attribute(element, 'id') ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    for (const element of elements) {
      const href = attribute(element, 'href') ?? '';
      const named = [attribute(element, 'aria-labelledby') ?? '', href.startsWith('#') ? href.slice(1) : ''];
      expect(ids).toEqual(expect.arrayContaining(named.filter((id) => id !== '')));
    }
    expect(elements.filter(({ tagName }) => tagName === 'main')).toHaveLength(1);
    expect(elements.filter(({ tagName }) => tagName === 'nav').map((nav) => attribute(nav, 'aria-label'))).toEqual([
      'On this page',
    ]);
  });
});

test('the page says its language', () => {
  const korean = elementsOf(renderReportPage(broken, { ...plainOptions, language: 'ko' }));
  expect(
    attribute(
      korean.find(({ tagName }) => tagName === 'html'),
      'lang',
    ),
  ).toBe('ko');
  expect(textOf(korean.find(({ tagName }) => tagName === 'title'))).toBe('발행 불가: drafts/broken.md · Imprimatur');
});

test('the page shows a finding with its place, its line, what it means, why and what next', () => {
  const finding = page.find((element) => attribute(element, 'class') === 'finding blocker');
  expect(wordsOf(finding)).toBe(
    'blocker line 12, column 14 completeness/placeholder TODO is still in the text. 12Install with TODO and run it. WhyReaders meet an unfinished sentence.NextWrite what belongs there.',
  );
  expect(textOf(page.find(({ tagName }) => tagName === 'mark'))).toBe('TODO');
});

test('blockers come first, and checks that passed are folded away but there', () => {
  const findings = page.filter(({ tagName }) => tagName === 'article').map((one) => attribute(one, 'class'));
  expect(findings).toEqual(['finding blocker', 'finding warning']);
  const folded = page.find(({ tagName }) => tagName === 'details');
  expect(attribute(folded, 'open')).toBeUndefined();
  expect(wordsOf(folded)).toBe(
    '1 check passed passed Nothing secret is in it secrets no findings · known from an earlier run',
  );
});

test('the page names what it is about, for whoever verifies it', () => {
  const identity = wordsOf(page.find((element) => attribute(element, 'class') === 'facts'));
  for (const part of [broken.draft.path, broken.draft.digest, broken.id, broken.config, 'imprimatur 1.2.3']) {
    expect(identity).toContain(part);
  }
});

test('a check that could not look never reads like one that found nothing', () => {
  const verdict = elementsOf(renderReportPage(unknown, plainOptions)).find((element) =>
    attribute(element, 'class')?.startsWith('verdict'),
  );
  expect(wordsOf(verdict)).toMatch(/^Not fully checked A check could not look/);
});

test('claims stand beside their receipts, with the limits of receipts', () => {
  const receipt = `sha256:${'e'.repeat(64)}` as const;
  const place = { start: { line: 4, column: 2 }, end: { line: 4, column: 9 } };
  const claims: Report['claims'] = [
    { text: 'All tests pass', kind: 'test', state: 'stale', place, receipts: [receipt] },
  ];
  const text = wordsOf(elementsOf(renderReportPage({ ...broken, claims }, plainOptions))[0]);
  expect(text).toContain(`stale All tests pass line 4, column 2 · ${receipt}`);
  expect(text).toContain('a green test tests the claim');
});

test('the page of a run ends with an overview of every draft, and of what was not taken', () => {
  const rows = run.filter(({ tagName }) => tagName === 'tr').map(wordsOf);
  expect(rows).toEqual([
    'DraftVerdictFindings',
    'drafts/good.mdNothing blocksno findings',
    'drafts/broken.mdBlocked1 blocker, 1 warning',
    'drafts/unknown.mdNot fully checkedno findings',
  ]);
  expect(wordsOf(run[0])).toContain('not taken drafts/huge.md drafts/huge.md has 3000000 bytes');
});

describe('colours', () => {
  const tones = ['blocker', 'warning', 'note', 'good'] as const;
  const pairs = [
    ...(['page', 'card', 'sunk'] as const).flatMap((under) => [
      ['ink', under] as const,
      ['quiet', under] as const,
      ['link', under] as const,
    ]),
    ...tones.flatMap((tone) => [[tone, `${tone}-tint`] as const, ['ink', `${tone}-tint`] as const]),
  ];
  test.for(pairs.flatMap(([text, under]) => (['light', 'dark'] as const).map((theme) => ({ theme, text, under }))))(
    '$text on $under, $theme, has the contrast that WCAG AA asks for',
    ({ theme, text, under }) => {
      expect(contrast(colours[theme][text], colours[theme][under])).toBeGreaterThanOrEqual(4.5);
    },
  );
});

/** WCAG 2.2: relative luminance and contrast ratio. */
function contrast(one: string, other: string): number {
  const luminance = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function elementsOf(text: string): Element[] {
  const found: Element[] = [];
  const walk = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node) found.push(node);
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  walk(parse(text));
  return found;
}

function attribute(element: Element | undefined, name: string): string | undefined {
  return element?.attrs.find((one) => one.name === name)?.value;
}

function textOf(node: DefaultTreeAdapterTypes.Node | undefined): string {
  if (node === undefined) return '';
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

function wordsOf(node: DefaultTreeAdapterTypes.Node | undefined): string {
  return textOf(node).replace(/\s+/g, ' ').trim();
}

describe('pictures', () => {
  const digest = `sha256:${'a'.repeat(64)}` as const;
  const attached = {
    digest,
    mediaType: 'image/jpeg',
    label: 'iPhone 14 · 390 px',
    name: 'iphone-14',
    group: 'page',
    width: 390,
    height: 4_000,
  };
  const mark = { attachment: digest, x: 10, y: 200.5, width: 300, height: 2 };
  const seen: CheckResult = { ...failed, findings: [{ ...placeholder, marks: [mark] }] } as CheckResult;
  const report = sealReport({
    draft: { path: 'drafts/글 1.md', slug: '글 1', digest },
    config: digest,
    startedAt: plainOptions.startedAt,
    results: [seen],
    attachments: [attached],
  });

  test.for([
    { name: 'from the page of the report', html: renderReportPage(report, plainOptions), way: '../../../' },
    {
      name: 'from a page of a run in another folder',
      html: render(createRenderer, { reports: [report] }, { base: '../' }),
      way: '../',
    },
  ])('$name lie where the repository keeps them', ({ html, way }) => {
    const images = elementsOf(html).filter(({ tagName }) => tagName === 'img');
    const address = `${way}reports/%EA%B8%80%201/attachments/iphone-14-aaaaaaaaaaaa.jpg`;
    expect(images.map((image) => Object.fromEntries(image.attrs.map(({ name, value }) => [name, value])))).toEqual([
      { src: address, alt: attached.label, width: '390', height: '4000', loading: 'lazy', decoding: 'async' },
    ]);
  });

  test('have the boxes of findings drawn in, each leading to its finding', () => {
    const elements = elementsOf(renderReportPage(report, plainOptions));
    const attributes = (name: string) =>
      elements
        .filter(({ tagName }) => tagName === name)
        .map((one) => Object.fromEntries(one.attrs.map((each) => [each.name, each.value])));
    expect(attributes('svg')).toMatchObject([{ viewBox: '0 0 390 4000' }]);
    expect(attributes('rect')).toEqual([{ class: 'blocker', x: '10', y: '200.5', width: '300', height: '6' }]);
    const card = attributes('article').find(({ class: names }) => names === 'finding blocker');
    expect(attributes('a').map(({ href }) => href)).toContain(`#${card?.['id']}`);
  });
});
