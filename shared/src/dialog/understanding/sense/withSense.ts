/** What the sense counts of a likeness; the rest is for the words. */
const SENSE = 0.5;
/** Texts of the same matter have a cosine of about 0.4 in the models that there are, which is not yet likeness. */
const SHARPNESS = 4;

/**
 * How like each example a text is, 0 to 1: a sum of two kernels, of the words and of what a model takes them to mean.
 *
 * @param words how like its words are, by example
 * @param examples their vectors
 * @param vector the text's; undefined for one that the model does not know, whose sense is like nothing
 * @param end of the examples before it alone
 */
export function withSense(
  words: Float64Array,
  examples: readonly Float32Array[],
  vector: Float32Array | undefined,
  end = examples.length,
): Float64Array {
  return words.map((alike, at) => {
    const example = examples[at];
    const sense = vector && example && at < end ? likenessOfSense(vector, example) : 0;
    return (1 - SENSE) * alike + SENSE * sense;
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
