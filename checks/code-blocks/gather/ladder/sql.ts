import { init, Parser, ParserError, SUPPORTED_DIALECTS } from '@guanmingchiu/sqlparser-ts';
import { offsetOfLine } from '../offset-of-line.ts';
import type { CleanHints, Form, Judge, Parse, ParseError } from '../parsed.ts';
import { blank, withoutDiff, withoutHighlights, withoutIncludes } from './clean.ts';

const common: readonly string[] = ['generic', 'postgresql', 'mysql', 'sqlite', 'mssql'];
const dialects = [...common, ...SUPPORTED_DIALECTS.filter((dialect) => !common.includes(dialect))];

/** Right in any dialect is right. The error told is the one farthest in. */
const parse: Parse = (code) => {
  let farthest: ParseError | undefined;
  for (const dialect of dialects) {
    try {
      Parser.parse(code, dialect as (typeof SUPPORTED_DIALECTS)[number]);
      return undefined;
    } catch (error) {
      if (!(error instanceof ParserError)) throw error;
      const found = toError(error, code);
      if (farthest === undefined || found.from > farthest.from) farthest = found;
    }
  }
  return farthest;
};

function toError({ message, location }: ParserError, code: string): ParseError {
  const [, line, column] = / at Line: (\d+), Column: (\d+)/.exec(message) ?? [];
  const start = offsetOfLine(code, Number(line ?? location?.line ?? Infinity));
  const end = code.indexOf('\n', start);
  const points = Array.from(code.slice(start, end < 0 ? undefined : end));
  const before = points.slice(0, Number(column ?? location?.column ?? 1) - 1).join('');
  const from = line === undefined && location === undefined ? code.length : start + before.length;
  return { message: message.replace(/^sql parser error: | at Line: \d+, Column: \d+.*$/g, ''), from, to: from + 1 };
}

const forms: readonly Form[] = [
  {
    before: 'SELECT * FROM a ',
    after: '',
    parse,
    suits: (code) => /^\s*(?:where|order|group|join|left|inner|limit|having)\b/i.test(code),
  },
  { before: 'CREATE TABLE a (\n', after: '\n)', parse },
  { before: 'SELECT ', after: '', parse, suits: (code) => !/\bfrom\b/i.test(code) },
];

/** Commands of psql, mysql and sqlite3 themselves, and separators of scripts. */
const clientLine = /^[ \t]*(?:\\[a-z!?][^\n]*|\.[a-z][^\n]*|go|delimiter\b[^\n]*|\/)[ \t]*$/gim;
const placeholder =
  /<[A-Za-z가-힣][^<>\n=]{0,80}>|\{\{[^{}\n]{1,120}\}\}|\$\{[^{}\n]{1,80}\}|\[[A-Za-z][^\][\n]{0,80}\]/g;

function clean(code: string, hints: CleanHints): string {
  const plain = withoutHighlights(withoutIncludes(withoutDiff(code, hints)));
  return plain
    .replace(clientLine, blank)
    .replace(placeholder, (found) => 'a'.repeat(found.length))
    .replace(/\.{3}|…/g, (found) => 'a'.padEnd(found.length));
}

/** Dialects are many and the parser knows only their better part: what it refuses is suspect. */
export async function loadJudge(): Promise<Judge> {
  await init();
  return {
    parser: '@guanmingchiu/sqlparser-ts',
    sure: false,
    ladder: { whole: parse, forms, clean, pieces: true, openLines: 0 },
  };
}
