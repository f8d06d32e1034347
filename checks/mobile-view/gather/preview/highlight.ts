import type { Element, Root } from 'hast';
import { bundledLanguages, bundledThemes } from 'shiki';
import { createHighlighterCore, type HighlighterCore } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { visit } from 'unist-util-visit';

/** Without a contrast failure, each of them. */
const themes = { light: 'github-light-default', dark: 'github-dark-high-contrast' } as const;
/** In UTF-16 units. Longer code is shown without colours. */
const longestBlock = 60_000;
const longestInAll = 400_000;

let shared: Promise<HighlighterCore> | undefined;

/** Colours code blocks whose language is known. Languages are loaded when they are first met. */
export async function highlight(root: Root, colorScheme: keyof typeof themes): Promise<void> {
  const blocks: { readonly code: Element; readonly language: string; readonly text: string }[] = [];
  let left = longestInAll;
  visit(root, 'element', (element: Element) => {
    const [code] = element.children;
    if (element.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return;
    const language = languageOf(code);
    const text = textOf(code);
    if (language === undefined || text.length > longestBlock || text.length > left) return;
    left -= text.length;
    blocks.push({ code, language, text });
  });
  if (blocks.length === 0) return;
  const theme = themes[colorScheme];
  const highlighter = await (shared ??= createHighlighterCore({
    themes: [bundledThemes[themes.light], bundledThemes[themes.dark]],
    langs: [],
    engine: createOnigurumaEngine(import('shiki/wasm')),
  }));
  for (const { code, language, text } of blocks) {
    await highlighter.loadLanguage(bundledLanguages[language as keyof typeof bundledLanguages]);
    // Never by the clock: the same code has the same colours on a busy machine.
    const limits = { tokenizeMaxLineLength: 1_000, tokenizeTimeLimit: 0 };
    const [pre] = highlighter.codeToHast(text.replace(/\n$/, ''), { lang: language, theme, ...limits }).children;
    const coloured = pre?.type === 'element' ? pre.children[0] : undefined;
    if (coloured?.type === 'element') code.children = coloured.children;
  }
}

function languageOf(code: Element): string | undefined {
  const names: unknown = code.properties['className'];
  const name: unknown = Array.isArray(names) ? names.find((one) => `${one}`.startsWith('language-')) : undefined;
  const language = (typeof name === 'string' ? name : '')
    .slice('language-'.length)
    .toLowerCase()
    .replace(/[:,{(].*$/s, '');
  return Object.hasOwn(bundledLanguages, language) ? language : undefined;
}

function textOf({ children }: Element): string {
  return children.map((child) => (child.type === 'text' ? child.value : '')).join('');
}
