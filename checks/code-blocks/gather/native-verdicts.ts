import { type CodeBlock, codeBlocks } from '../../../pipeline/core/draft-evidence.ts';
import type { GatherContext, Provider } from '../../../pipeline/core/evidence.ts';
import { LineIndex } from '../../../pipeline/core/place.ts';
import type { Resources } from '../../../pipeline/resources/resources.ts';
import { moduleBeside } from '../../../pipeline/resources/workers.ts';
import { type BlockVerdict, codeVerdicts } from '../evidence.ts';
import { type NativeVerdicts, nativeVerdicts } from '../native-evidence.ts';
import { toInput, toVerdict } from './code-verdicts.ts';
import { Compilers } from './natives/compilers.ts';
import { type Confirmed, type ConfirmTask, keyOf } from './natives/confirm-blocks-task.ts';
import { nativeLanguages } from './natives/find-tools.ts';
import type { Answer, Tool } from './natives/native.ts';

const module = moduleBeside(import.meta.url, './natives/confirm-blocks-task');
const draftMs = 30_000;
/** A draft with more doubts has its first ones settled. */
const mostBlocks = 40;
const nothing: NativeVerdicts = { tools: [], settled: [] };

/** A draft without a word for such a language has no block that a compiler could be asked about. */
const mayHold = /\b(?:rust|rs|java|cpp|c\+\+|cc|cxx|hpp|hh|ino|php\d?)\b|(?:```|~~~)[ \t]*\{?\.?[ch]\b|\.[ch]\b/i;

/** One for each run. */
const compilersOf = new WeakMap<Resources, Compilers>();

const provider: Provider<NativeVerdicts, Resources> = {
  evidence: nativeVerdicts,

  /** What is not doubted needs no compiler, so that most drafts rest on their bytes alone. */
  async identity(context) {
    const doubted = await doubtedBlocks(context);
    if (doubted.length === 0) return undefined;
    const searches = await Promise.all(
      languagesOf(doubted).map((language) => compilersFor(context).find(language, context.signal)),
    );
    const key = searches.map(({ tool }) => (tool === undefined ? 'none' : `${tool.version} ${tool.file}`)).join(', ');
    return { key, paths: [...new Set(searches.flatMap(({ paths }) => paths))] };
  },

  async gather(context) {
    const doubted = await doubtedBlocks(context);
    if (doubted.length === 0) return nothing;
    const compilers = compilersFor(context);
    const tools = new Map<string, Tool>();
    for (const language of languagesOf(doubted)) {
      const { tool } = await compilers.find(language, context.signal);
      if (tool !== undefined) tools.set(language, tool);
    }
    const open = doubted.filter(({ language }) => tools.has(language ?? ''));
    const blocks = await context.get(codeBlocks);
    const pairs = open.flatMap((verdict): Pair[] => {
      const block = blocks.find(({ place }) => place.start.line === verdict.line);
      return block === undefined ? [] : [{ verdict, block }];
    });
    const settled = await settlePairs(pairs, tools, context);
    return { tools: [...tools.values()].map(({ version }) => version), settled };
  },
};

export default provider;

interface Pair {
  readonly verdict: BlockVerdict;
  readonly block: CodeBlock;
}

function compilersFor({ resources }: GatherContext<Resources>): Compilers {
  const known = compilersOf.get(resources) ?? new Compilers();
  compilersOf.set(resources, known);
  return known;
}

async function doubtedBlocks(context: GatherContext<Resources>): Promise<BlockVerdict[]> {
  if (context.options['natives'] === 'off' || !mayHold.test(context.draft.text)) return [];
  const { blocks } = await context.get(codeVerdicts);
  return blocks
    .filter(({ status, language, problem }) => {
      return status === 'suspect' && problem?.kind === 'syntax' && nativeLanguages.has(language ?? '');
    })
    .slice(0, mostBlocks);
}

function languagesOf(blocks: readonly BlockVerdict[]): string[] {
  return [...new Set(blocks.flatMap(({ language }) => language ?? []))].sort();
}

/** First every form that the grammar refuses is gathered, then a compiler asked, then the blocks are judged again. */
async function settlePairs(
  pairs: readonly Pair[],
  tools: ReadonlyMap<string, Tool>,
  context: GatherContext<Resources>,
): Promise<BlockVerdict[]> {
  const answers = new Map<string, Answer>();
  const first = await judgeAgain(pairs, answers, context);
  const compilers = compilersFor(context);
  const units = first.flatMap(({ open }) => open);
  await Promise.all(
    units.map(async (unit) => {
      const tool = tools.get(unit.language);
      if (tool !== undefined) answers.set(keyOf(unit), await compilers.ask(tool, unit, context.signal));
    }),
  );
  context.signal.throwIfAborted();
  const second = units.length === 0 ? first : await judgeAgain(pairs, answers, context);
  const lines = new LineIndex(context.draft.text);
  return pairs.flatMap(({ verdict, block }, index) => {
    const judged = second[index]?.judged;
    const confirmedBy = tools.get(verdict.language ?? '')?.version;
    if (judged === undefined || confirmedBy === undefined) return [];
    const { language, toldBy, parser, shownWrong } = verdict;
    const raw = { language, toldBy, ...judged, confirmedBy, ...(parser !== undefined && { parser }) };
    return [toVerdict({ ...raw, ...(shownWrong === true && judged.problem && { shownWrong }) }, block, lines)];
  });
}

function judgeAgain(
  pairs: readonly Pair[],
  answers: ReadonlyMap<string, Answer>,
  { draft, resources, signal }: GatherContext<Resources>,
): Promise<Confirmed[]> {
  if (pairs.length === 0) return Promise.resolve([]);
  const input: ConfirmTask = { blocks: pairs.map(({ block }) => toInput(block)), answers };
  return resources.workers.run<Confirmed[]>({
    module,
    input,
    timeoutMs: draftMs,
    subject: `Confirming the code of ${draft.path}`,
    signal,
  });
}
