import { SaxesParser } from 'saxes';
import type { CleanHints, Judge, Parse, ParseError } from '../parsed.ts';
import { withNames, withoutDiff, withoutHighlights, withoutIncludes } from './clean.ts';

/** Well-formed XML 1.0; prefixes need no declaration in an excerpt. */
const parse: Parse = (code) => {
  const parser = new SaxesParser({ position: true });
  let found: ParseError | undefined;
  parser.on('error', ({ message }) => {
    const from = Math.min(code.length, Math.max(0, parser.position - 1));
    found ??= { message: message.replace(/^\d+:\d+: /, ''), from, to: from + 1 };
  });
  parser.write(code).close();
  return found;
};

function clean(code: string, hints: CleanHints): string {
  return withNames(withoutHighlights(withoutIncludes(withoutDiff(code, hints))));
}

export const judge: Judge = {
  parser: 'saxes',
  sure: true,
  ladder: {
    whole: parse,
    forms: [
      { before: '<a>', after: '</a>', parse },
      { before: '<a ', after: '/>', parse, suits: (code) => /^\s*[\w:.-]+\s*=/.test(code) },
    ],
    clean,
    pieces: true,
    openLines: 3,
  },
};
