import type { BlockInput, Judged, RawProblem, RawVerdict } from './block-input.ts';
import { actualLanguage } from './actual-language.ts';
import { type Intent, intentOf, isMarkedWrong } from './intent.ts';
import { deepestMarkdown, judgeMarkdown } from './judge-markdown.ts';
import { judgeMarkup } from './judge-markup.ts';
import type { Judges } from './judges.ts';
import { climb } from './ladder/climb.ts';
import type { ParseError } from './parsed.ts';
import { reasonToSkip } from './reasons-to-skip.ts';
import { tellLanguage } from './tell-language.ts';

/** For the forms of one block, once its plain form has failed. */
const budgetMs = 1_000;

/** Judges one block by the judges at hand; never throws for what a block holds. */
export function judgeBlock(block: BlockInput, judges: Judges, depth = 0): RawVerdict {
  const told = tellLanguage(block);
  const intent = intentOf(block);
  if (intent.noCheck !== undefined) {
    return { ...told, status: 'skipped', reason: 'no-check', noCheckReason: intent.noCheck.reason ?? '' };
  }
  const reason = reasonToSkip(block, told);
  if (reason !== undefined || told.language === undefined) {
    return { ...told, status: 'skipped', reason: reason ?? 'no-language' };
  }
  try {
    const judged = judgeAs(told.language, block, { judges, depth });
    return {
      ...told,
      ...(intent.expectsError === undefined ? judged : judgeExpected(judged, told.language, intent)),
      ...wrongOnPurpose(judged, block, intent),
    };
  } catch (error) {
    if (error instanceof RangeError) return { ...told, status: 'skipped', reason: 'too-deep' };
    throw error;
  }
}

/** Languages in which nothing but the parser can object. */
const dataLanguages: ReadonlySet<string> = new Set([
  'json',
  'jsonc',
  'json5',
  'jsonl',
  'yaml',
  'toml',
  'xml',
  'svg',
  'css',
  'scss',
  'graphql',
]);

/** A block that fails on purpose must fail; where a compiler or a run may be what it fails in, that cannot be told here. */
function judgeExpected(judged: Judged, language: string, { expectsError }: Intent): Judged {
  const { parser, status } = judged;
  const shared = parser === undefined ? {} : { parser };
  if (status === 'skipped') return judged;
  if (status === 'broken' || status === 'suspect') return { ...shared, status: 'skipped', reason: 'expects-errors' };
  if (expectsError === 'any' && !dataLanguages.has(language)) return { ...shared, status: 'unresolved' };
  return { ...shared, status: 'broken', problem: { kind: 'not-broken', message: 'it parses', from: 0, to: 0 } };
}

function wrongOnPurpose(
  { problem }: Judged,
  { code }: BlockInput,
  { shownWrong }: Intent,
): Pick<RawVerdict, 'shownWrong'> {
  const isWrong = problem?.kind === 'syntax' && (shownWrong || isMarkedWrong(code, problem.from));
  return isWrong ? { shownWrong: true } : {};
}

const markup: ReadonlySet<string> = new Set(['vue', 'vue-html', 'svelte', 'astro', 'html']);

interface Within {
  readonly judges: Judges;
  /** How many blocks of Markdown stand around it. */
  readonly depth: number;
}

function judgeAs(language: string, block: BlockInput, { judges, depth }: Within): Judged {
  const nested = judges.get(language)?.blocksIn;
  if (nested !== undefined) {
    if (depth >= deepestMarkdown) return { status: 'skipped', reason: 'too-deep' };
    return judgeMarkdown(nested(block.code), (inner) => judgeBlock(inner, judges, depth + 1));
  }
  if (markup.has(language)) {
    return judgeMarkup(language, block, (inner, code, isEnclosed) =>
      judgeCode(inner, { ...block, code, isEnclosed }, judges),
    );
  }
  return judgeCode(language, block, judges);
}

function judgeCode(language: string, block: BlockInput, judges: Judges): Judged {
  const judge = judges.get(dialectOf(language, block));
  if (judge === undefined) return { status: 'skipped', reason: 'no-parser' };
  const { parser, ladder, sure } = judge;
  const { code, meta, isEnclosed = false } = block;
  const result = climb(code, ladder, { hints: { meta, isEnclosed }, now: () => performance.now(), budgetMs });
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
