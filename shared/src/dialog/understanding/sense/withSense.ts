/** What a model takes examples to mean, in their order. */
export interface SenseOfExamples {
  readonly vectors: readonly Float32Array[];
  /** What it counts of a likeness, 0 to 1; the rest is for the words. */
  readonly share: number;
}

/** Texts of the same matter have a cosine of about 0.4 in the models that there are, which is not yet likeness. */
const SHARPNESS = 4;

/**
 * How like each example a text is, 0 to 1: a sum of two kernels, of the words and of what a model takes them to mean.
 *
 * @param words how like its words are, by example
 * @param vector the text's; undefined for one that the model does not know, whose sense is like nothing
 * @param end of the examples before it alone
 */
export function withSense(
  words: Float64Array,
  { vectors, share }: SenseOfExamples,
  vector: Float32Array | undefined,
  end = vectors.length,
): Float64Array {
  return words.map((alike, at) => {
    const example = vectors[at];
    const sense = vector && example && at < end ? likenessOfSense(vector, example) : 0;
    return (1 - share) * alike + share * sense;
  });
}

/**
 * Falls off with the distance on the sphere. A cosine that is cut off at 0 would not do, because it is no kernel: of a few dozen
 * examples around a circle the closed form takes roots of negative numbers.
 */
function likenessOfSense(one: Float32Array, other: Float32Array): number {
  let cosine = 0;
  for (let at = 0; at < one.length; at += 1) cosine += (one[at] ?? 0) * (other[at] ?? 0);
  return Math.exp(SHARPNESS * (cosine - 1));
}
