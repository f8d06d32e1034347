import { codeMasked } from '../page/prose-text.ts';
import type { Page, Spot } from '../page/page.ts';

const variable = /\{\{\s?[A-Za-z_][\w.-]{0,60}\s?\}\}|\$\{[A-Za-z_][\w.]{0,60}\}|<%=\s?[\w.]{1,60}\s?%>/g;
/** Marks of generators that fill variables in when the page is built. */
const generator =
  /\{%-? ?\w|\{\{[<%#-]|\{\{[^{}\n]*[|(]|^:{3,}|\bv-(?:if|for|bind)\b|<script setup|^---\n(?:[^\n]*\n){0,60}?layout:/m;

/** `{{name}}` that nothing filled in. Where a site's own generator is at work, it is none of our business. */
export function templateVariablesRule(page: Page): Spot[] {
  if (generator.test(page.source)) return [];
  return page.prose.flatMap((block): Spot[] => {
    const [found] = codeMasked(block).matchAll(variable);
    if (found === undefined) return [];
    const place = page.inProse(block, found.index, found.index + found[0].length);
    return [{ code: 'template-variable', params: { text: found[0] }, place }];
  });
}
