import { type CodeBlock, codeBlocks } from '../../../pipeline/core/draft-evidence.ts';
import { PublishError } from '../../../pipeline/core/error.ts';
import type { GatherContext, Provider } from '../../../pipeline/core/evidence.ts';
import { LineIndex } from '../../../pipeline/core/place.ts';
import type { Resources } from '../../../pipeline/resources/resources.ts';
import { moduleBeside } from '../../../pipeline/resources/workers.ts';
import { type CodeVerdicts, codeVerdicts } from '../evidence.ts';
import type { BlockInput, RawVerdict } from './block-input.ts';
import { type JudgeTask, notBegun } from './judge-task.ts';
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
    const guilty = open[outcome.slow] ?? 0;
    for (const index of round < mostRounds ? [guilty] : open) verdicts.set(index, tookTooLong);
  }
  return inputs.map((_, index) => verdicts.get(index) ?? tookTooLong);
}

const tookTooLong: RawVerdict = { language: undefined, toldBy: 'none', status: 'skipped', reason: 'took-too-long' };

/** `slow`: the index of the block that was in work when time ran out. */
type Round = { readonly verdicts: readonly RawVerdict[] } | { readonly slow: number };

async function judgeOnce(
  blocks: readonly BlockInput[],
  { draft, resources, signal }: GatherContext<Resources>,
): Promise<Round> {
  if (blocks.length === 0) return { verdicts: [] };
  const progress = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const current = new Int32Array(progress).fill(notBegun);
  const slow = new AbortController();
  const watch = watchProgress(current, () => slow.abort(new PublishError('took-too-long', 'A block took too long.')));
  try {
    const input: JudgeTask = { blocks, progress };
    const verdicts = await resources.workers.run<RawVerdict[]>({
      module,
      input,
      timeoutMs: draftMs,
      subject: `Parsing the code of ${draft.path}`,
      signal: AbortSignal.any([signal, slow.signal]),
    });
    return { verdicts };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof PublishError && error.code === 'took-too-long')) throw error;
    return { slow: Math.max(0, Atomics.load(current, 0)) };
  } finally {
    clearInterval(watch);
  }
}

/** Calls `onStuck` when the same block has been in work for too long. */
function watchProgress(current: Int32Array, onStuck: () => void): NodeJS.Timeout {
  let last = notBegun;
  let since = 0;
  return setInterval(() => {
    const now = Atomics.load(current, 0);
    if (now === notBegun || now !== last) since = performance.now();
    else if (performance.now() - since > blockMs) onStuck();
    last = now;
  }, watchEveryMs);
}

function toInput({ language, meta, fileName, style, closed, code, before }: CodeBlock): BlockInput {
  return { language, meta, fileName, style, closed, code, before };
}

function toVerdict(raw: RawVerdict, block: CodeBlock, lines: LineIndex): CodeVerdicts['blocks'][number] {
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
