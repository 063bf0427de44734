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
 * @param kernel likeness of each example to each; symmetric, so what stands behind the diagonal is not read
 * @param labels of each example, the index of its target
 */
export function kernelRidge(kernel: Matrix, labels: readonly number[], targets: number, ridge: number): Fit {
  const size = labels.length;
  const lower = choleskyOf(kernel, ridge);
  invertLower(lower);
  // (L Lᵀ)⁻¹ = L⁻ᵀ L⁻¹: of it the diagonal is enough, and its products with the labels, which are right and left in two steps.
  const diagonal = new Float64Array(size);
  const halfway = rowsOf(size, targets);
  const sums = rowsOf(size, targets);
  for (const [at, row] of lower.entries()) addByLabel(halfway[at], row, labels);
  for (const [at, row] of lower.entries()) {
    for (let to = 0; to <= at; to += 1) {
      const value = row[to] ?? 0;
      diagonal[to] = (diagonal[to] ?? 0) + value * value;
      add(sums[to], halfway[at], value, targets);
    }
  }
  const weights = rowsOf(targets, size);
  const leftOut = rowsOf(targets, size);
  for (const [target, weight] of weights.entries()) {
    const left = leftOut[target];
    for (let at = 0; at < size; at += 1) {
      const sum = sums[at]?.[target] ?? 0;
      weight[at] = sum;
      if (left) left[at] = (labels[at] === target ? 1 : 0) - sum / (diagonal[at] ?? 1);
    }
  }
  return { weights, leftOut };
}

function rowsOf(count: number, length: number): Float64Array[] {
  return Array.from({ length: count }, () => new Float64Array(length));
}

/** Adds up what a row has of each label. */
function addByLabel(to: Float64Array | undefined, row: Float64Array, labels: readonly number[]): void {
  if (!to) return;
  for (const [at, value] of row.entries()) {
    const label = labels[at] ?? 0;
    to[label] = (to[label] ?? 0) + value;
  }
}

/** Makes a lower triangle its inverse, which is one too, row by row, because rows lie together in memory. */
function invertLower(lower: readonly Float64Array[]): void {
  for (const [at, row] of lower.entries()) {
    const scale = 1 / (row[at] ?? 1);
    const own = new Float64Array(at + 1);
    own[at] = scale;
    for (let before = 0; before < at; before += 1) add(own, lower[before], -(row[before] ?? 0) * scale, before + 1);
    row.set(own);
  }
}

/** Adds so much of a row to another, up to a place. */
function add(to: Float64Array | undefined, row: Float64Array | undefined, much: number, end: number): void {
  if (!to || !row || much === 0) return;
  for (let at = 0; at < end; at += 1) to[at] = (to[at] ?? 0) + much * (row[at] ?? 0);
}

/** The lower triangle L with L Lᵀ = the matrix with the ridge on its diagonal; each row ends at its diagonal. */
function choleskyOf(matrix: Matrix, ridge: number): Float64Array[] {
  const lower = matrix.map((_, at) => new Float64Array(at + 1));
  for (const [at, row] of matrix.entries()) {
    const own = lower[at];
    if (!own) continue;
    for (let to = 0; to <= at; to += 1) {
      const other = lower[to];
      if (!other) continue;
      let value = (row[to] ?? 0) + (at === to ? ridge : 0);
      for (let step = 0; step < to; step += 1) value -= (own[step] ?? 0) * (other[step] ?? 0);
      own[to] = at === to ? Math.sqrt(value) : value / (other[to] ?? 1);
    }
  }
  return lower;
}
