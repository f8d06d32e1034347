import type { Stretch } from '../zones.ts';
import { styleHides } from './styles.ts';

const token = /<!--|<(?<close>\/)?(?<name>[A-Za-z][\w.-]{0,40})(?<attributes>(?=[\s/>])[^<>]{0,4000})>/g;
const voidElements = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const unseen = new Set(['template', 'noscript']);
const programs = new Set(['script', 'style']);

interface Open {
  readonly name: string;
  readonly from: number;
  readonly why: Stretch['zone'] | undefined;
}

/**
 * What HTML and JSX hide: comments, and the contents of elements that are `hidden`, styled away or never rendered. One
 * pass; `isCode` tells which offsets only show markup.
 */
export function hiddenMarkup(text: string, isCode: (offset: number) => boolean): Stretch[] {
  const found: Stretch[] = [];
  const open: Open[] = [];
  token.lastIndex = 0;
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    if (isCode(match.index)) continue;
    if (match[0] === '<!--') {
      const end = text.indexOf('-->', match.index + 4);
      const to = end === -1 ? text.length : end + 3;
      found.push({ zone: 'comment', from: match.index, to });
      token.lastIndex = to;
      continue;
    }
    const name = (match.groups?.['name'] ?? '').toLowerCase();
    const attributes = match.groups?.['attributes'] ?? '';
    if (match.groups?.['close'] !== undefined) close(name, match.index, { open, found });
    else if (!voidElements.has(name) && !attributes.endsWith('/') && open.length < 500)
      open.push({ name, from: token.lastIndex, why: whyHidden(name, attributes) });
  }
  return found;
}

function close(name: string, at: number, { open, found }: { readonly open: Open[]; readonly found: Stretch[] }): void {
  const index = open.findLastIndex((one) => one.name === name);
  if (index === -1) return;
  const [element] = open.splice(index);
  if (element?.why !== undefined) found.push({ zone: element.why, from: element.from, to: at });
}

function whyHidden(name: string, attributes: string): Stretch['zone'] | undefined {
  if (programs.has(name)) return 'comment';
  if (unseen.has(name) && name !== 'template') return 'hidden';
  return isHidden(attributes) ? 'hidden' : undefined;
}

const attribute = /(?<name>[^\s=>"'/{}]+)(?:\s*=\s*(?<value>"[^"]*"|'[^']*'|\{[^<>]*\}|[^\s"'>]+))?/g;

/** Panels of tabs are hidden until a reader opens them. */
function isHidden(attributes: string): boolean {
  let hidden = false;
  for (const { groups } of attributes.matchAll(attribute)) {
    const name = (groups?.['name'] ?? '').toLowerCase();
    const value = (groups?.['value'] ?? '').replace(/^["'{]|["'}]$/g, '');
    if (name === 'role' && value === 'tabpanel') return false;
    if (name === 'hidden' && value !== 'false' && value !== 'until-found') hidden = true;
    if (name === 'style' && styleHides(value)) hidden = true;
  }
  return hidden;
}
