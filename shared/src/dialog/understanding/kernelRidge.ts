/** Rows of equal length. */
type Matrix = readonly Float64Array[];

export interface Fit {
  /** By target and example: how much the example speaks for the target. */
  readonly weights: Matrix;
  /** By target and example: the score that the example would have had, had it not been there (exact). */
  readonly leftOut: Matrix;
}

/**
 * Kernel ridge regression, one target against the rest, in closed form (Rasmussen and Williams, Gaussian Processes for Machine
 * Learning, 2.2 and 5.4.2): weights (K + λI)⁻¹ y, left out yᵢ − weightᵢ ∕ (K + λI)⁻¹ᵢᵢ. Deterministic; n³ in the number of
 * examples.
 *
 * @param kernel likeness of each example to each, symmetric
 * @param labels of each example, the index of its target
 */
export function kernelRidge(kernel: Matrix, labels: readonly number[], targets: number, ridge: number): Fit {
  const size = labels.length;
  const inverse = inverseOf(kernel.map((row, at) => row.map((value, to) => (at === to ? value + ridge : value))));
  const weights: Float64Array[] = [];
  const leftOut: Float64Array[] = [];
  for (let target = 0; target < targets; target += 1) {
    const weight = new Float64Array(size);
    const left = new Float64Array(size);
    for (const [at, row] of inverse.entries()) {
      let sum = 0;
      for (const [to, label] of labels.entries()) if (label === target) sum += row[to] ?? 0;
      weight[at] = sum;
      left[at] = (labels[at] === target ? 1 : 0) - sum / (row[at] ?? 1);
    }
    weights.push(weight);
    leftOut.push(left);
  }
  return { weights, leftOut };
}

/** The inverse of a symmetric, positive definite matrix, by Cholesky. */
function inverseOf(matrix: Matrix): Matrix {
  const size = matrix.length;
  const lower = choleskyOf(matrix);
  const inverse = Array.from({ length: size }, () => new Float64Array(size));
  const column = new Float64Array(size);
  for (let unit = 0; unit < size; unit += 1) {
    column.fill(0);
    column[unit] = 1;
    for (let at = unit; at < size; at += 1) {
      const row = lower[at];
      let value = column[at] ?? 0;
      for (let to = unit; to < at; to += 1) value -= (row?.[to] ?? 0) * (column[to] ?? 0);
      column[at] = value / (row?.[at] ?? 1);
    }
    for (let at = size - 1; at >= 0; at -= 1) {
      let value = column[at] ?? 0;
      for (let to = at + 1; to < size; to += 1) value -= (lower[to]?.[at] ?? 0) * (column[to] ?? 0);
      const solved = value / (lower[at]?.[at] ?? 1);
      column[at] = solved;
      const row = inverse[at];
      if (row) row[unit] = solved;
    }
  }
  return inverse;
}

/** The lower triangle L with L Lᵀ = the matrix. */
function choleskyOf(matrix: Matrix): Matrix {
  const lower = matrix.map((row) => new Float64Array(row.length));
  for (const [at, row] of matrix.entries()) {
    const own = lower[at];
    if (!own) continue;
    for (let to = 0; to <= at; to += 1) {
      const other = lower[to];
      if (!other) continue;
      let value = row[to] ?? 0;
      for (let step = 0; step < to; step += 1) value -= (own[step] ?? 0) * (other[step] ?? 0);
      own[to] = at === to ? Math.sqrt(value) : value / (other[to] ?? 1);
    }
  }
  return lower;
}
