import type { Element, ElementContent, Properties } from 'hast';
import type { Handlers, State } from 'mdast-util-to-hast';

/** Nodes of MDX, as far as they are read here. */
interface JsxNode {
  readonly type: string;
  readonly name: string | null;
  readonly attributes: readonly JsxAttribute[];
}

interface JsxAttribute {
  readonly type: string;
  readonly name?: string;
  readonly value?: string | null | { readonly value: string };
}

/** Components that stand for an element in nearly every site. */
const standIns: Readonly<Record<string, string>> = { Image: 'img', Img: 'img', Link: 'a', A: 'a' };
const longestLabel = 80;

const nothing = (): undefined => undefined;

/** MDX as far as it goes without running it: HTML is HTML, a component is a box around its children that bears its name. */
export const mdxHandlers: Handlers = {
  mdxjsEsm: nothing,
  mdxJsxFlowElement: (state: State, node: JsxNode) => jsx(state, node, 'div'),
  mdxJsxTextElement: (state: State, node: JsxNode) => jsx(state, node, 'span'),
  mdxFlowExpression: (state: State, node: { readonly value: string }) => expression(state, node),
  mdxTextExpression: (state: State, node: { readonly value: string }) => expression(state, node),
};

function jsx(state: State, node: JsxNode, box: 'div' | 'span'): ElementContent | ElementContent[] {
  const children = state.all(node as never);
  const name = node.name === null ? null : (standIns[node.name] ?? node.name);
  if (name === null) return children;
  const properties = propertiesOf(node.attributes);
  const element: Element = /^[a-z][a-z0-9]*$/.test(name)
    ? { type: 'element', tagName: name, properties, children }
    : componentBox(node, { box, properties, children });
  state.patch(node as never, element);
  return element;
}

function componentBox(
  { name }: JsxNode,
  parts: { readonly box: string; readonly properties: Properties; readonly children: ElementContent[] },
): Element {
  const title = parts.properties['title'] ?? parts.properties['label'];
  const label = `<${name}>${typeof title === 'string' ? ` ${title}` : ''}`;
  const caption: Element = {
    type: 'element',
    tagName: 'span',
    properties: { className: ['component-name'] },
    children: [{ type: 'text', value: label.slice(0, longestLabel) }],
  };
  const properties = { className: ['component'] };
  return { type: 'element', tagName: parts.box, properties, children: [caption, ...parts.children] };
}

/** Attributes with values that need no running. */
function propertiesOf(attributes: readonly JsxAttribute[]): Properties {
  const properties: Properties = {};
  for (const { name, value } of attributes) {
    if (name === undefined) continue;
    const literal = value === null || value === undefined ? true : literalOf(value);
    if (literal === undefined) continue;
    if (name === 'className' || name === 'class') properties['className'] = String(literal).split(/\s+/);
    else properties[name] = literal;
  }
  return properties;
}

function literalOf(value: string | { readonly value: string }): string | number | boolean | undefined {
  if (typeof value === 'string') return value;
  const written = value.value.trim();
  if (/^-?\d{1,9}(?:\.\d{1,9})?$/.test(written)) return Number(written);
  if (written === 'true' || written === 'false') return written === 'true';
  return /^(["'`])([^"'`\\$]*)\1$/.exec(written)?.[2];
}

/** `{' '}` is text, a comment is nothing; what has to be run is shown as it is written. */
function expression(state: State, node: { readonly value: string }): ElementContent | undefined {
  const written = node.value.trim();
  if (written === '' || /^\/\*[^*]*\*\/$/.test(written)) return undefined;
  const literal = literalOf(node);
  if (typeof literal === 'string') return { type: 'text', value: literal };
  const element: Element = {
    type: 'element',
    tagName: 'code',
    properties: { className: ['language-mdx-expression'] },
    children: [{ type: 'text', value: `{${written.slice(0, longestLabel)}}` }],
  };
  state.patch(node as never, element);
  return element;
}
