import { type CodeBlock, codeBlocks } from '../../../pipeline/core/draft-evidence.ts';
import { PublishError } from '../../../pipeline/core/error.ts';
import type { GatherContext, Provider } from '../../../pipeline/core/evidence.ts';
import { LineIndex } from '../../../pipeline/core/place.ts';
import type { Resources } from '../../../pipeline/resources/resources.ts';
import { moduleBeside } from '../../../pipeline/resources/workers.ts';
import { type CodeVerdicts, codeVerdicts, type SkipReason } from '../evidence.ts';
import type { BlockInput, RawVerdict } from './block-input.ts';
import { type JudgeTask, newProgress, notBegun, slot } from './judge-task.ts';
import { tellLanguage } from './tell-language.ts';
import { placeInDraft } from './place-in-draft.ts';

const module = moduleBeside(import.meta.url, './judge-blocks-task');
/** For one block. Loading parsers does not count. */
const blockMs = 2_000;
const watchEveryMs = 200;
/** For all of them. */
const draftMs = 30_000;
/** A draft with more blocks that never end is hostile: the rest is left unjudged, and counted so. */
const mostRounds = 3;

const provider: Provider<CodeVerdicts, Resources> = {
  evidence: codeVerdicts,
  async gather(context) {
    const blocks = await context.get(codeBlocks);
    const raw = await judgeAll(blocks.map(toInput), context);
    const lines = new LineIndex(context.draft.text);
    const judged = raw.map((verdict, index) => toVerdict(verdict, blocks[index] as CodeBlock, lines));
    return { path: context.draft.path, blocks: judged };
  },
};

export default provider;

/** One task for all blocks of the draft. The block that takes too long is left out, and the rest asked again. */
async function judgeAll(inputs: readonly BlockInput[], context: GatherContext<Resources>): Promise<RawVerdict[]> {
  const verdicts = new Map<number, RawVerdict>();
  for (let round = 1; verdicts.size < inputs.length; round += 1) {
    const open = inputs.flatMap((_, index) => (verdicts.has(index) ? [] : [index]));
    const outcome = await judgeOnce(
      open.map((index) => inputs[index] as BlockInput),
      context,
    );
    if ('verdicts' in outcome) {
      open.forEach((index, at) => verdicts.set(index, outcome.verdicts[at] as RawVerdict));
      break;
    }
    const guilty = open[outcome.stuck] ?? 0;
    verdicts.set(guilty, unjudged(inputs[guilty], outcome.reason));
    if (round < mostRounds) continue;
    for (const index of open) if (!verdicts.has(index)) verdicts.set(index, unjudged(inputs[index], 'took-too-long'));
  }
  return inputs.map((input, index) => verdicts.get(index) ?? unjudged(input, 'took-too-long'));
}

function unjudged(block: BlockInput | undefined, reason: SkipReason): RawVerdict {
  const told = block === undefined ? ({ language: undefined, toldBy: 'none' } as const) : tellLanguage(block);
  return { ...told, status: 'skipped', reason };
}

/** `stuck`: the index of the block at which the thread had to be ended. */
type Round =
  | { readonly verdicts: readonly RawVerdict[] }
  | { readonly stuck: number; readonly reason: 'took-too-long' | 'too-deep' };

async function judgeOnce(
  blocks: readonly BlockInput[],
  { draft, resources, signal }: GatherContext<Resources>,
): Promise<Round> {
  if (blocks.length === 0) return { verdicts: [] };
  const progress = newProgress();
  const stuck = new AbortController();
  const watch = watchProgress(progress, () => stuck.abort(new PublishError('took-too-long', 'A block took too long.')));
  try {
    const input: JudgeTask = { blocks, progress: progress.buffer };
    const verdicts = await resources.workers.run<RawVerdict[]>({
      module,
      input,
      timeoutMs: draftMs,
      subject: `Parsing the code of ${draft.path}`,
      signal: AbortSignal.any([signal, stuck.signal]),
    });
    return { verdicts };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof PublishError && error.code === 'took-too-long')) throw error;
    const reason = Atomics.load(progress, slot.brokeDown) === 1 ? 'too-deep' : 'took-too-long';
    return { stuck: Math.max(0, Atomics.load(progress, slot.block)), reason };
  } finally {
    clearInterval(watch);
  }
}

/** Calls `onStuck` when the same block has been in work for too long, or has broken its parser. */
function watchProgress(progress: Int32Array, onStuck: () => void): NodeJS.Timeout {
  let last = notBegun;
  let since = 0;
  return setInterval(() => {
    const now = Atomics.load(progress, slot.block);
    if (Atomics.load(progress, slot.brokeDown) === 1) onStuck();
    else if (now === notBegun || now !== last) since = performance.now();
    else if (performance.now() - since > blockMs) onStuck();
    last = now;
  }, watchEveryMs);
}

export function toInput({ language, meta, fileName, style, closed, code, before }: CodeBlock): BlockInput {
  return { language, meta, fileName, style, closed, code, before };
}

export function toVerdict(raw: RawVerdict, block: CodeBlock, lines: LineIndex): CodeVerdicts['blocks'][number] {
  const { problem, ...rest } = raw;
  const shared = {
    ...rest,
    line: block.place.start.line,
    written: block.language,
    fileName: block.fileName?.name,
  };
  if (problem === undefined) return shared;
  const { kind, message, from, to, opened, actual } = problem;
  return {
    ...shared,
    problem: {
      kind,
      message,
      place: placeInDraft(block, { from, to }, lines),
      ...(opened !== undefined && { opened: placeInDraft(block, { from: opened, to: opened + 1 }, lines) }),
      ...(actual !== undefined && { actual }),
    },
  };
}
