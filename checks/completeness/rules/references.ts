import type { Definition } from 'mdast';
import { nearest } from '../../../pipeline/core/nearest.ts';
import { type Entry, ofType } from '../page/entries.ts';
import { type Literal, masks } from '../page/literals.ts';
import type { Page, Spot } from '../page/page.ts';

const full = /(?<![\\\w)\]\ue000])!?\[([^[\]]{1,300})\]\[([^[\]]{0,300})\]/g;
const shortcut = /(?<![\\\w)\]!\ue000])\[([^[\]]{1,300})\](?![[({:\w])/g;
const footnote = /(?<![\\\w[])\[\^([^[\]\s]{1,100})\]/g;
const looksDefined = /(?<=^|\n)[ \t>]*\[([^[\]^][^[\]]{0,300})\]:[ \t]*(\S*)/g;

/** Comparing labels is slow: a hostile draft may hold thousands. */
const mostCompared = 5_000;

/** References to nothing, definitions of nothing, and definitions that contradict each other. */
export function referencesRule(page: Page): Spot[] {
  const definitions = ofType(page.entries, 'definition');
  const labels = new Map(definitions.map((entry) => [normal(entry.node.label ?? entry.node.identifier), entry]));
  return [
    ...undefinedSpots(page, labels),
    ...repeatedSpots(page, definitions),
    ...footnoteSpots(page),
    ...unreadDefinitions(page),
  ];
}

function normal(label: string): string {
  return label.replace(/\s+/g, ' ').trim().toLowerCase();
}

function undefinedSpots(page: Page, labels: ReadonlyMap<string, Entry<Definition>>): Spot[] {
  const used = new Set(
    ofType(page.entries, 'linkReference', 'imageReference').map(({ node }) => normal(node.label ?? node.identifier)),
  );
  const unused = [...labels.keys()].filter((label) => !used.has(label) && label.length <= 80).slice(0, 50);
  const linksCode = [...used].filter((label) => label.startsWith('`')).length >= 2;
  let compared = 0;
  return page.literals.flatMap((literal): Spot[] => {
    const spots: Spot[] = [];
    for (const { index, 0: whole, 1: text = '', 2: label = '' } of literal.text.matchAll(full)) {
      const at = label === '' ? index + whole.indexOf('[') + 1 : index + whole.length - 1 - label.length;
      const name = written(page, literal, at, at + (label === '' ? text : label).length);
      if (name.trim() === '' || labels.has(normal(name)) || isAddress(name)) continue;
      const place = page.at(literal.from + index, literal.from + index + whole.length);
      spots.push({ code: 'reference-undefined', params: { label: name.slice(0, 80) }, place });
    }
    if (spots.length > 0 || labels.size === 0) return spots;
    for (const { index, 0: whole, 1: inner = '' } of literal.text.matchAll(shortcut)) {
      const label = written(page, literal, index + 1, index + whole.length - 1);
      if (label.length < 4 || label.length > 80 || labels.has(normal(label))) continue;
      const place = page.at(literal.from + index, literal.from + index + whole.length);
      const meant = compared < mostCompared ? nearest(normal(label), unused) : undefined;
      compared += unused.length;
      if (meant !== undefined) spots.push({ code: 'reference-misspelt', params: { label, meant }, place });
      else if (linksCode && isCode(inner)) spots.push({ code: 'reference-undefined', params: { label }, place });
    }
    return spots;
  });
}

/** Nothing but inline code. */
function isCode(text: string): boolean {
  return text !== '' && text === masks.code.repeat(text.length);
}

function written({ source }: Page, { from }: Literal, start: number, end: number): string {
  return source.slice(from + start, from + end);
}

export function isAddress(text: string): boolean {
  return /^(?:https?:|\.{0,2}\/|#|www\.)|\.(?:md|mdx|html?)(?:#|$)/i.test(text);
}

function repeatedSpots({ at }: Page, definitions: readonly Entry<Definition>[]): Spot[] {
  const first = new Map<string, Definition>();
  return definitions.flatMap(({ node, from, to }): Spot[] => {
    const label = normal(node.label ?? node.identifier);
    const before = first.get(label);
    if (before === undefined) {
      first.set(label, node);
      return [];
    }
    const params = { label: label.slice(0, 80), line: before.position?.start.line ?? 1 };
    const severity = before.url === node.url ? 'note' : 'warning';
    return [{ code: 'definition-repeated', params, place: at(from, to), severity }];
  });
}

function footnoteSpots({ entries, literals, at }: Page): Spot[] {
  const spots: Spot[] = [];
  for (const { text, from } of literals) {
    for (const { index, 0: whole, 1: label = '' } of text.matchAll(footnote)) {
      const place = at(from + index, from + index + whole.length);
      spots.push({ code: 'footnote-undefined', params: { label }, place });
    }
  }
  const used = new Set(ofType(entries, 'footnoteReference').map(({ node }) => node.identifier));
  for (const { node, from, to } of ofType(entries, 'footnoteDefinition')) {
    const params = { label: node.label ?? node.identifier };
    const place = at(from, Math.min(to, from + params.label.length + 4));
    if (node.children.length === 0) spots.push({ code: 'definition-empty', params, place });
    else if (!used.has(node.identifier)) spots.push({ code: 'footnote-unused', params, place });
  }
  return spots;
}

/** Lines that look like definitions but stand in a paragraph, where Markdown reads them as text. */
function unreadDefinitions(page: Page): Spot[] {
  return page.literals.flatMap((literal): Spot[] => {
    if (literal.entry.node.type !== 'paragraph' || !literal.text.includes(']:')) return [];
    const spots: Spot[] = [];
    for (const { index, 0: whole, 1: inner = '', 2: rest = '' } of literal.text.matchAll(looksDefined)) {
      const start = index + whole.indexOf('[');
      const label = written(page, literal, start + 1, start + 1 + inner.length).slice(0, 80);
      const address = rest.replaceAll(masks.syntax, '');
      const end = index + whole.length - rest.length + address.length;
      const place = page.at(literal.from + start, literal.from + end);
      const line = literal.text.slice(index + whole.length).split('\n', 1)[0] ?? '';
      if (address === '' && line.replaceAll(masks.syntax, '').trim() === '')
        spots.push({ code: 'definition-empty', params: { label }, place });
      else if (isAddress(address)) spots.push({ code: 'definition-not-read', params: { label }, place });
    }
    return spots;
  });
}
