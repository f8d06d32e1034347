import type { Entry } from './entries.ts';

/** Stand in `Literal.text` for what Markdown has read as something else than text, unit for unit. */
export const masks = { syntax: '\ue000', code: '\ue001', html: '\ue002' } as const;

/** A paragraph, heading or cell as the draft writes it, with all but its literal text masked: what Markdown did not read. */
export interface Literal {
  readonly entry: Entry;
  readonly text: string;
  /** Of `text` in the draft. */
  readonly from: number;
}

interface Holder {
  readonly entry: Entry;
  readonly parts: string[];
  at: number;
}

const holders = new Set(['paragraph', 'heading', 'tableCell']);
/** How long the marks are that inline elements open and close with. */
const marks: Readonly<Record<string, number>> = { strong: 2, emphasis: 1, delete: 1 };

export function literalsOf(entries: readonly Entry[], source: string): Literal[] {
  const literals: Literal[] = [];
  let holder: Holder | undefined;
  const close = (): void => {
    if (holder === undefined) return;
    const { entry, parts, at } = holder;
    parts.push(masks.syntax.repeat(Math.max(0, entry.to - at)));
    literals.push({ entry, text: parts.join(''), from: entry.from });
    holder = undefined;
  };
  for (const entry of entries) {
    if (holders.has(entry.node.type)) {
      close();
      holder = { entry, parts: [], at: entry.from };
      continue;
    }
    if (holder === undefined) continue;
    if (entry.from >= holder.entry.to && entry.node.position !== undefined) {
      close();
      continue;
    }
    const shown = entry.node.position === undefined ? gapOf(entry, source) : maskedLeaf(entry, source);
    if (shown === undefined || shown.from < holder.at || shown.from + shown.text.length > holder.entry.to) continue;
    holder.parts.push(masks.syntax.repeat(shown.from - holder.at), shown.text);
    holder.at = shown.from + shown.text.length;
  }
  close();
  return literals;
}

interface Shown {
  readonly from: number;
  readonly text: string;
}

function maskedLeaf({ node, from, to }: Entry, source: string): Shown | undefined {
  if (node.type === 'text') return { from, text: source.slice(from, to) };
  if (node.type === 'inlineCode') return { from, text: masks.code.repeat(to - from) };
  if (node.type === 'html' || node.type === 'mdxTextExpression') return { from, text: masks.html.repeat(to - from) };
  return undefined;
}

/** Addresses are found in finished text: its pieces have no place of their own, only a gap between others to lie in. */
function gapOf({ parent, index }: Entry, source: string): Shown | undefined {
  if (parent === undefined || parent.node.position === undefined || !('children' in parent.node)) return undefined;
  const { children, type } = parent.node;
  if (type === 'link' || (index > 0 && children[index - 1]?.position === undefined)) return undefined;
  const mark = marks[type] ?? 0;
  const from = children[index - 1]?.position?.end.offset ?? parent.from + mark;
  let next = index;
  while (next < children.length && children[next]?.position === undefined) next += 1;
  const to = children[next]?.position?.start.offset ?? parent.to - mark;
  return { from, text: source.slice(from, to) };
}
