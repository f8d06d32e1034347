import type { SkipReason } from '../evidence.ts';
import type { BlockInput } from './block-input.ts';
import { isInclude } from './ladder/clean.ts';
import type { Told } from './tell-language.ts';

const plain = new Set(['text', 'tree', 'csv', 'diff', 'regex', 'http', 'ignore']);
/** In UTF-16 units; some parsers need more than linear time for the worst of them. */
const largest = 256 * 1024;
const largestOf: Readonly<Record<string, number>> = {
  yaml: 32 * 1024,
  markdown: 32 * 1024,
  mdx: 32 * 1024,
  bash: 64 * 1024,
  kotlin: 64 * 1024,
  csharp: 64 * 1024,
};

/** rustdoc and twoslash say that some compiler refuses the code, which need not be for its syntax. */
const failsOnPurpose = /(?:^|[\s,])(?:does_not_compile|compile_fail(?:,E\d+)?|should_fail|noErrors)(?=$|[\s,])/;

/** twoslash's `@errors` and `@noErrors`, a line of tildes under code that a compiler refuses, rustc's own `//~ ERROR`. */
const showsError = /^[ \t]*\/\/(?: @(?:errors|noErrors)\b|[ \t]*~~+[ \t~]*$|~[\^v|]*[ \t]*(?:ERROR|WARN|NOTE|HELP)\b)/m;

/** Why a block is not parsed, before any parser is asked. */
export function reasonToSkip(block: BlockInput, { language }: Told): SkipReason | undefined {
  const { code, meta } = block;
  if (block.language === undefined && language === undefined) return 'no-language';
  if (language === undefined) return 'unknown-language';
  if (code.trim() === '') return 'empty';
  if (plain.has(language)) return 'plain-text';
  if (code.length > (largestOf[language] ?? largest)) return 'too-large';
  if (failsOnPurpose.test(meta) || showsError.test(code)) return 'expects-errors';
  if (isSession(language, code)) return 'console-session';
  const lines = code.split('\n', 200).filter((line) => line.trim() !== '');
  if (lines.every(isInclude)) return 'included';
  return undefined;
}

/** A read-eval-print loop or a terminal, with its answers. */
function isSession(language: string, code: string): boolean {
  const pattern = sessions[language];
  return pattern !== undefined && pattern.test(code);
}

const sessions: Readonly<Record<string, RegExp>> = {
  console: /^/,
  pycon: /^/,
  python: /^[ \t]*(?:>>>|In \[\d+\]:)(?: |$)/m,
  js: /^(?:> |❯ )/,
  ts: /^(?:> |❯ )/,
  ruby: /^(?:irb[^>\n]{0,40}>|>>|=>|\d+\.\d+\.\d+ :\d+ >) /m,
  elixir: /^iex(?:\([\w@.-]{1,60}\))?>/m,
  java: /^jshell>/m,
  scala: /^scala>/m,
  kotlin: /^>>> /m,
  php: /^php > /m,
  sql: /^(?:[\w-]{1,40}(?:=[#>]|-[#>]|>)|mysql>|sqlite>|[ +|-]*-{2,}\+) ?/m,
  powershell: /^PS [^>\n]{0,80}>/m,
};
