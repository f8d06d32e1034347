import type { Nodes } from 'mdast';

/** What readers see of a piece of Markdown, images by their alternative text. */
export function textOf(node: Nodes): string {
  const parts: string[] = [];
  const stack: Nodes[] = [node];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if ('value' in next && next.type !== 'html') parts.push(next.value);
    else if (next.type === 'image' || next.type === 'imageReference') parts.push(next.alt ?? '');
    else if (next.type === 'break') parts.push(' ');
    if ('children' in next) stack.push(...(next.children as Nodes[]).toReversed());
  }
  return parts.join('').replace(/\s+/g, ' ').trim();
}
