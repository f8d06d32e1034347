// Type-checks blocks with twoslash: `node twoslash.js <blocks.json> <verdicts.json>`.
// Two instances with their caches, as ours has two kinds of programs; what only serves hovers is switched off.
import { readFileSync, writeFileSync } from 'node:fs';
import { createTwoslasher } from 'twoslash';
import ts from 'typescript';

const [input = '', output = ''] = process.argv.slice(2);
const options = {
  noEmit: true,
  strict: true,
  noImplicitAny: false,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  target: ts.ScriptTarget.ESNext,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.Preserve,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
};
const twoslasherFor = (types) =>
  createTwoslasher({
    vfsRoot: import.meta.dirname,
    tsModule: ts,
    compilerOptions: { ...options, types },
    handbookOptions: { noErrorValidation: true, noStaticSemanticInfo: true },
  });
const forBrowsers = twoslasherFor([]);
const forNode = twoslasherFor(['node']);

const verdicts = [];
for (const { code, node } of JSON.parse(readFileSync(input, 'utf8'))) {
  const { errors } = (node ? forNode : forBrowsers)(code, 'ts');
  verdicts.push(errors.map((error) => ({ code: error.code, start: error.start })));
}
writeFileSync(output, JSON.stringify(verdicts));
