import { type JsDialect, parseJavaScript } from '../parsers/javascript.ts';
import type { Form, Ladder, Parse } from '../parsed.ts';
import {
  withNames,
  withoutDiff,
  withoutEllipsis,
  withoutHighlights,
  withoutIncludes,
  withoutOptional,
  withoutTellingComments,
} from './clean.ts';

const startsMarkup = /^\s*(?:\{\/\*[^]{0,2000}?\*\/\}\s*)?</;

function formsOf(parse: Parse, typed: boolean): Form[] {
  const body: Form = { before: 'async function* _() {\n', after: '\n}', parse };
  const forms: Form[] = [
    body,
    { before: '({\n', after: '\n})', parse },
    { before: '[\n', after: '\n]', parse },
    { before: '_\n', after: '', parse, suits: (code) => /^\s*(?:\.|\?\.|=|\|\||&&|\?)/.test(code) },
    { before: 'class _ extends Object {\n', after: '\n}', parse },
    {
      before: 'class _ extends Object { constructor() {\n',
      after: '\n} }',
      parse,
      suits: (code) => /\bsuper\b/.test(code),
    },
    { before: 'for (;;) {\n', after: '\n}', parse, suits: (code) => /\b(?:break|continue)\b/.test(code) },
    { before: 'switch (0) {\n', after: '\n}', parse, suits: (code) => /^\s*(?:case\b|default\s*:)/.test(code) },
    { before: '<_ \n', after: '\n/>', parse, suits: (code) => /^\s*[\w:.@-]+\s*=\s*["'{]/.test(code) },
    {
      before: '<>\n',
      after: '\n</>',
      parse,
      suits: (code) => startsMarkup.test(code) && /[>}]\s*$/.test(code.slice(-200)),
    },
  ];
  if (!typed) return forms;
  return [
    ...forms,
    { before: 'interface _ {\n', after: '\n}', parse },
    { before: 'abstract class _ {\n', after: '\n}', parse },
    { before: 'type _ =\n', after: '\n', parse },
    { before: 'enum _ {\n', after: '\n}', parse },
    { before: 'function _(\n', after: '\n) {}', parse },
  ];
}

function clean(code: string, hints: { readonly meta: string }): string {
  const plain = withNames(withoutHighlights(withoutIncludes(withoutDiff(code, hints))));
  return withoutTellingComments(withoutOptional(withoutEllipsis(plain)));
}

function ladderOf(dialect: JsDialect, fallbacks: readonly JsDialect[]): Ladder {
  const parseAs =
    (one: JsDialect): Parse =>
    (code) =>
      parseJavaScript(code, one);
  const isTyped = dialect === 'ts' || dialect === 'tsx';
  const whole = parseAs(dialect);
  const others = fallbacks.map((one): Form => ({ before: '', after: '', parse: parseAs(one) }));
  return { whole, forms: [...formsOf(whole, isTyped), ...others], clean, pieces: true, openLines: 3 };
}

/** JSX stands in `js` fences everywhere; TypeScript's ambient form takes signatures without a body. */
export const javaScriptLadder = ladderOf('jsx', []);
export const typeScriptLadder = ladderOf('ts', ['tsx', 'dts']);
export const tsxLadder = ladderOf('tsx', ['ts', 'dts']);
