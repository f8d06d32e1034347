import { GraphQLError, parse as parseGraphQl } from 'graphql';
import type { CleanHints, Form, Judge, Parse } from '../parsed.ts';
import { blank, withNames, withoutDiff, withoutHighlights, withoutIncludes } from './clean.ts';

const mostTokens = 50_000;

const parse: Parse = (code) => {
  try {
    parseGraphQl(code, { noLocation: true, maxTokens: mostTokens });
    return undefined;
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const from = Math.min(code.length, error.positions?.[0] ?? 0);
    return { message: error.message.replace(/^Syntax Error: /, ''), from, to: from + 1 };
  }
};

const forms: readonly Form[] = [
  { before: '{\n', after: '\n}', parse },
  { before: 'type A {\n', after: '\n}', parse },
  { before: 'input A {\n', after: '\n}', parse },
];

function clean(code: string, hints: CleanHints): string {
  const plain = withNames(withoutHighlights(withoutIncludes(withoutDiff(code, hints))));
  return plain.replace(/(?:\.{3}|…)(?=[ \t]*(?:[#}]|$))/gm, blank);
}

export const judge: Judge = {
  parser: 'graphql',
  sure: true,
  ladder: { whole: parse, forms, clean, pieces: true, openLines: 3 },
};
