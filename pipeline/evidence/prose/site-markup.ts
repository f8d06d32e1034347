/**
 * What site generators read as commands, not readers as text. Each pattern is linear: what may repeat excludes what ends it.
 */
const patterns: readonly RegExp[] = [
  /\{\{[<%#][^{}]*\}\}/g, // Hugo shortcodes, mdBook and Handlebars blocks
  /\{%[^{}]*%\}/g, // Liquid, Jinja, Markdoc
  /\{[*!][^{}\n]*[*!]\}/g, // Python-Markdown includes
  /^[ \t]*:{2,}[^\n]*$/gm, // containers, directives, MDC components
  /^[ \t]*(?:!!!|\?\?\?\+?)[ \t]+\w[^\n]*$/gm, // MkDocs admonitions
  /^\[!\w+\][-+]?/gm, // GitHub alerts, Obsidian callouts
  /^[ \t]*\[\[?_?toc_?\]\]?[ \t]*$/gim,
  /\{[:#.][^{}\n]*\}/g, // kramdown and heading attributes
  /\{\/\*[^{}\n]*\*\/\}/g, // MDX comments as heading ids
  /^[ \t]*<<<[ \t]*[@./][^\n]*$/gm, // VitePress snippets
  /^[ \t]*import[ \t]+(?:[^\n'"]* from[ \t]*)?['"][^\n'"]*['"];?[ \t]*$/gm,
  /^[ \t]*export[ \t]+(?:default|const|let|function|async|class)\b[^\n]*$/gm,
];

const mayHold = /[{:!?[<]|import|export/;

/** Ascending, disjoint ranges of site markup in a block's text. Code must be masked by the caller. */
export function siteMarkup(text: string): { readonly from: number; readonly to: number }[] {
  if (!mayHold.test(text)) return [];
  const found = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: match, index }) => ({ from: index, to: index + match.length })),
  );
  const ranges: { from: number; to: number }[] = [];
  for (const range of found.toSorted((one, other) => one.from - other.from)) {
    const last = ranges.at(-1);
    if (last !== undefined && range.from < last.to) last.to = Math.max(last.to, range.to);
    else ranges.push({ ...range });
  }
  return ranges;
}
