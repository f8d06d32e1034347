import { unitOfByte } from '../parsers/byte-offset.ts';
import { offsetOfLine } from '../offset-of-line.ts';
import { type Answer, fine, type Native, type Tool, type Unit, unsure, versionNumber } from './native.ts';
import type { Sandbox } from './sandbox.ts';

/** Headers of the languages themselves and of POSIX; only these are opened. */
const standardHeader =
  /^[ \t]*#[ \t]*include[ \t]*<([a-z0-9_]{1,24}(?:\.h)?|sys\/[a-z]{1,12}\.h)>[ \t]*(?:\/\/[^\n]*|\/\*[^*\n]*\*\/[ \t]*)?$/;
const anyInclude = /^[ \t]*#[ \t]*(?:include|import|pragma)\b[^\n\\]*$/;
const harmless = /^(?:define|undef|if|ifdef|ifndef|elif|else|endif|error|warning)\b/;
const names =
  /not declared|unknown type name|does not name a type|undeclared|No such file|was not declared|is not a (?:template|type|class)|has not been declared|expected type-specifier/;
const syntax =
  /^(?:expected|missing terminating|stray|unterminated|extra|'[^']*' without a previous|case label|break statement|a function-definition is not allowed)/;

const capitals = /\b[A-Z][A-Z0-9_]{2,}\b/g;
const standardNames =
  /^(?:NULL|EOF|FILE|BUFSIZ|ERANGE|EINTR|EINVAL|EXIT_\w+|STD\w+_FILENO|SIG\w+|U?(?:CHAR|SHRT|INT|LONG|LLONG|SIZE)\w*_(?:MAX|MIN)|(?:SIZE|RAND)_MAX|SEEK_\w+|CLOCKS_PER_SEC)$/;

/** A macro of a header that is not at hand can make anything of the code. Strings and comments hold none. */
function holdsMacros(code: string): boolean {
  const plain = code.replace(/"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\//g, ' ');
  const own = new Set([...plain.matchAll(/#[ \t]*define[ \t]+(\w+)/g)].map(([, name]) => name));
  return [...plain.matchAll(capitals)].some(([name]) => !own.has(name) && !standardNames.test(name));
}

function lacksInclude(code: string): boolean {
  return code.split('\n').some((line) => anyInclude.test(line) && !standardHeader.test(line));
}

const mostDirectives = 60;
const mostHeaders = 20;

interface Closed {
  readonly code: string;
  /** Headers to be read before it, wherever the code includes them: a form may stand around the line. */
  readonly headers: readonly string[];
}

function headersOf(code: string): string[] {
  return code.split('\n').flatMap((line) => standardHeader.exec(line)?.[1] ?? []);
}

/** The code without its includes, when it may open no other file; undefined where that cannot be told. */
function closed(code: string): Closed | undefined {
  const kept = code.split('\n').map((line) => (anyInclude.test(line) || standardHeader.test(line) ? '' : line));
  const joined = kept.join('\n').replace(/\\[ \t]*\n/g, '');
  if (/__has_(?:include|embed)|_Pragma|\?\?[=/]|\basm\b/.test(joined)) return undefined;
  const directives = [...joined.matchAll(/(?:#|%:)[ \t]*([^\n]{0,40})/g)];
  const isClosed = directives.every(({ 0: found, 1: word = '', index }) => isHarmless(joined, index, found, word));
  return isClosed && directives.length <= mostDirectives
    ? { code: kept.join('\n'), headers: headersOf(code) }
    : undefined;
}

/** A directive that opens no file, or a `#` inside a line, where it is an operator or part of a string. */
function isHarmless(code: string, at: number, found: string, word: string): boolean {
  if (harmless.test(word)) return true;
  const line = code.slice(code.lastIndexOf('\n', at - 1) + 1, at);
  return found.startsWith('#') && /[\w"'([,]/.test(line) && !/\*\/[ \t]*$/.test(line);
}

function nativeFor(command: string, language: string, standards: (version: number) => string): Native {
  const extension = language === 'c' ? 'c' : 'cpp';
  return {
    command,
    languages: [language],
    versionArgument: '-dumpfullversion',
    oldest: 12,

    /** C23 grew into GCC until 15, C++26 does still: modules, pack indexing, deducing `this`, contracts, reflection. */
    isNewer: (code) =>
      /\b(?:module|import|export|co_await|constexpr|nullptr|_BitInt|consteval|contract_assert|pre|post|template\s+for|requires|concept)\b|\^\^|#\s*embed|\(\s*this\s+auto|\.\.\.\s*\[|\bauto\s*\(|\bstatic\s+(?:auto\s+)?operator|\[\[\s*assume|\benum\s+\w+\s*:|\benum\s*:|\bauto\s+\w+\s*=/.test(
        code,
      ),

    async ask(units, tool, sandbox) {
      const answers: Answer[] = [];
      for (const [index, unit] of units.entries()) {
        answers.push(await askOne(unit, tool, sandbox, `unit${index}.${extension}`));
      }
      return answers;
    },
  };

  async function askOne({ code, block }: Unit, tool: Tool, sandbox: Sandbox, name: string): Promise<Answer> {
    const shown = closed(code);
    if (shown === undefined) return unsure;
    const headers = new Set([...headersOf(block), ...shown.headers]);
    await sandbox.write(name, `${shown.code}\n`);
    const { exitCode, output } = await sandbox.run(tool.file, [
      '-fsyntax-only',
      `-std=${standards(versionNumber(tool.version))}`,
      '-w',
      '-fmax-errors=100',
      '-fdiagnostics-plain-output',
      '-ftemplate-depth=64',
      ...[...headers].slice(0, mostHeaders).flatMap((header) => ['-include', header]),
      name,
    ]);
    if (exitCode === 0) return fine;
    if (exitCode !== 1) return unsure;
    const own = output.split('\n').flatMap((line) => {
      const [, file, row, column, message] = /^([\w.]+):(\d+):(\d+): (?:fatal )?error: (.*)$/.exec(line) ?? [];
      return file === name && message !== undefined ? [{ row: Number(row), column: Number(column), message }] : [];
    });
    const [first] = own;
    if (first === undefined) return unsure;
    if (!own.some(({ message }) => syntax.test(message))) return fine;
    const line = code.split('\n')[first.row - 1] ?? '';
    if (!syntax.test(first.message) || names.test(first.message) || lacksInclude(block) || holdsMacros(code))
      return unsure;
    return {
      kind: 'refused',
      message: first.message,
      from: offsetOfLine(code, first.row) + unitOfByte(line, first.column - 1),
    };
  }
}

export const gcc = nativeFor('gcc', 'c', (version) => (version >= 14 ? 'gnu23' : 'gnu2x'));
export const gxx = nativeFor('g++', 'cpp', () => 'gnu++23');
