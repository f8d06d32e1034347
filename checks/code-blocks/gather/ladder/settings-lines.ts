import type { Judge, Parse, ParseError } from '../parsed.ts';
import { blank, withNames, withoutDiff, withoutHighlights, withoutIncludes } from './clean.ts';

interface Line {
  readonly text: string;
  readonly at: number;
}

function* linesOf(code: string): Generator<Line> {
  let at = 0;
  for (const text of code.split('\n')) {
    yield { text, at };
    at += text.length + 1;
  }
}

function fault(message: string, { text, at }: Line): ParseError {
  const lead = text.length - text.trimStart().length;
  return { message, from: at + lead, to: at + Math.max(lead + 1, text.trimEnd().length) };
}

const assignment = /^[ \t]*(?:export[ \t]+)?([A-Za-z_][\w.-]*)[ \t]*=[ \t]*(.*)$/;
const quotes = new Set(['"', "'", '`']);

/** dotenv, Compose and the shells pass over or stumble on a line that is no assignment, and on a quote that does not end. */
const parseDotenv: Parse = (code) => {
  let open: { readonly quote: string; readonly line: Line } | undefined;
  for (const line of linesOf(code)) {
    if (open !== undefined) {
      if (ends(line.text, open.quote)) open = undefined;
      continue;
    }
    if (/^[ \t]*(?:#|$)/.test(line.text)) continue;
    const [, , value] = assignment.exec(line.text) ?? [];
    if (value === undefined) return fault('A line is no assignment (`NAME=value`)', line);
    const quote = value[0] ?? '';
    if (quotes.has(quote) && !ends(value.slice(1), quote)) open = { quote, line };
  }
  return open && fault(`The quote (\`${open.quote}\`) does not end`, open.line);
};

/** Whether a quote ends in this text; in double quotes a backslash guards it. */
function ends(text: string, quote: string): boolean {
  return (quote === '"' ? text.replace(/\\./g, '__') : text).includes(quote);
}

/** java.util.Properties takes every line, but throws at a `\u` that lacks its four digits. */
const parseProperties: Parse = (code) => {
  for (const line of linesOf(code)) {
    if (/^[ \t]*[#!]/.test(line.text)) continue;
    const plain = line.text.replace(/\\[^u]/g, '__');
    const at = plain.search(/\\u(?![0-9A-Fa-f]{4})/);
    if (at >= 0) return { message: '`\\u` lacks its four digits', from: line.at + at, to: line.at + at + 2 };
  }
  return undefined;
};

/** INI has no standard: only that a section's bracket closes is agreed on. */
const parseIni: Parse = (code) => {
  for (const line of linesOf(code)) {
    if (/^[ \t]*\[[^\]]*$/.test(line.text)) return fault('The bracket of the section does not close', line);
  }
  return undefined;
};

function judgeOf(parse: Parse): Judge {
  return {
    parser: 'line rules',
    sure: false,
    ladder: {
      whole: parse,
      forms: [],
      clean: (code, hints) =>
        withNames(withoutHighlights(withoutIncludes(withoutDiff(code, hints)))).replace(
          /^[ \t]*(?:\.{3,}|…)[^\n]*$/gm,
          blank,
        ),
      pieces: false,
      openLines: 0,
    },
  };
}

export const dotenvJudge = judgeOf(parseDotenv);
export const propertiesJudge = judgeOf(parseProperties);
export const iniJudge = judgeOf(parseIni);
