import { parse as parseSvelte } from 'svelte/compiler';
import { tooDeep } from '../parsers/depth.ts';
import type { CleanHints, Judge, Parse, ParseError } from '../parsed.ts';
import { blank, withoutDiff, withoutHighlights, withoutIncludes } from './clean.ts';

/** What only says that the excerpt begins or ends in the midst of something. */
const ofExcerpts =
  /^(?:element_unclosed|block_unclosed|block_unexpected_close|block_invalid_continuation_placement|unexpected_eof|script_duplicate|style_duplicate)$/;

interface CompileError {
  readonly code: string;
  readonly message: string;
  readonly position?: readonly [number, number];
}

const script = /(<(script|style)\b[^>]{0,400}>)([^]*?)(?=<\/\2|$)/gi;

/** Scripts and styles have judges of their own. TypeScript stands in markup once a script says so, wherever that is. */
const parse: Parse = (code) => {
  if (tooDeep(code)) throw new RangeError('nested too deep');
  const markup = code.replace(script, (whole, tag: string) => tag + blank(whole.slice(tag.length)));
  const error = attempt(markup);
  if (error === undefined || /<script\b/i.test(markup)) return error;
  return attempt(`${markup}\n<script lang="ts"></script>`) && error;
};

function attempt(markup: string): ParseError | undefined {
  try {
    parseSvelte(markup, { modern: true });
    return undefined;
  } catch (error) {
    if (!isCompileError(error)) throw error;
    const [from, to] = error.position ?? [0, 0];
    const message = error.message.split('\n', 1)[0] ?? error.code;
    return {
      message,
      from,
      to: Math.max(to, from + 1),
      ...(isExcerpt(error.code, markup, from) && { kind: 'fragment' }),
    };
  }
}

function isExcerpt(code: string, markup: string, at: number): boolean {
  if (code !== 'element_invalid_closing_tag') return ofExcerpts.test(code);
  const name = /^<\/([\w:.-]{1,80})/.exec(markup.slice(at, at + 100))?.[1];
  return name === undefined || !markup.slice(0, at).includes(`<${name}`);
}

function isCompileError(error: unknown): error is CompileError {
  return error instanceof Error && 'code' in error && error.name === 'CompileError';
}

/** Dots for what is left out; a spread stays. */
function clean(code: string, hints: CleanHints): string {
  return withoutHighlights(withoutIncludes(withoutDiff(code, hints))).replace(/(?:\.{3,}|…)(?![\w$([{])/g, blank);
}

export const judge: Judge = {
  parser: 'svelte',
  sure: true,
  ladder: { whole: parse, forms: [], clean, pieces: true, openLines: 3 },
};
