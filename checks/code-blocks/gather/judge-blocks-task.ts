import type { BlockInput, RawVerdict } from './block-input.ts';
import { judgeBlock } from './judge-block.ts';
import { type JudgeTask, slot } from './judge-task.ts';
import { type Judges, judgesFor } from './judges.ts';

/** Runs in a worker. One verdict a block, in their order. */
export default async function judgeBlocks({ blocks, progress }: JudgeTask): Promise<RawVerdict[]> {
  const current = new Int32Array(progress);
  const judges = await judgesFor(blocks, (index) => Atomics.store(current, slot.block, index));
  return blocks.map((block, index) => {
    Atomics.store(current, slot.block, index);
    return judgeOrStop(block, judges, current);
  });
}

/**
 * A WebAssembly module that trapped (its stack ran out, mostly) cannot be used again, and it is shared by all blocks of
 * this thread: the thread waits to be ended.
 */
function judgeOrStop(block: BlockInput, judges: Judges, current: Int32Array): RawVerdict {
  try {
    return judgeBlock(block, judges);
  } catch (error) {
    if (!(error instanceof Error && error.name === 'RuntimeError')) throw error;
    Atomics.store(current, slot.brokeDown, 1);
    Atomics.wait(current, slot.brokeDown, 1);
    throw error;
  }
}
