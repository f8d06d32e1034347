import type { BlockInput, Judged } from '../block-input.ts';
import { climb } from '../ladder/climb.ts';
import { loadJudges } from '../judges.ts';
import type { Parse } from '../parsed.ts';
import { tellLanguage } from '../tell-language.ts';
import type { Answer, Unit } from './native.ts';

export interface ConfirmTask {
  readonly blocks: readonly BlockInput[];
  /** By `keyOf` the unit; of one that is not here nothing is known yet. */
  readonly answers: ReadonlyMap<string, Answer>;
}

export interface Confirmed {
  /** Undefined where the answers do not settle it. */
  readonly judged: Judged | undefined;
  /** What a compiler must be asked first. */
  readonly open: readonly Unit[];
}

export function keyOf({ language, code, block }: Unit): string {
  return JSON.stringify([language, code, block]);
}

const budgetMs = 2_000;
/** A block that can be read in more ways is left suspect. */
const mostUnits = 48;

/**
 * Runs in a worker. Tries blocks again as before, with the answers of a compiler wherever the grammar objects. While
 * answers are missing it tells which; it never takes a missing answer for a refusal.
 */
export default async function confirmBlocks({ blocks, answers }: ConfirmTask): Promise<Confirmed[]> {
  const judges = await loadJudges(blocks.flatMap((block) => tellLanguage(block).language ?? []));
  return blocks.map((block) => {
    const { language } = tellLanguage(block);
    const judge = language === undefined ? undefined : judges.get(language);
    if (language === undefined || judge?.ladderWith === undefined) return { judged: undefined, open: [] };
    const open = new Map<string, Unit>();
    let isUnsure = false;
    const ask: Parse = (code) => {
      const unit = { language, code, block: block.code };
      const answer = answers.get(keyOf(unit));
      if (answer === undefined) open.set(code, unit);
      else if (answer.kind === 'fine') return undefined;
      else if (answer.kind === 'unsure') isUnsure = true;
      else return { message: answer.message, from: answer.from, to: answer.from + 1 };
      return { message: '', from: 0, to: 0 };
    };
    const ladder = judge.ladderWith((grammar) => (code) => (grammar(code) === undefined ? undefined : ask(code)));
    const hints = { meta: block.meta };
    const result = climb(block.code, ladder, { hints, now: () => performance.now(), budgetMs });
    if (open.size > mostUnits || result.status === 'late') return { judged: undefined, open: [] };
    if (open.size > 0) return { judged: undefined, open: [...open.values()] };
    if (!('error' in result)) return { judged: { status: result.status }, open: [] };
    if (isUnsure) return { judged: undefined, open: [] };
    const { message, from, to } = result.error;
    return { judged: { status: 'broken', problem: { kind: 'syntax', message, from, to } }, open: [] };
  });
}
