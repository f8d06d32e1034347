import type { TypeProblemKind } from '../../type-evidence.ts';

/** Modules, type packages and JSX runtimes that are not installed. */
const unresolved = new Set([
  2307, 2580, 2581, 2582, 2583, 2591, 2592, 2593, 2686, 2688, 2732, 2792, 2874, 2875, 6053, 7016, 7026,
]);

/** Names, namespaces and shorthand properties that stand for nothing. */
const undeclared = new Set([2304, 2503, 2552, 18004]);

/** What strict null checks, and no other rule, object to. */
const strictOnly = new Set([2531, 2532, 2533, 2564, 2721, 2722, 2723, 18046, 18047, 18048, 18049]);

/** Forms that excerpts take: `return` and `await` outside of the function that was left out. */
const fragments = new Set([1108, 1308, 2523, 2524]);

/** The kind of a compiler's error; undefined for one that only says that a block is an excerpt. */
export function kindOf(code: number): Exclude<TypeProblemKind, 'not-raised'> | undefined {
  if (fragments.has(code)) return undefined;
  if (unresolved.has(code)) return 'unresolved';
  if (undeclared.has(code)) return 'undeclared';
  return strictOnly.has(code) ? 'strict-only' : 'type-error';
}
