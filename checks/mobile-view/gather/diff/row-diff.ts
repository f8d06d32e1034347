import { diff } from 'fast-myers-diff';

/** A stretch of rows of the newer picture in whose place other rows stood. */
export interface RowChange {
  /** In the newer picture; `to` is exclusive, and equals `from` where rows were only taken out. */
  readonly from: number;
  readonly to: number;
  readonly rowsIn: number;
  readonly rowsOut: number;
}

/** Changes closer than this are told as one: about a line of text with the space around it. */
const apart = 40;

/** Lines of a fractional height stand a pixel nearer or further apart when they move. */
const mostDrift = 2;

/** What came and went between two pictures, as a reader would tell it. */
export function diffRows(before: ArrayLike<number>, after: ArrayLike<number>): RowChange[] {
  return joined(withoutDrift(everyChange(before, after), before, after));
}

/**
 * Every change of rows (Myers, “An O(ND) Difference Algorithm”, 1986). Rows that only one of the pictures has are set aside
 * first, so that pages that have little in common take no longer.
 */
export function everyChange(before: ArrayLike<number>, after: ArrayLike<number>): RowChange[] {
  const inBefore = new Set(Array.from(before));
  const inAfter = new Set(Array.from(after));
  const old = indices(before, inAfter);
  const now = indices(after, inBefore);
  const kept = matches(
    old.map((row) => before[row] ?? 0),
    now.map((row) => after[row] ?? 0),
  );
  const changes: RowChange[] = [];
  let [fromOld, fromNow] = [0, 0];
  const note = (toOld: number, toNow: number): void => {
    if (toOld > fromOld || toNow > fromNow)
      changes.push({ from: fromNow, to: toNow, rowsIn: toNow - fromNow, rowsOut: toOld - fromOld });
  };
  for (const [one, other] of kept) {
    const [rowOld, rowNow] = [old[one] ?? 0, now[other] ?? 0];
    note(rowOld, rowNow);
    [fromOld, fromNow] = [rowOld + 1, rowNow + 1];
  }
  note(before.length, after.length);
  return changes;
}

function withoutDrift(changes: readonly RowChange[], before: ArrayLike<number>, after: ArrayLike<number>): RowChange[] {
  const blank = mostFrequent(after);
  let came = 0;
  let went = 0;
  return changes.filter(({ from, to, rowsIn, rowsOut }) => {
    const fromOld = from - came + went;
    came += rowsIn;
    went += rowsOut;
    if (rowsIn > mostDrift || rowsOut > mostDrift) return true;
    return !isAll(after, blank, [from, to]) || !isAll(before, blank, [fromOld, fromOld + rowsOut]);
  });
}

function isAll(rows: ArrayLike<number>, wanted: number, [from, to]: readonly [number, number]): boolean {
  for (let row = from; row < to; row += 1) if (rows[row] !== wanted) return false;
  return true;
}

/** Of a page, the row in which nothing stands. */
function mostFrequent(rows: ArrayLike<number>): number {
  const counts = new Map<number, number>();
  for (const row of Array.from(rows)) counts.set(row, (counts.get(row) ?? 0) + 1);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), [Number.NaN, 0])[0];
}

function indices(rows: ArrayLike<number>, wanted: ReadonlySet<number>): number[] {
  const found: number[] = [];
  for (let row = 0; row < rows.length; row += 1) if (wanted.has(rows[row] ?? 0)) found.push(row);
  return found;
}

/** Pairs of rows that are the same, in order. */
function* matches(old: readonly number[], now: readonly number[]): Generator<[number, number]> {
  let [atOld, atNow] = [0, 0];
  for (const [fromOld, toOld, fromNow, toNow] of diff(old, now)) {
    for (; atOld < fromOld; atOld += 1, atNow += 1) yield [atOld, atNow];
    atOld = toOld;
    atNow = Math.max(fromNow, toNow);
  }
  for (; atOld < old.length; atOld += 1, atNow += 1) yield [atOld, atNow];
}

function joined(changes: readonly RowChange[]): RowChange[] {
  const together: RowChange[] = [];
  for (const change of changes) {
    const last = together.at(-1);
    if (last === undefined || change.from - last.to >= apart) together.push(change);
    else {
      const [rowsIn, rowsOut] = [last.rowsIn + change.rowsIn, last.rowsOut + change.rowsOut];
      together[together.length - 1] = { from: last.from, to: change.to, rowsIn, rowsOut };
    }
  }
  return together;
}
