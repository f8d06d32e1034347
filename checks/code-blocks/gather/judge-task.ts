import type { BlockInput } from './block-input.ts';

/** What `progress` holds until the first block is in work. */
export const notBegun = -1;

export interface JudgeTask {
  readonly blocks: readonly BlockInput[];
  /** Shared: one Int32, the index of the block in work, so that a block that never ends can be named. */
  readonly progress: SharedArrayBuffer;
}
