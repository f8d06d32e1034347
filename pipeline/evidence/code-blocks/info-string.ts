export interface Info {
  readonly language: string | undefined;
  readonly meta: string;
}

/** Takes an info string apart: `js {1,3}`, `js{1,3}`, `js:app.js`, `rust,ignore`, `{.python .numberLines}`, `{r echo=FALSE}`. */
export function parseInfo(info: string): Info {
  const text = info.trim();
  if (text.startsWith('{')) return parseAttributes(text);
  const end = text.search(/[\s{,:([]/);
  const word = end < 0 ? text : text.slice(0, end);
  const meta = end < 0 ? '' : text.slice(end).replace(/^[\s,]+/, '');
  return { language: clean(word), meta };
}

/** Pandoc's attributes and R Markdown's chunks. `{1,3}` alone highlights lines and names no language. */
function parseAttributes(text: string): Info {
  const inner = text.slice(1, text.endsWith('}') ? -1 : undefined).trim();
  const [first = '', ...rest] = inner.split(/[\s,]+/);
  const isWord = /^\.?[A-Za-z][\w+#.-]*$/.test(first);
  return isWord ? { language: clean(first), meta: rest.join(' ') } : { language: undefined, meta: text };
}

function clean(word: string): string | undefined {
  const language = word.replace(/^[.{]+|[}]+$/g, '').replace(/^(?:language|lang)-(?=.)/i, '');
  return language === '' ? undefined : language.toLowerCase();
}
