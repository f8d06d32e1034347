import type { BlockInput } from './block-input.ts';

/** What stands in `progress[block]` until the first block is in work. */
export const notBegun = -1;
/** In `progress`: the index of the block in work, and whether its parser broke down. */
export const slot = { block: 0, brokeDown: 1 } as const;

export interface JudgeTask {
  readonly blocks: readonly BlockInput[];
  /** Shared Int32s, by `slot`, so that a block that never ends, or ends its parser, can be named. */
  readonly progress: SharedArrayBuffer;
}

export function newProgress(): Int32Array<SharedArrayBuffer> {
  const progress = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  progress[slot.block] = notBegun;
  return progress;
}
