export interface Attribute {
  /** Lower case. */
  readonly name: string;
  /** As written, without its quotes; empty where there is none. */
  readonly value: string;
  /** Offset in the text. */
  readonly valueFrom: number;
}

export interface Tag {
  readonly kind: 'tag';
  /** As written. */
  readonly name: string;
  readonly attributes: readonly Attribute[];
  readonly from: number;
  readonly to: number;
}

export interface Comment {
  readonly kind: 'comment';
  readonly from: number;
  readonly to: number;
}

const tagStart = /<([A-Za-z][^\s/>]{0,100})/y;
/** Vue's and Alpine's bound attributes (`:src`, `@click`) are read as such, and match no name of HTML. */
const attribute = /[\s/]*([^\s"'<>/=][^\s"'<>/=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/y;
const rawText = /^(?:script|style|textarea|title|xmp|noembed|noframes)$/i;

/** Opening tags and comments between two offsets. Linear: what cannot be a tag is passed over for good. */
export function* scanTags(text: string, from: number, to: number): Generator<Tag | Comment> {
  let at = from;
  while (at < to) {
    const open = text.indexOf('<', at);
    if (open === -1 || open >= to) return;
    if (text.startsWith('<!--', open)) {
      const close = text.indexOf('-->', open + 4);
      const end = close === -1 || close >= to ? to : close + 3;
      yield { kind: 'comment', from: open, to: end };
      at = end;
      continue;
    }
    tagStart.lastIndex = open;
    const name = tagStart.exec(text)?.[1];
    if (name === undefined) {
      at = open + 1;
      continue;
    }
    const { attributes, end } = readAttributes(text, open + 1 + name.length, to);
    yield { kind: 'tag', name, attributes, from: open, to: end };
    at = rawText.test(name) ? endOfRawText(text, name, end, to) : end;
  }
}

function readAttributes(text: string, start: number, to: number): { attributes: Attribute[]; end: number } {
  const attributes: Attribute[] = [];
  let at = start;
  while (at < to) {
    attribute.lastIndex = at;
    const found = attribute.exec(text);
    if (found === null || attribute.lastIndex > to) break;
    const [whole, name = '', double, single, bare] = found;
    const value = double ?? single ?? bare ?? '';
    const quote = double === undefined && single === undefined ? 0 : 1;
    attributes.push({ name: name.toLowerCase(), value, valueFrom: at + whole.length - quote - value.length });
    at = attribute.lastIndex;
  }
  const close = /[\s/]*>/y;
  close.lastIndex = at;
  return { attributes, end: close.test(text) && close.lastIndex <= to ? close.lastIndex : Math.max(at, start) };
}

function endOfRawText(text: string, name: string, from: number, to: number): number {
  const close = new RegExp(`</${name}`, 'gi');
  close.lastIndex = from;
  const found = close.exec(text);
  return found === null ? to : Math.min(found.index, to);
}
