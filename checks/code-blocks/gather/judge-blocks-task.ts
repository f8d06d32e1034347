import type { BlockInput, RawVerdict } from './block-input.ts';
import type { JudgeTask } from './judge-task.ts';
import { judgeBlock } from './judge-block.ts';

/** Runs in a worker. One verdict a block, in their order. */
export default function judgeBlocks({ blocks, progress }: JudgeTask): RawVerdict[] {
  const current = new Int32Array(progress);
  return blocks.map((block: BlockInput, index) => {
    Atomics.store(current, 0, index);
    return judgeBlock(block);
  });
}
