import { visible } from '../core/visible.ts';

/** What a Markdown renderer would make a link, a mention or a reference of, wherever it stands in a sentence. */
const active = /:\/\/|www\.|@|#\d|\w+:\w/i;
const special = /[\\`*_{}[\]<>#|~$&]/g;

/** Text as inert Markdown on one line, fit for a table cell: what stands between backticks is code, all else is words. */
export function inlineText(text: string): string {
  const parts = visible(text).split('`');
  const paired = parts.length % 2 === 1 ? parts.length : parts.length - 1;
  return parts
    .map((part, index) => {
      if (index % 2 === 1 && index < paired) return codeText(part);
      return (index >= paired && index > 0 ? '\\`' : '') + wordsText(part);
    })
    .join('');
}

/** Code on one line; a longer fence where the code holds backticks, and pipes that do not end a table cell. */
export function codeText(text: string): string {
  const content = visible(text).trim();
  if (content === '') return '';
  const longest = Math.max(0, ...(content.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const blank = /^`|`$/.test(content) ? ' ' : '';
  return `${fence}${blank}${content.replace(/\\(?=\|)/g, '\\ ').replaceAll('|', '\\|')}${blank}${fence}`;
}

function wordsText(text: string): string {
  return text
    .split(/( +)/)
    .map((word) => (active.test(word) ? codeText(word) : word.replace(special, '\\$&')))
    .join('');
}
