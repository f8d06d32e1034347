import { worldEvidence } from '../../pipeline/core/evidence.ts';
import type { BlockVerdict } from './evidence.ts';

/** What compilers of this machine say of blocks that a lenient grammar doubts. */
export interface NativeVerdicts {
  /** The tools that were asked, with their versions. */
  readonly tools: readonly string[];
  /** Verdicts that take the place of those of the same block, by the fence's line. A block that no tool could settle is not here. */
  readonly settled: readonly BlockVerdict[];
}

export const nativeVerdicts = worldEvidence<NativeVerdicts>('nativeVerdicts', 1, Number.POSITIVE_INFINITY);
