import type { CleanHints, Form, Judge, Ladder, Parse } from '../parsed.ts';
import { type Grammar, loadTreeSitter } from '../parsers/tree-sitter.ts';
import { blank, withNames, withoutDiff, withoutEllipsis, withoutHighlights, withoutIncludes } from './clean.ts';

type Around = readonly [before: string, after: string];

const inClass: Around = ['class A {\n', '\n}'];
const inMethod: Around = ['class A { void a() {\n', '\n} }'];

/** What fragments of each language stand in. */
const around: Readonly<Record<Exclude<Grammar, 'bash'>, readonly Around[]>> = {
  rust: [
    ['fn a() {\n', '\n}'],
    ['impl A {\n', '\n}'],
    ['struct A {\n', '\n}'],
    ['enum A {\n', '\n}'],
    ['fn a() { match a {\n', '\n} }'],
    ['fn a() { a(\n', '\n) }'],
    ['fn a() { let a = A {\n', '\n}; }'],
    ['', '\nfn a() {}'],
    ['', ' {}'],
    ['', ';'],
  ],
  java: [
    inClass,
    inMethod,
    ['interface A {\n', '\n}'],
    ['class A { void a() { a(\n', '\n); } }'],
    ['', '\nclass A {}'],
    ['class A { Object a =\n', '\n; }'],
  ],
  c: [
    ['void a() {\n', '\n}'],
    ['struct a {\n', '\n};'],
    ['int a[] = {\n', '\n};'],
    ['', ';'],
  ],
  cpp: [
    ['void a() {\n', '\n}'],
    ['class A {\n', '\n};'],
    ['void a() { a(\n', '\n); }'],
    ['', ';'],
  ],
  csharp: [
    inClass,
    inMethod,
    ['interface A {\n', '\n}'],
    ['enum A {\n', '\n}'],
    ['class A { object a = a(\n', '\n); }'],
    ['', '\nclass A {}'],
    ['class A { object a =\n', '\n; }'],
    ['class A { object a = new A {\n', '\n}; }'],
  ],
  php: [
    ['<?php\n', '\n'],
    ['<?php class A {\n', '\n}'],
    ['<?php $a = [\n', '\n];'],
    ['<?php a(\n', '\n);'],
    ['<?php return\n', '\n;'],
    ['<?php interface A {\n', '\n}'],
  ],
  kotlin: [
    inClass,
    ['fun a() {\n', '\n}'],
    ['fun a() { when (a) {\n', '\n} }'],
    ['val a = a(\n', '\n)'],
    ['enum class A {\n', '\n}'],
    ['', '\nclass A'],
  ],
  swift: [
    ['struct A {\n', '\n}'],
    ['func a() {\n', '\n}'],
    ['protocol A {\n', '\n}'],
    ['enum A {\n', '\n}'],
    ['func a() { switch a {\n', '\n} }'],
    ['let a = A(\n', '\n)'],
    ['let a = A()\n', ''],
  ],
  elixir: [
    ['defmodule A do\n', '\nend'],
    ['[\n', '\n]'],
    ['a(\n', '\n)'],
    ['fn ->\n', '\nend'],
    ['case a do\n', '\nend'],
  ],
  scala: [
    ['object A {\n', '\n}'],
    ['def a = {\n', '\n}'],
    ['val a = a(\n', '\n)'],
    ['a match {\n', '\n}'],
  ],
};

const skipMark = /^[ \t]*(?:\/\/|#|--)?[ \t]*(?:-{2,}|\.{2,})[ \t]*(?:snip|omitted|생략)[^\n]*$/gim;

/** Macros of C that stand where a statement or an attribute would. */
const macroLine = /^[ \t]*[A-Z][A-Z0-9_]{3,60}\([^\n;{}]{0,200}\)[ \t]*$/gm;
const macroWord =
  /\b[A-Z][A-Z0-9]{0,30}_(?:[A-Z0-9_]{0,30})(?:EXPORT|API|INLINE|CALL|NODISCARD|DEPRECATED|NOEXCEPT|EXTERN)\b/g;

function clean(code: string, hints: CleanHints): string {
  const plain = withNames(withoutHighlights(withoutIncludes(withoutDiff(code, hints))));
  return withoutEllipsis(plain.replace(skipMark, blank).replace(macroLine, blank).replace(macroWord, blank));
}

/** Lines that rustdoc compiles but does not show. */
function shownByRustdoc(code: string): string {
  return code.replace(/^([ \t]*)#(?=[ \t]|$)/gm, '$1 ').replace(/^([ \t]*)##(?=[ \t])/gm, '$1# ');
}

/** Languages with a grammar and no parser that we trust: what does not read is suspect. */
export async function loadJudge(grammar: Exclude<Grammar, 'bash'>): Promise<Judge> {
  const parser = await loadTreeSitter(grammar);
  return {
    parser: `tree-sitter-${grammar}`,
    sure: false,
    ladder: ladderOf(grammar, parser),
    ladderWith: (confirmed) => ladderOf(grammar, confirmed(parser)),
  };
}

function ladderOf(grammar: Exclude<Grammar, 'bash'>, parser: Parse): Ladder {
  const parse: Parse = grammar === 'rust' ? (code) => parser(shownByRustdoc(code)) : parser;
  const whole: Parse = grammar === 'php' ? (code) => (/<\?/.test(code) ? parse(code) : inPhp(code, parse)) : parse;
  const forms = around[grammar].map(([before, after]): Form => ({ before, after, parse }));
  for (const [before, after] of around[grammar]) {
    forms.push({ before: `${before}a `, after: `;${after}`, parse, suits: (code) => /^\s*[.=]/.test(code) });
  }
  if (grammar === 'elixir') {
    const startsInside = (code: string): boolean => /^[ \t]+\S/.test(code);
    for (const before of ['a do\n', 'a do\na do\n']) forms.push({ before, after: '', parse, suits: startsInside });
  }
  return {
    whole,
    forms,
    clean,
    pieces: true,
    openLines: 3,
    ...(grammar === 'elixir' && { closers: missingEnds }),
  };
}

/** Without its opening tag PHP is text, in which nothing can be wrong. */
function inPhp(code: string, parse: Parse): ReturnType<Parse> {
  const tag = '<?php ';
  const error = parse(tag + code);
  return error && { ...error, from: Math.max(0, error.from - tag.length), to: Math.max(0, error.to - tag.length) };
}

function missingEnds(): string[] {
  return ['\nend', '\nend\nend', '\nend\nend\nend'];
}
