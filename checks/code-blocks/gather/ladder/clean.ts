import type { CleanHints } from '../parsed.ts';

/** As many blanks as `text` has units; line ends stay. */
export function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

const diffLine = /^[+-](?![+-]{2})/;

/** Takes deleted lines out and the `+` of added ones; only where the block is marked as a diff or looks like one. */
export function withoutDiff(code: string, { meta }: CleanHints): string {
  const lines = code.split('\n');
  const deleted = markedLines(meta, 'del');
  const marked = lines.filter((line) => diffLine.test(line)).length;
  return lines
    .map((line, index) => {
      if (deleted.has(index + 1) || /\[!code --(?::\d+)?\]/.test(line)) return blank(line);
      if (marked === 0 || !diffLine.test(line)) return line;
      return line.startsWith('-') ? blank(line) : ` ${line.slice(1)}`;
    })
    .join('\n');
}

/** Lines of `del={1,3-5}` in a fence's info string. */
function markedLines(meta: string, word: string): Set<number> {
  const list = new RegExp(`\\b${word}=\\{([\\d,\\s-]{1,200})\\}`).exec(meta)?.[1] ?? '';
  const found = new Set<number>();
  for (const part of list.split(',')) {
    const [from = NaN, to = from] = part.split('-').map(Number);
    for (let line = from; line <= Math.min(to, from + 1_000); line += 1) found.add(line);
  }
  return found;
}

const includeLine =
  /^[ \t]*(?:(?:\/\/|#|;|--)[ \t]*)?(?:\{\{\s*#\w+[^\n]*\}\}|\{![^\n]*!\}|<<<[ \t]*[@./~<][^\n]*|@\[code[^\n]*|--8<--[^\n]*|\{%-?[^\n]*%\}|\{\{[<%][^\n]*[%>]\}\})[ \t]*$/;

export function isInclude(line: string): boolean {
  return includeLine.test(line);
}

/** Takes out lines that a site generator replaces: mdBook, VitePress, MkDocs, Jekyll, Hugo. */
export function withoutIncludes(code: string): string {
  if (!/[{<@-]/.test(code)) return code;
  return code
    .split('\n')
    .map((line) => (includeLine.test(line) ? blank(line) : line))
    .join('\n');
}

/** Markers around lines to look at (`*!*` and its closing twin), and callout numbers at a line's end. */
export function withoutHighlights(code: string): string {
  return withoutLineNumbers(code)
    .replace(/\*\/?!\*/g, blank)
    .replace(/[ \t][①-⑳❶-❿➀-➓][ \t]*$/gm, blank);
}

/** `{{ name }}`, `<your-key>` and `[YOUR_KEY]`, each as a name of the same length. */
export function withNames(code: string): string {
  const named = code.replace(/(?<!=)\{\{[^{}\n]{1,120}\}\}/g, name);
  return /<\//.test(named)
    ? named
    : named.replace(/(?<![\w$)\]])<(?=[^<>\n]{0,80}[ _-])[A-Za-z가-힣][^<>\n={}"']{0,80}>/g, name);
}

function name(text: string): string {
  return '_'.repeat(text.length);
}

const dots = /\.{3,}|…+/g;

/**
 * Takes out dots that stand for code left off. Dots that begin a line of words, or stand alone, become blank; after `=`,
 * `:`, `=>` and `return` they become a name. A spread (`...rest`) stays.
 */
export function withoutEllipsis(code: string): string {
  if (!/\.{2}|…/.test(code)) return code;
  return code
    .replace(/\/\*[ \t]*(?:\.{2,3}|…)[ \t]*\*\//g, (found) => '...'.padEnd(found.length))
    .split('\n')
    .map((line) =>
      /^[ \t]*(?:\.{3,}|…)(?:[ \t]|$|[.…])/.test(line) && !/^[ \t]*\.{3}[ \t]*[\w$([{]/.test(line)
        ? blank(line)
        : inLine(line),
    )
    .join('\n');
}

function inLine(line: string): string {
  return line.replace(dots, (found, at: number) => {
    const after = line.slice(at + found.length);
    if (found === '...' && /^[\w$([{<"'`!]/.test(after)) return found;
    const before = line.slice(0, at).trimEnd();
    if (before.endsWith(',') && /^[ \t]*,/.test(after)) return name(found);
    return /(?:[=:?&|+*/<>-]|=>|\breturn|\bnew|\bawait)$/.test(before) ? name(found) : blank(found);
  });
}

const numbered = /^[ \t]{0,8}(\d{1,5})[ :|.\t]/;

/** A listing with a number before every line. */
function withoutLineNumbers(code: string): string {
  const lines = code.split('\n');
  let last = -1;
  for (const line of lines) {
    if (line.trim() === '') continue;
    const found = Number(/^[ \t]{0,8}(\d{1,5})(?:[ :|.\t]|$)/.exec(line)?.[1] ?? NaN);
    if (!(found > last)) return code;
    last = found;
  }
  return lines.map((line) => line.replace(numbered, blank)).join('\n');
}

/** How manuals write arguments that may be left off: `f(a[, b[, c]])`. The brackets become blank. */
export function withoutOptional(code: string): string {
  let open = code;
  for (let depth = 0; depth < 4; depth += 1) {
    const next = open
      .replace(/\[(\s{0,4},[^[\]()\n]{0,80})\]/g, ' $1 ')
      .replace(/(\([ \t]*)\[([\w$]{1,40})\](?=[ \t]*[,)])/g, '$1 $2 ');
    if (next === open) break;
    open = next;
  }
  return open;
}

/** A comment that stands for a value, or for the body of an `if`. */
export function withoutTellingComments(code: string): string {
  return code
    .replace(
      /([=(:,][ \t]{0,20})(\/\*[^*\n]{1,120}\*\/)(?=[ \t]*(?:[;,)\]}]|$))/gm,
      (_, lead: string, comment: string) => lead + name(comment),
    )
    .replace(
      /^([ \t]*(?:\}[ \t]*)?(?:else[ \t]+)?(?:if|while|for)\b[^\n{}]{0,200}\)[ \t]*)(\/\/[^\n]*)$/gm,
      (_, lead: string, comment: string) => lead + ';'.padEnd(comment.length),
    )
    .replace(/(?<=[(=,][ \t]{0,8})<[A-Za-z][\w]{0,40}>(?=[ \t]*[);,])/g, name);
}
