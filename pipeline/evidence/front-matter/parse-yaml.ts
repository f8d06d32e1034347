import { isMap, isScalar, parseDocument, type YAMLError } from 'yaml';
import type { FrontMatterProblem } from '../../core/draft-evidence.ts';
import type { ParsedData } from './parse-front-matter-task.ts';

const options = { prettyErrors: false, logLevel: 'silent', uniqueKeys: true } as const;

export function parseYaml(text: string): ParsedData {
  try {
    return readDocument(text);
  } catch (error) {
    // Nesting that exhausts the stack, aliases that multiply without bound.
    if (!(error instanceof RangeError || error instanceof ReferenceError)) throw error;
    const message = 'the data nests or repeats itself too deeply';
    return { value: {}, keys: [], problems: [{ kind: 'syntax', message, from: 0, to: 0 }] };
  }
}

function readDocument(text: string): ParsedData {
  const document = parseDocument(text, options);
  const { contents } = document;
  const problems = document.errors.slice(0, 1).map((error) => problemOf(error, text));
  const duplicates = document.errors.filter(({ code }) => code === 'DUPLICATE_KEY').slice(1);
  problems.push(...duplicates.map((error) => problemOf(error, text)));
  if (contents !== null && !isMap(contents) && problems.length === 0)
    problems.push({ kind: 'not-a-mapping', message: 'no key with a value', from: 0, to: text.trimEnd().length });
  const keys = (isMap(contents) ? contents.items : []).flatMap(({ key }) => {
    if (!isScalar(key) || key.range === null || key.range === undefined) return [];
    return [{ name: String(key.value), from: key.range[0], to: key.range[1] }];
  });
  return { value: document.toJS(), keys, problems };
}

function problemOf({ code, message, pos }: YAMLError, text: string): ParsedData['problems'][number] {
  const [at, end] = pos;
  const lineEnd = text.indexOf('\n', at);
  const from = /\s/.test(text[at] ?? ' ') && code !== 'TAB_AS_INDENT' ? lastInk(text, at) : at;
  const to = Math.max(from + 1, lineEnd === -1 ? end : Math.min(end, lineEnd));
  return { kind: kindOf(code), message: told[code] ?? message, from, to };
}

/** Points at the last character that can be seen, since “a quote is missing here” lies on a line's end. */
function lastInk(text: string, at: number): number {
  let from = Math.min(at, text.length - 1);
  while (from > 0 && /\s/.test(text[from] ?? '')) from -= 1;
  return Math.max(0, from);
}

function kindOf(code: string): FrontMatterProblem['kind'] {
  if (code === 'DUPLICATE_KEY') return 'duplicate-key';
  return code === 'TAB_AS_INDENT' ? 'tab' : 'syntax';
}

/** What the parser says of its grammar, in the words of a writer. */
const told: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'a colon inside an unquoted value',
  MULTILINE_IMPLICIT_KEY: 'a line that is neither `key: value` nor indented under the line above',
  DUPLICATE_KEY: 'the same key twice',
  TAB_AS_INDENT: 'a tab as indentation',
};
