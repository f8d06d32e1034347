import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { roleOf, srcsetAddresses } from './attributes.ts';
import type { RawLink } from './raw-link.ts';
import { textOf } from './text-of.ts';

/** A string or a template without holes, alone in braces. */
const literal = /^\s*(?:"([^"\\\n]*)"|'([^'\\\n]*)'|`([^`\\$]*)`)\s*$/;

/** The addresses in the attributes of an MDX element. What an expression gives is not known, and left out. */
export function jsxLinks(node: MdxJsxFlowElement | MdxJsxTextElement, text: string): RawLink[] {
  const element = node.name ?? '';
  return node.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') return [];
    const role = roleOf(element, attribute.name);
    const value = role === undefined ? undefined : valueOf(attribute);
    const begin = attribute.position?.start.offset;
    const end = attribute.position?.end.offset;
    if (role === undefined || value === undefined || begin === undefined || end === undefined) return [];
    // Other components mean other things by `to` and `src`: times, ids, code.
    if (/[A-Z]/.test(element) && !/^(?:\.{0,2}\/|#|https?:|\/\/)|\.\w{2,5}(?:[?#]|$)/i.test(value)) return [];
    const written = text.slice(begin, end);
    const at = written.indexOf(value, attribute.name.length);
    const from = node.position?.start.offset ?? begin;
    const to = Math.max(end, Math.min(node.position?.end.offset ?? end, endOfTag(text, end)));
    const shared = { role, syntax: 'mdx', attribute: attribute.name, element, text: textOf(node), from, to } as const;
    const pieces = /^srcset$/i.test(attribute.name) ? srcsetAddresses(value) : [{ address: value, at: 0 }];
    return pieces.map((piece): RawLink => {
      const known = at !== -1;
      const addressFrom = begin + (known ? at + piece.at : 0);
      const addressTo = known ? addressFrom + piece.address.length : end;
      return { ...shared, address: piece.address.trim(), addressFrom, addressTo };
    });
  });
}

function valueOf({ value }: MdxJsxAttribute): string | undefined {
  if (typeof value === 'string') return value;
  const [, double, single, template] = literal.exec(value?.value ?? '') ?? [];
  return double ?? single ?? template;
}

function endOfTag(text: string, from: number): number {
  const close = text.indexOf('>', from);
  return close === -1 ? text.length : close + 1;
}
