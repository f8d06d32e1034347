import { visible } from '../core/visible.ts';

/** Text that is already HTML or XML. Only this module and its tags make it. */
export interface Markup {
  readonly markup: string;
}

type Value = string | number | Markup | readonly Markup[] | undefined;

const nonCharacters = /\p{Noncharacter_Code_Point}/gu;
const special: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it stands between tags or in a quoted attribute of HTML and of XML 1.0 (production 2 allows no controls). */
export function escapeText(text: string): string {
  return visible(text)
    .replace(nonCharacters, '\ufffd')
    .replace(/[&<>"']/g, (character) => special[character] ?? '');
}

/** A template whose every filling is text, unless it came from a template itself. */
export function markup(strings: TemplateStringsArray, ...values: readonly Value[]): Markup {
  let written = strings[0] ?? '';
  values.forEach((value, index) => (written += write(value) + (strings[index + 1] ?? '')));
  return { markup: written };
}

/** For constants of our own (style sheets), never for anything that came from a draft. */
export function trusted(text: string): Markup {
  return { markup: text };
}

export function joined(parts: readonly Markup[], between: string): Markup {
  return { markup: parts.map((part) => part.markup).join(escapeText(between)) };
}

/** Text with what stands between backticks as `<code>`. */
export function prose(text: string): Markup {
  const parts = text.split('`');
  const last = parts.length - 1;
  return {
    markup: parts
      .map((part, index) => {
        if (index % 2 === 0) return escapeText(part);
        return index === last ? `\`${escapeText(part)}` : `<code>${escapeText(part)}</code>`;
      })
      .join(''),
  };
}

function write(value: Value): string {
  if (value === undefined) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return escapeText(value);
  if ('markup' in value) return value.markup;
  return value.map((one) => one.markup).join('');
}
