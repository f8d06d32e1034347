import type { Judged } from './block-input.ts';
import type { ParseError } from './parsed.ts';
import { parseJavaScript } from './parsers/javascript.ts';
import { type MarkupValue, readMarkup } from './parsers/markup.ts';

const parser = 'parse5';

/** Tags of template languages, which stand in HTML where they like. */
const foreignTag = /<%[^]*?%>|<\?[^]*?\?>|\{%[^]*?%\}|\{\{[#/^>!][^{}]*\}\}|\$\{[^{}\n]{0,200}\}/g;
const dots = /\.{3}|…/g;

/** Judges the tags of HTML and of Vue templates, and the expressions in the latter. What it objects to is suspect. */
export function judgeTemplate(host: string, code: string): Judged {
  const isVue = host !== 'html';
  const plain = code
    .replace(foreignTag, (tag) => tag.replace(/[^\n]/g, tag.startsWith('$') ? '_' : ' '))
    .replace(dots, (found) => ' '.repeat(found.length));
  const { error, values } = readMarkup(plain);
  const found = (error?.kind === undefined ? error : undefined) ?? (isVue ? firstBadExpression(values) : undefined);
  if (found !== undefined) {
    const { message, from, to } = found;
    return { status: 'suspect', parser, problem: { kind: 'syntax', message, from, to } };
  }
  return { status: error === undefined ? 'ok' : 'ok-as-fragment', parser };
}

function firstBadExpression(values: readonly MarkupValue[]): ParseError | undefined {
  for (const value of values) {
    const error = readExpression(value);
    if (error !== undefined) return { ...error, from: value.at + error.from, to: value.at + error.to };
  }
  return undefined;
}

/** vuejs.org/api/built-in-directives: which directives take what. */
function readExpression({ name, text }: MarkupValue): ParseError | undefined {
  if (text.trim() === '' || /&#?\w{1,30};/.test(text)) return undefined;
  if (name === undefined || /^(?::|v-(?:bind|if|else-if|show|model|html|text|memo|on-)\b)/.test(name))
    return wrapped(text, '(', '\n)');
  if (/^(?:@|v-on:)/.test(name)) return wrapped(text, 'async () => {', '\n}') && wrapped(text, '(', '\n)');
  if (/^(?:#|v-slot\b)/.test(name)) return wrapped(text, '(', '\n) => {}');
  if (name === 'v-for') return readLoop(text);
  return undefined;
}

function readLoop(text: string): ParseError | undefined {
  const split = /\s(?:in|of)\s/.exec(text);
  if (split === null) return { message: '`v-for` lacks `in` or `of`', from: 0, to: text.length };
  const at = split.index + split[0].length;
  const list = wrapped(text.slice(at), '(', '\n)');
  if (list !== undefined) return { ...list, from: list.from + at, to: list.to + at };
  const left = text.slice(0, split.index).trim();
  return left.startsWith('(') ? wrapped(left, '', ' => {}') : wrapped(left, '(', ') => {}');
}

function wrapped(text: string, before: string, after: string): ParseError | undefined {
  const error = parseJavaScript(before + text + after, 'ts');
  if (error === undefined || error.kind !== undefined) return undefined;
  const into = (offset: number): number => Math.min(Math.max(offset - before.length, 0), text.length);
  return { message: error.message, from: into(error.from), to: into(error.to) };
}
