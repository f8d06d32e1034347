/** Keys by which a page sets its own address, or says where it was before. */
const keys = /^(?:permalink|url|path|slug|id|aliases|alias|redirect_from|redirects|redirectFrom|old_urls?)$/;
const relativeKeys: ReadonlySet<string> = new Set(['slug', 'id']);
const keyLine = /^["']?([A-Za-z_]\w*)["']?\s*[:=]\s*(.*)$/;
const item = /^\s*(?:-\s+|["'])(.*)$/;

export interface OwnRoutes {
  /** From the root of the site. */
  readonly absolute: readonly string[];
  /** Instead of the page's own name. */
  readonly names: readonly string[];
}

const none: OwnRoutes = { absolute: [], names: [] };

/** The addresses that a page gives itself in its front matter; from its first lines, read roughly: a parser is 100 times slower. */
export function ownRoutes(head: string): OwnRoutes {
  const fence = /^\uFEFF?(---|\+\+\+)[ \t]*\r?\n/.exec(head)?.[1];
  if (fence === undefined) return none;
  const absolute: string[] = [];
  const names: string[] = [];
  let key: string | undefined;
  const add = (value: string): void => {
    if (key === undefined || value === '') return;
    if (value.startsWith('/') || !relativeKeys.has(key)) absolute.push(value);
    else names.push(value);
  };
  for (const line of head.split(/\r?\n/).slice(1)) {
    if (line.trimEnd() === fence) break;
    const found = keyLine.exec(line);
    if (found !== null) {
      key = keys.test(found[1] ?? '') ? found[1] : undefined;
      for (const value of valuesIn(found[2] ?? '')) add(value);
    } else if (key !== undefined) {
      const value = item.exec(line)?.[1];
      if (value !== undefined) for (const one of valuesIn(value)) add(one);
    }
  }
  return { absolute, names };
}

function valuesIn(written: string): string[] {
  const text = written.trim().replace(/,$/, '');
  const list = /^\[(.*?)\]?$/.exec(text)?.[1];
  const values = list === undefined ? [text] : list.split(',');
  return values.map((value) =>
    value
      .trim()
      .replace(/^(["'])(.*)\1$/, '$2')
      .replace(/^["']|["']$/g, '')
      .replace(/\s+#.*$/, ''),
  );
}
