import type { Tensor } from './loadRuntime.ts';

/** What a model gives of one sentence as one vector: the mean over its tokens, or as it is where there is one already; null for anything else. */
export function pooled({ data, dims }: Tensor): Float32Array | null {
  if (!(data instanceof Float32Array)) return null;
  const [sentences, ...rest] = dims;
  const [tokens, size] = rest.length === 1 ? [1, rest[0]] : rest;
  if (sentences !== 1 || rest.length > 2 || !tokens || !size || data.length !== tokens * size) return null;
  const mean = new Float32Array(size);
  for (const [at, value] of data.entries()) mean[at % size] = (mean[at % size] ?? 0) + value / tokens;
  return mean.every(Number.isFinite) ? mean : null;
}

/** A vector of length 1 in the direction of another from a middle; all zeros where it is the middle itself. */
export function fromMiddle(vector: Float32Array, middle: Float32Array): Float32Array {
  const moved = vector.map((value, at) => value - (middle[at] ?? 0));
  const length = Math.hypot(...moved);
  return length > NOTHING * Math.hypot(...vector) ? moved.map((value) => value / length) : moved.fill(0);
}

/** What is left of a difference by rounding alone. */
const NOTHING = 1e-5;

/** The mean of vectors of one length. */
export function meanOf(vectors: readonly Float32Array[]): Float32Array {
  const mean = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors)
    for (const [at, value] of vector.entries()) mean[at] = (mean[at] ?? 0) + value / vectors.length;
  return mean;
}
