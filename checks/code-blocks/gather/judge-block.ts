import type { BlockInput, RawProblem, RawVerdict } from './block-input.ts';
import { climb } from './ladder/climb.ts';
import { json5Ladder, jsoncLadder, strictJsonLadder, tomlLadder, yamlLadder } from './ladder/data.ts';
import { javaScriptLadder, tsxLadder, typeScriptLadder } from './ladder/javascript.ts';
import type { Ladder, ParseError } from './parsed.ts';
import { judgeMarkup } from './judge-markup.ts';
import { reasonToSkip } from './reasons-to-skip.ts';
import { tellLanguage } from './tell-language.ts';
import { actualLanguage } from './actual-language.ts';
import { parseJsonLines } from './ladder/json-lines.ts';

interface Judge {
  readonly parser: string;
  readonly ladder: Ladder;
}

const judges: Readonly<Record<string, Judge>> = {
  js: { parser: 'oxc-parser', ladder: javaScriptLadder },
  jsx: { parser: 'oxc-parser', ladder: javaScriptLadder },
  ts: { parser: 'oxc-parser', ladder: typeScriptLadder },
  tsx: { parser: 'oxc-parser', ladder: tsxLadder },
  json: { parser: 'jsonc-parser', ladder: strictJsonLadder },
  jsonc: { parser: 'jsonc-parser', ladder: jsoncLadder },
  json5: { parser: 'json5', ladder: json5Ladder },
  yaml: { parser: 'yaml', ladder: yamlLadder },
  toml: { parser: 'smol-toml', ladder: tomlLadder },
};

const budgetMs = 400;

/** Judges one block; never throws for what a block holds. */
export function judgeBlock(block: BlockInput): RawVerdict {
  const told = tellLanguage(block);
  const reason = reasonToSkip(block, told);
  if (reason !== undefined || told.language === undefined) {
    return { ...told, status: 'skipped', reason: reason ?? 'no-language' };
  }
  try {
    return { ...told, ...judgeAs(told.language, block) };
  } catch (error) {
    if (error instanceof RangeError) return { ...told, status: 'skipped', reason: 'too-deep' };
    throw error;
  }
}

function judgeAs(language: string, block: BlockInput): Omit<RawVerdict, 'language' | 'toldBy'> {
  if (language === 'vue' || language === 'svelte' || language === 'astro' || language === 'html') {
    return judgeMarkup(language, block, (inner, code) => judgeCode(inner, { ...block, code }));
  }
  return judgeCode(language, block);
}

function judgeCode(language: string, block: BlockInput): Omit<RawVerdict, 'language' | 'toldBy'> {
  const { code, meta } = block;
  const name = block.fileName?.name ?? '';
  const judge = judges[language === 'json' && commentsAllowed(name) ? 'jsonc' : language];
  if (language === 'jsonl') {
    const error = parseJsonLines(code);
    return error === undefined
      ? { status: 'ok', parser: 'jsonc-parser' }
      : { status: 'broken', parser: 'jsonc-parser', problem: problemOf(error) };
  }
  if (judge === undefined) return { status: 'skipped', reason: 'no-parser' };
  const { parser, ladder } = judge;
  const result = climb(code, ladder, { hints: { meta }, now: () => performance.now(), budgetMs });
  if (!('error' in result)) return { status: result.status, parser };
  const problem = problemOf(result.error);
  const actual = result.status === 'broken' ? actualLanguage(language, block) : undefined;
  if (actual === undefined) return { status: result.status, parser, problem };
  return { status: 'broken', parser, problem: { ...problem, kind: 'wrong-language', actual } };
}

/** Files whose readers take comments, whatever their extension says. */
function commentsAllowed(name: string): boolean {
  return /(?:^|\/)(?:[tj]sconfig[\w.-]*\.json|deno\.jsonc?|\.?(?:eslintrc|babelrc|swcrc|oxlintrc)(?:\.json)?|(?:settings|launch|tasks|extensions|devcontainer)\.json|turbo\.json|wrangler\.jsonc?)$/.test(
    name,
  );
}

function problemOf({ message, from, to, opened }: ParseError): RawProblem {
  return { kind: 'syntax', message, from, to, ...(opened !== undefined && { opened }) };
}
