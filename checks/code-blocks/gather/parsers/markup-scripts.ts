/** A program inside markup: its code, where it starts, and what its tag says. */
export interface Script {
  readonly code: string;
  readonly at: number;
  readonly attributes: string;
  readonly tag: 'script' | 'style' | 'frontmatter';
  /** Whether its end is there. */
  readonly closed: boolean;
}

const opening =
  /<(script|style)((?:\s+[\w:@.-]+(?:\s*=\s*(?:"[^"]{0,1000}"|'[^']{0,1000}'|[^\s"'>]{1,200}))?){0,30})\s*>/gi;

/** The scripts and styles of HTML or a component, in their order. Comments are passed over. */
export function scriptsIn(markup: string): Script[] {
  const scripts: Script[] = [];
  const visible = markup.replace(/<!--[^]*?(?:-->|$)/g, (comment) => comment.replace(/[^\n]/g, ' '));
  opening.lastIndex = 0;
  for (let found = opening.exec(visible); found !== null; found = opening.exec(visible)) {
    const [whole, tag = '', attributes = ''] = found;
    const at = found.index + whole.length;
    const end = endOf(tag, visible, at);
    const code = markup.slice(at, end < 0 ? undefined : end);
    scripts.push({ code, at, attributes, tag: tag.toLowerCase() as 'script' | 'style', closed: end >= 0 });
    if (end < 0) break;
    opening.lastIndex = end;
  }
  return scripts;
}

function endOf(tag: string, markup: string, from: number): number {
  const closing = new RegExp(`</${tag}`, 'gi');
  closing.lastIndex = from;
  return closing.exec(markup)?.index ?? -1;
}

/** Astro's code fence at the top. */
export function frontMatterIn(markup: string): Script | undefined {
  const start = /^\s*---[ \t]*\n/.exec(markup);
  if (start === null) return undefined;
  const at = start[0].length;
  const end = markup.slice(at).search(/^[ \t]*---/m);
  return {
    code: markup.slice(at, end < 0 ? undefined : at + end),
    at,
    attributes: '',
    tag: 'frontmatter',
    closed: end >= 0,
  };
}

/** The value of `lang`, `type` and the like; undefined where the tag does not say. */
export function attributeOf({ attributes }: Script, name: string): string | undefined {
  const [, double, single, bare] =
    new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(attributes) ?? [];
  return double ?? single ?? bare;
}
