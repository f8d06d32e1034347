import { parsePython as parse } from '../parsers/python.ts';
import type { CleanHints, Form, Judge } from '../parsed.ts';
import { blank, withNames, withoutDiff, withoutHighlights, withoutIncludes } from './clean.ts';

const isIndented = (code: string): boolean => /^[ \t]+\S/.test(code.replace(/^(?:[ \t]*\n)+/, ''));

const forms: readonly Form[] = [
  { before: 'if 1:\n', after: '\n', parse, suits: isIndented },
  { before: 'class _:\n if 1:\n', after: '\n', parse, suits: isIndented },
  { before: '', after: emptyBody, parse, suits: endsOpen },
  { before: 'if 1:\n', after: emptyBody, parse, suits: (code) => isIndented(code) && endsOpen(code) },
  { before: 'if 1: pass\n', after: '\n', parse, suits: (code) => /^(?:elif|else)\b/.test(code) },
  { before: 'try: pass\n', after: '\n', parse, suits: (code) => /^(?:except|finally)\b/.test(code) },
  {
    before: 'try:\n pass\n',
    after: emptyBody,
    parse,
    suits: (code) => /^(?:except|finally)\b/.test(code) && endsOpen(code),
  },
  { before: '{\n', after: '\n}', parse },
  { before: '_(\n', after: '\n)', parse },
  { before: 'def ', after: ': pass', parse, suits: (code) => /^\w+\s*\(/.test(code) },
  { before: '_ ', after: '', parse, suits: (code) => /^\s*[=.]/.test(code) },
  { before: 'def _', after: ': pass', parse, suits: (code) => /^\s*\(/.test(code) },
  {
    before: 'class _:\n ',
    after: ': pass',
    parse,
    suits: (code) => /^(?:async )?def\b[^\n]*\)\s*(?:->[^\n]*)?$/.test(code.trim()),
  },
  { before: '', after: '\ndef _(): pass', parse, suits: (code) => /^@/m.test(code) },
];

function endsOpen(code: string): boolean {
  return /:[ \t]*(?:#[^\n]*)?(?:\s*#[^\n]*)*\s*$/.test(code.slice(-2_000));
}

/** A `pass` one step further in than the last line of code. */
function emptyBody(code: string): string {
  const last = code.split('\n').findLast((line) => line.trim() !== '' && !/^\s*#/.test(line)) ?? '';
  return `\n${/^[ \t]*/.exec(last)?.[0] ?? ''}    pass\n`;
}

/** Lines for a notebook, not for Python. */
const magic = /^[ \t]*(?:[!%][^\n]*|\?[\w.]+|[\w.]+\?{1,2})$/gm;
const leftOut = /^[ \t]*(?:\.{3,}|…)[^\n]*$/gm;

function clean(code: string, hints: CleanHints): string {
  const plain = withNames(withoutHighlights(withoutIncludes(withoutDiff(code, hints))));
  return plain
    .replace(magic, blank)
    .replace(/(?<=[=(,:][ \t]{0,8})<[A-Za-z]\w{0,40}>/g, (found) => '_'.repeat(found.length))
    .replace(/(?<=\bimport \([^()]{0,400})\.{3},?(?=\s{0,80}\))/g, blank)
    .replace(leftOut, (line) =>
      /^[ \t]*\.{3}[ \t]*(?:#.*)?$/.test(line)
        ? line
        : line.replace(/\S[^]*/, (rest) => '...'.padEnd(rest.length).slice(0, rest.length)),
    )
    .replace(/…/g, '_')
    .replace(/(?<=[(,]\s{0,80})\.{3}(?=\s{0,80}\)\s{0,20}(?::|->))/g, blank)
    .replace(/(?<=[{,]\s{0,80})\.{3},?(?=\s{0,80}\})/g, blank);
}

export const judge: Judge = {
  parser: '@wasm-fmt/ruff_fmt',
  sure: true,
  ladder: { whole: parse, forms, clean, pieces: false, openLines: 3 },
};
