/** What a model takes sentences to mean: by text, a vector of length 1. An operator may put one beside the words (docs/decisions/0125). */
export type Vectors = ReadonlyMap<string, Float32Array>;

/** The vectors of texts in their order; null where one is missing. */
export function vectorsOf(texts: readonly string[], vectors: Vectors): readonly Float32Array[] | null {
  const found = texts.flatMap((text) => vectors.get(text) ?? []);
  return found.length === texts.length ? found : null;
}
