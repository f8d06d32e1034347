import type { Nodes, Root } from 'mdast';
import type { Zone } from '../evidence.ts';

/** A stretch of the draft's text (UTF-16 offsets, `to` exclusive) that is not plain prose. */
export interface Stretch {
  readonly zone: Zone;
  readonly from: number;
  readonly to: number;
}

/** The stretches of a tree that readers take otherwise than as sentences, in the order of the draft; quotes may hold others. */
export function zonesOf(root: Root): Stretch[] {
  const found: Stretch[] = [];
  const stack: Nodes[] = [root];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    const zone = zoneOf(node);
    const from = node.position?.start.offset;
    const to = node.position?.end.offset;
    if (zone !== undefined && from !== undefined && to !== undefined) found.push({ zone, from, to });
    if ('children' in node) stack.push(...node.children);
  }
  return found.sort((one, other) => one.from - other.from || other.to - one.to);
}

function zoneOf(node: Nodes): Zone | undefined {
  switch (node.type as string) {
    case 'code':
    case 'math':
      return 'code';
    case 'inlineCode':
      return 'inline-code';
    case 'yaml':
    case 'toml':
    case 'json':
      return 'front-matter';
    case 'blockquote':
      return 'quote';
    case 'definition':
      return 'comment';
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return /^\s*\/[*/]/.test((node as { value?: string }).value ?? '') ? 'comment' : 'code';
    case 'mdxjsEsm':
      return 'code';
    default:
      return undefined;
  }
}
