import type { BlockInput, RawProblem, RawVerdict } from './block-input.ts';
import { actualLanguage } from './actual-language.ts';
import { judgeMarkup } from './judge-markup.ts';
import type { Judges } from './judges.ts';
import { climb } from './ladder/climb.ts';
import type { ParseError } from './parsed.ts';
import { reasonToSkip } from './reasons-to-skip.ts';
import { tellLanguage } from './tell-language.ts';

/** For the forms of one block, once its plain form has failed. */
const budgetMs = 1_000;

type Judged = Omit<RawVerdict, 'language' | 'toldBy'>;

/** Judges one block by the judges at hand; never throws for what a block holds. */
export function judgeBlock(block: BlockInput, judges: Judges): RawVerdict {
  const told = tellLanguage(block);
  const reason = reasonToSkip(block, told);
  if (reason !== undefined || told.language === undefined) {
    return { ...told, status: 'skipped', reason: reason ?? 'no-language' };
  }
  try {
    return { ...told, ...judgeAs(told.language, block, judges) };
  } catch (error) {
    if (error instanceof RangeError) return { ...told, status: 'skipped', reason: 'too-deep' };
    throw error;
  }
}

function judgeAs(language: string, block: BlockInput, judges: Judges): Judged {
  if (language === 'vue' || language === 'svelte' || language === 'astro' || language === 'html') {
    return judgeMarkup(language, block, (inner, code) => judgeCode(inner, { ...block, code }, judges));
  }
  return judgeCode(language, block, judges);
}

function judgeCode(language: string, block: BlockInput, judges: Judges): Judged {
  const judge = judges.get(dialectOf(language, block));
  if (judge === undefined) return { status: 'skipped', reason: 'no-parser' };
  const { parser, ladder, sure } = judge;
  const { code, meta } = block;
  const result = climb(code, ladder, { hints: { meta }, now: () => performance.now(), budgetMs });
  if (result.status === 'late') return { status: 'skipped', reason: 'took-too-long', parser };
  if (!('error' in result)) return { status: result.status, parser };
  const problem = problemOf(result.error);
  const actual = result.status === 'broken' ? actualLanguage(language, block) : undefined;
  if (actual !== undefined)
    return { status: 'broken', parser, problem: { ...problem, kind: 'wrong-language', actual } };
  return { status: sure ? result.status : 'suspect', parser, problem };
}

function dialectOf(language: string, { fileName, language: written }: BlockInput): string {
  if (language === 'json' && commentsAllowed.test(fileName?.name ?? '')) return 'jsonc';
  return written === 'zsh' ? 'zsh' : language;
}

/** Files whose readers take comments, whatever their extension says. */
const commentsAllowed =
  /(?:^|\/)(?:[tj]sconfig[\w.-]*\.json|deno\.jsonc?|\.?(?:eslintrc|babelrc|swcrc|oxlintrc)(?:\.json)?|(?:settings|launch|tasks|extensions|devcontainer)\.json|turbo\.json|wrangler\.jsonc?)$/;

function problemOf({ message, from, to, opened }: ParseError): RawProblem {
  return { kind: 'syntax', message, from, to, ...(opened !== undefined && { opened }) };
}
