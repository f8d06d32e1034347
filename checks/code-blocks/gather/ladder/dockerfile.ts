import { validate, ValidationCode } from 'dockerfile-utils';
import { offsetOfLine } from '../offset-of-line.ts';
import type { CleanHints, Judge, Parse } from '../parsed.ts';
import { blank, withNames, withoutDiff, withoutHighlights, withoutIncludes } from './clean.ts';

const isError = 1;
/** Excerpts begin where they like, and build arguments are often left to the reader. */
const ofExcerpts: ReadonlySet<unknown> = new Set([
  ValidationCode.NO_SOURCE_IMAGE,
  ValidationCode.UNKNOWN_ADD_FLAG,
  ValidationCode.UNKNOWN_COPY_FLAG,
  ValidationCode.UNKNOWN_FROM_FLAG,
  ValidationCode.UNKNOWN_HEALTHCHECK_FLAG,
  ValidationCode.INVALID_PORT,
  ValidationCode.UNKNOWN_TYPE,
]);

const parse: Parse = (code) => {
  const first = validate(code, {}).find(({ severity, code: what }) => severity === isError && !ofExcerpts.has(what));
  if (first === undefined) return undefined;
  const at = (point: { line: number; character: number }): number =>
    offsetOfLine(code, point.line + 1) + point.character;
  const message = typeof first.message === 'string' ? first.message : first.message.value;
  return { message, from: at(first.range.start), to: at(first.range.end) };
};

function clean(code: string, hints: CleanHints): string {
  const plain = withNames(withoutHighlights(withoutIncludes(withoutDiff(code, hints))));
  return plain.replace(/^[ \t]*(?:\.{3,}|…)[^\n]*$/gm, blank);
}

export const judge: Judge = {
  parser: 'dockerfile-utils',
  sure: true,
  ladder: { whole: parse, forms: [], clean, pieces: false, openLines: 0 },
};
