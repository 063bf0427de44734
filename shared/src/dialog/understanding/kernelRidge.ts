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

/** The inverse of a symmetric, positive definite matrix, by Cholesky: (L Lᵀ)⁻¹ = L⁻ᵀ L⁻¹, row by row, because rows lie together in memory. */
function inverseOf(matrix: Matrix): Matrix {
  const size = matrix.length;
  const inverse = matrix.map(() => new Float64Array(size));
  for (const [last, row] of lowerInverseOf(choleskyOf(matrix)).entries()) {
    for (let at = 0; at <= last; at += 1) add(inverse[at], row, row[at] ?? 0, last + 1);
  }
  return inverse;
}

/** The inverse of a lower triangle, which is one too. */
function lowerInverseOf(lower: Matrix): Matrix {
  const inverse = lower.map((row) => new Float64Array(row.length));
  for (const [at, row] of lower.entries()) {
    const own = inverse[at];
    if (!own) continue;
    const scale = 1 / (row[at] ?? 1);
    own[at] = scale;
    for (let before = 0; before < at; before += 1) add(own, inverse[before], -(row[before] ?? 0) * scale, before + 1);
  }
  return inverse;
}

/** Adds so much of a row to another, up to a place. */
function add(to: Float64Array | undefined, row: Float64Array | undefined, much: number, end: number): void {
  if (!to || !row || much === 0) return;
  for (let at = 0; at < end; at += 1) to[at] = (to[at] ?? 0) + much * (row[at] ?? 0);
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
