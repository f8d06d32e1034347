/** Longer drafts, and longer runs of one sign, are left to the parser that a worker can be ended for. */
const longest = 256 * 1024;

/** Control characters, line ends and blanks that parsers take differently; runs that need more than linear time. */
const strange = /[\0\f\v\u2028\u2029\u0085]|\r(?!\n)|[ \t]{200}|`{64}|~{64}|^<[^\n]{1000}/m;
/** Footnotes (GFM) are containers of their own. */
const footnote = /^[ \t>*+.)\d-]*\[\^[^\n]*\]:/m;
/** HTML with blanks that only some take for blanks. */
const oddHtml = /^[ \t>*+.)\d-]*<[^\n]*[^\S \t\r\n]/m;
const jsonMatter = /^\{[ \t]*\r?\n/;
const opensMatter = /^(---|\+\+\+)[ \t]*\r?\n/;

/** Whether a Markdown text holds only what CommonMark settles alike for every parser. One linear pass. */
export function isPlainMarkdown(text: string): boolean {
  if (text.length > longest) return false;
  // While the tree's parser looks for the end of front matter, no list or quote begins.
  if (opensMatter.test(text) && frontMatterLength(text) === 0) return false;
  return !(strange.test(text) || footnote.test(text) || oddHtml.test(text) || jsonMatter.test(text));
}

/** How much of a draft is front matter between `---` or `+++`, with its last line end; 0 where there is none. */
export function frontMatterLength(text: string): number {
  const mark = opensMatter.exec(text)?.[1];
  if (mark === undefined) return 0;
  for (let at = text.indexOf('\n') + 1; at > 0 && at < text.length; at = text.indexOf('\n', at) + 1) {
    if (!text.startsWith(mark, at)) continue;
    const feed = text.indexOf('\n', at);
    const end = feed < 0 ? text.length : feed + 1;
    if (text.slice(at + mark.length, end).trim() === '') return end;
  }
  return 0;
}
