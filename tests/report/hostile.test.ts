import ajvDraft04 from 'ajv-draft-04';
import fc from 'fast-check';
import type { RootContent, Table } from 'mdast';
import { createRequire } from 'node:module';
import { stripVTControlCharacters } from 'node:util';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { SaxesParser } from 'saxes';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { renderReportPage } from '../../pipeline/report/html.ts';
import { renderers } from '../../pipeline/report/index.ts';
import { type Format, formats, type Refusal, type Report } from '../../pipeline/core/types.ts';
import { hostileRefusal, hostileReport, tamed } from './hostile.ts';
import { plainOptions, render } from './sample.ts';

const runs = { numRuns: 150 };
const anyRun = fc.record({
  reports: fc.array(hostileReport, { maxLength: 3 }),
  refusals: fc.array(hostileRefusal, { maxLength: 2 }),
});

/** What can move a cursor, turn a line around or hide in it. Line feeds are how every format ends a line. */
// oxlint-disable-next-line no-control-regex -- the point of this pattern
const control = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/;

async function written(
  format: Format,
  run: { readonly reports: readonly Report[]; readonly refusals: readonly Refusal[] },
  options: Parameters<typeof render>[2] = {},
): Promise<string> {
  const { createRenderer } = await renderers[format]();
  return render(createRenderer, run, options);
}

describe.for([...formats])('%s', (format) => {
  test('writes no control character and no half of a surrogate pair, in either language', async () => {
    await fc.assert(
      fc.asyncProperty(anyRun, fc.constantFrom('en', 'ko'), fc.boolean(), async (run, language, quiet) => {
        const text = await written(format, run, { language, quiet });
        expect(text).not.toMatch(control);
        expect(text.isWellFormed()).toBe(true);
      }),
      runs,
    );
  });
});

test('the terminal in colour writes no other sequence than those that paint', async () => {
  await fc.assert(
    fc.asyncProperty(anyRun, async (run) => {
      const text = await written('terminal', run, { colour: true });
      // oxlint-disable-next-line no-control-regex -- the sequences that paint
      expect(text.replace(/\u001b\[\d+m/g, '')).not.toMatch(control);
      expect(stripVTControlCharacters(text)).toBe(await written('terminal', run));
    }),
    runs,
  );
});

test('json gives back exactly what went in', async () => {
  await fc.assert(
    fc.asyncProperty(anyRun, async (run) => {
      const value = JSON.parse(await written('json', run)) as { reports: unknown; refusals: unknown };
      expect(value.reports).toEqual(JSON.parse(JSON.stringify(run.reports)));
      expect(value.refusals).toEqual(run.refusals);
    }),
    runs,
  );
});

test('sarif is valid against the public schema', async () => {
  const require = createRequire(import.meta.url);
  const schema = require('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json') as object;
  const validate = new ajvDraft04.default({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(
    schema,
  );
  await fc.assert(
    fc.asyncProperty(anyRun, async (run) => {
      validate(JSON.parse(await written('sarif', run)));
      expect(validate.errors ?? []).toEqual([]);
    }),
    runs,
  );
});

test('junit is XML whose elements do not depend on the draft', async () => {
  await fc.assert(
    fc.asyncProperty(anyRun, async (run) => {
      expect(xmlShape(await written('junit', run))).toEqual(xmlShape(await written('junit', tamed(run))));
    }),
    runs,
  );
});

test('github writes one command a line, and none that a draft wrote', async () => {
  await fc.assert(
    fc.asyncProperty(anyRun, async (run) => {
      const commands = (text: string): string[] => text.split('\n').map((line) => /^::\w+/.exec(line)?.[0] ?? '');
      const text = await written('github', run);
      expect(commands(text)).toEqual(commands(await written('github', tamed(run))));
      for (const line of text.split('\n').slice(0, -2)) {
        expect(line).toMatch(/^::(error|warning|notice) (\w+=[^:,]*)(,\w+=[^:,]*)*::/);
        expect(line).not.toMatch(/%(?!0A|25|3A|2C)/);
      }
    }),
    runs,
  );
});

describe('html', () => {
  test('a page of a run has no element or attribute from a draft', async () => {
    await fc.assert(
      fc.asyncProperty(anyRun, async (run) => {
        expect(htmlShape(await written('html', run))).toEqual(htmlShape(await written('html', tamed(run))));
      }),
      runs,
    );
  });

  test('nor has a page of a report', () => {
    fc.assert(
      fc.property(hostileReport, (report) => {
        const page = renderReportPage(report, plainOptions);
        expect(page).not.toMatch(control);
        expect(htmlShape(page)).toEqual(htmlShape(renderReportPage(tamed(report), plainOptions)));
      }),
      runs,
    );
  });
});

test('markdown stays inert: no link, image, mention or HTML of a draft, and a row per finding', async () => {
  const parser = unified().use(remarkParse).use(remarkGfm);
  const ownHtml = /^(<br>|<details><summary>[^<]*<\/summary>|<\/details>)$/;
  const allowed = ['root', 'heading', 'paragraph', 'text', 'inlineCode', 'strong', 'break', 'html', 'list', 'listItem'];
  await fc.assert(
    fc.asyncProperty(anyRun, async (run) => {
      const root = parser.parse(await written('markdown', run));
      const seen = [...nodesOf(root as unknown as RootContent)];
      for (const node of seen) {
        expect([...allowed, 'table', 'tableRow', 'tableCell']).toContain(node.type);
        expect(node.type === 'html' ? node.value : '<br>').toMatch(ownHtml);
        expect(node.type === 'text' ? node.value : '').not.toMatch(/@\w|#\d|:\/\/|www\./);
      }
      const tables = seen.filter((node): node is Table => node.type === 'table');
      const findings = run.reports.map(({ results }) => results.flatMap((result) => result.findings).length);
      expect(tables.map(({ children }) => children.length - 1)).toEqual(findings.filter((count) => count > 0));
      for (const row of tables.flatMap(({ children }) => children)) expect(row.children).toHaveLength(3);
    }),
    runs,
  );
});

function* nodesOf(node: RootContent): Generator<RootContent> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesOf(child);
}

/** Names of elements and attributes in their order; throws for what is not well-formed. */
function xmlShape(text: string): string[] {
  const shape: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => shape.push([name, ...Object.keys(attributes)].join(' ')));
  parser.write(text).close();
  return shape;
}

/** Names of elements and attributes in their order, but for the `<code>` that backticks make. */
function htmlShape(text: string): string[] {
  const problems: string[] = [];
  const document = parse(text, { onParseError: ({ code }) => problems.push(code) });
  expect(problems).toEqual([]);
  return [...elementsOf(document)];
}

function* elementsOf(node: DefaultTreeAdapterTypes.Node): Generator<string> {
  if ('attrs' in node && !(node.tagName === 'code' && node.attrs.length === 0)) {
    const link = node.attrs.find(({ name }) => name === 'href' || name === 'src')?.value ?? '#';
    expect(link).toMatch(/^(#|data:,)/);
    yield [node.tagName, ...node.attrs.map(({ name }) => name)].join(' ');
  }
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child);
}
