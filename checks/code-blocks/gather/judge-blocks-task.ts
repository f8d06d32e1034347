import type { RawVerdict } from './block-input.ts';
import type { JudgeTask } from './judge-task.ts';
import { judgeBlock } from './judge-block.ts';
import { loadJudges } from './judges.ts';
import { tellLanguage } from './tell-language.ts';

/** Runs in a worker. One verdict a block, in their order. */
export default async function judgeBlocks({ blocks, progress }: JudgeTask): Promise<RawVerdict[]> {
  const current = new Int32Array(progress);
  const judges = await loadJudges(blocks.flatMap((block) => tellLanguage(block).language ?? []));
  return blocks.map((block, index) => {
    Atomics.store(current, 0, index);
    return judgeBlock(block, judges);
  });
}
