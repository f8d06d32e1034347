import { unitsOf } from '../page/word-table.ts';
import { eachWord } from '../page/words.ts';

const months = new Set(
  'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec'.split(
    ' ',
  ),
);

/** What tells one issue of a series from another: numbers, versions and months in a title. */
export function marksOf(title: string): ReadonlySet<string> {
  const marks = new Set<string>();
  const units = unitsOf(title);
  eachWord(units, { from: 0, to: title.length }, (_, from, to) => {
    const word = title.slice(from, to).toLowerCase();
    if (/^(?:[a-z]{0,3}\d|\d)/.test(word) || months.has(word)) marks.add(word);
  });
  return marks;
}

/** Whether each title has a mark that the other lacks: `Rust 1.68` and `Rust 1.70` are two issues, `Rust` and `Rust 1.70` are not. */
export function areSetApart(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return !one.isSubsetOf(other) && !other.isSubsetOf(one);
}
