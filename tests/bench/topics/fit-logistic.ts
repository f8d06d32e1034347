export interface Example {
  readonly features: readonly number[];
  readonly label: 0 | 1;
  readonly weight: number;
}

export interface Fit {
  readonly offset: number;
  readonly weights: readonly number[];
}

const steps = 40;

/**
 * Logistic regression by Newton's method on standardised features, with a ridge of `strength`. What it returns is in the
 * features' own units.
 */
export function fitLogistic(examples: readonly Example[], strength: number): Fit {
  const width = examples[0]?.features.length ?? 0;
  const columns = Array.from({ length: width }, (_, column) => examples.map(({ features }) => features[column] ?? 0));
  const means = columns.map((values) => values.reduce((sum, value) => sum + value, 0) / values.length);
  const spreads = columns.map((values, column) => {
    const mean = means[column] ?? 0;
    return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) + 1e-9;
  });
  const rows = examples.map(({ features }) => [
    1,
    ...features.map((value, column) => (value - (means[column] ?? 0)) / (spreads[column] ?? 1)),
  ]);
  const weights = Array.from({ length: width + 1 }, () => 0);
  for (let step = 0; step < steps; step += 1) {
    const gradient = weights.map((weight, at) => (at === 0 ? 0 : strength * weight));
    const curvature = weights.map((_, at) =>
      weights.map((_, other) => (at === other ? (at === 0 ? 1e-6 : strength) : 0)),
    );
    for (const [index, row] of rows.entries()) {
      const { label, weight } = examples[index] as Example;
      const chance = 1 / (1 + Math.exp(-dot(row, weights)));
      for (const [at, value] of row.entries()) {
        gradient[at] = (gradient[at] ?? 0) + weight * (chance - label) * value;
        const line = curvature[at] ?? [];
        for (const [other, second] of row.entries())
          line[other] = (line[other] ?? 0) + weight * chance * (1 - chance) * value * second;
      }
    }
    const move = solve(curvature, gradient);
    for (const [at, by] of move.entries()) weights[at] = (weights[at] ?? 0) - by;
    if (move.every((by) => Math.abs(by) < 1e-7)) break;
  }
  const own = weights.slice(1).map((weight, column) => weight / (spreads[column] ?? 1));
  const shift = own.reduce((sum, weight, column) => sum + weight * (means[column] ?? 0), 0);
  return { offset: (weights[0] ?? 0) - shift, weights: own };
}

export function oddsOf({ offset, weights }: Fit, features: readonly number[]): number {
  return offset + dot(weights, features);
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}

/** Gaussian elimination with pivots. */
function solve(matrix: readonly (readonly number[])[], vector: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, vector[at] ?? 0]);
  const size = rows.length;
  for (let column = 0; column < size; column += 1) {
    let pivot = column;
    for (let row = column + 1; row < size; row += 1)
      if (Math.abs(rows[row]?.[column] ?? 0) > Math.abs(rows[pivot]?.[column] ?? 0)) pivot = row;
    [rows[column], rows[pivot]] = [rows[pivot] as number[], rows[column] as number[]];
    const head = rows[column] as number[];
    for (const [at, row] of rows.entries()) {
      if (at === column) continue;
      const factor = (row[column] ?? 0) / (head[column] ?? 1);
      for (let place = column; place <= size; place += 1) row[place] = (row[place] ?? 0) - factor * (head[place] ?? 0);
    }
  }
  return rows.map((row, at) => (row[size] ?? 0) / (row[at] ?? 1));
}
