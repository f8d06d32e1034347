import { parseGoFile as parse } from '../parsers/go.ts';
import type { CleanHints, Form, Judge, ParseError } from '../parsed.ts';
import { withNames, withoutDiff, withoutEllipsis, withoutHighlights, withoutIncludes } from './clean.ts';

const clause = 'package p; ';

/** Declarations need no package clause in documents. */
function parseWhole(code: string): ParseError | undefined {
  if (/^package\s/m.test(code)) return parse(code);
  const error = parse(clause + code);
  return (
    error && { ...error, from: Math.max(0, error.from - clause.length), to: Math.max(0, error.to - clause.length) }
  );
}

const around: readonly (readonly [before: string, after: string])[] = [
  [`${clause}func _() {\n`, '\n}'],
  [`${clause}type _ struct {\n`, '\n}'],
  [`${clause}type _ interface {\n`, '\n}'],
  [`${clause}var _ = _{\n`, '\n}'],
  [`${clause}var _ = _(\n`, '\n)'],
  [`${clause}var _ = `, '\n'],
  [`${clause}func _() { switch {\n`, '\n} }'],
  [`${clause}func _() { select {\n`, '\n} }'],
  [`${clause}func `, ' {}'],
];
const forms: readonly Form[] = [
  ...around.map(([before, after]): Form => ({ before, after, parse })),
  { before: `${clause}func _() { _`, after: '\n}', parse, suits: (code) => /^\s*[.=]/.test(code) },
];

function clean(code: string, hints: CleanHints): string {
  return withoutEllipsis(withNames(withoutHighlights(withoutIncludes(withoutDiff(code, hints)))));
}

export const judge: Judge = {
  parser: '@wasm-fmt/gofmt',
  sure: true,
  ladder: { whole: parseWhole, forms, clean, pieces: true, openLines: 3 },
};
