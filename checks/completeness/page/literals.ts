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

const holders = new Set(['paragraph', 'heading', 'tableCell']);

export function literalsOf(entries: readonly Entry[], source: string): Literal[] {
  const literals: Literal[] = [];
  let holder: { readonly entry: Entry; parts: string[]; at: number } | undefined;
  const close = (): void => {
    if (holder === undefined) return;
    const { entry, parts, at } = holder;
    parts.push(masks.syntax.repeat(Math.max(0, entry.to - at)));
    literals.push({ entry, text: parts.join(''), from: entry.from });
    holder = undefined;
  };
  for (const entry of entries) {
    const { node, from, to } = entry;
    if (holders.has(node.type)) {
      close();
      holder = { entry, parts: [], at: from };
    } else if (holder !== undefined && from >= holder.entry.to) close();
    if (holder === undefined || from < holder.at || to > holder.entry.to) continue;
    const text = maskedLeaf(entry, source);
    if (text === undefined) continue;
    holder.parts.push(masks.syntax.repeat(from - holder.at), text);
    holder.at = to;
  }
  close();
  return literals;
}

function maskedLeaf({ node, from, to }: Entry, source: string): string | undefined {
  if (node.position === undefined) return undefined;
  if (node.type === 'text') return source.slice(from, to);
  if (node.type === 'inlineCode') return masks.code.repeat(to - from);
  if (node.type === 'html' || node.type.startsWith('mdxTextExpression')) return masks.html.repeat(to - from);
  return undefined;
}
