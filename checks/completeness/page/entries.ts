import type { Nodes, Root } from 'mdast';

export interface Entry<Node extends Nodes = Nodes> {
  readonly node: Node;
  readonly parent: Entry | undefined;
  /** Among its parent's children. */
  readonly index: number;
  readonly from: number;
  readonly to: number;
}

/** The tree as a list in the order of the draft. Nodes that have no place of their own take their parent's. */
export function entriesOf(root: Root): Entry[] {
  const entries: Entry[] = [];
  const stack: Entry[] = [entryOf(root, undefined, 0)];
  for (let entry = stack.pop(); entry !== undefined; entry = stack.pop()) {
    entries.push(entry);
    if (!('children' in entry.node)) continue;
    const { children } = entry.node;
    for (let index = children.length - 1; index >= 0; index -= 1) {
      const child = children[index];
      if (child !== undefined) stack.push(entryOf(child, entry, index));
    }
  }
  return entries;
}

function entryOf(node: Nodes, parent: Entry | undefined, index: number): Entry {
  const from = node.position?.start.offset ?? parent?.from ?? 0;
  const to = node.position?.end.offset ?? parent?.to ?? from;
  return { node, parent, index, from, to };
}

export function ofType<Type extends Nodes['type']>(
  entries: readonly Entry[],
  ...types: readonly Type[]
): Entry<Extract<Nodes, { type: Type }>>[] {
  const wanted: readonly string[] = types;
  return entries.filter(({ node }) => wanted.includes(node.type)) as Entry<Extract<Nodes, { type: Type }>>[];
}

export function within(entry: Entry, ...types: readonly Nodes['type'][]): boolean {
  for (let outer = entry.parent; outer !== undefined; outer = outer.parent) {
    if (types.includes(outer.node.type)) return true;
  }
  return false;
}
