import type { Draft } from '../../../pipeline/core/types.ts';
import type { PageSeen, Spot } from '../evidence.ts';
import { judge, spotsOf } from '../judge/judge.ts';
import type { Options } from '../options.ts';

/** Judged here for its boxes alone: what is found there gets a close-up. */
export function spotsIn({ text }: Draft, options: Options): (seen: PageSeen) => readonly Spot[] {
  return (seen) => spotsOf(judge(seen, text, options));
}
