import type { SkipReason } from '../evidence.ts';
import type { BlockInput } from './block-input.ts';
import { isInclude } from './ladder/clean.ts';
import type { Told } from './tell-language.ts';

const plain = new Set(['text', 'tree', 'csv', 'diff', 'regex', 'http', 'ignore']);
/** In UTF-16 units; some parsers need more than linear time for the worst of them. */
const largest = 256 * 1024;
const largestOf: Readonly<Record<string, number>> = { yaml: 32 * 1024 };

const failsOnPurpose = /\b(?:expect-error|does_not_compile|compile_fail|should_fail|invalid|noErrors)\b/;

/** twoslash's `@errors` and `@noErrors`, and a line of tildes under the code that a compiler refuses. */
const showsError = /^[ \t]*\/\/(?: @(?:errors|noErrors)\b|[ \t]*~~+[ \t~]*$)/m;

/** Why a block is not parsed, before any parser is asked. */
export function reasonToSkip(block: BlockInput, { language }: Told): SkipReason | undefined {
  const { code, meta } = block;
  if (block.language === undefined && language === undefined) return 'no-language';
  if (language === undefined) return 'unknown-language';
  if (code.trim() === '') return 'empty';
  if (plain.has(language)) return 'plain-text';
  if (code.length > (largestOf[language] ?? largest)) return 'too-large';
  if (failsOnPurpose.test(meta) || showsError.test(code)) return 'expects-errors';
  if (language === 'console' || language === 'pycon' || isSession(language, code)) return 'console-session';
  const lines = code.split('\n', 200).filter((line) => line.trim() !== '');
  if (lines.every(isInclude)) return 'included';
  return undefined;
}

/** A read-eval-print loop with its answers. */
function isSession(language: string, code: string): boolean {
  if (language === 'python') return /^(?:>>>|In \[\d+\]:) /m.test(code);
  if (language === 'js' || language === 'ts') return /^(?:> |❯ )/.test(code);
  return false;
}
