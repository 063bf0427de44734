/** What a model takes sentences to mean: by text, a vector of length 1. An operator may put one beside the words (docs/decisions/0125). */
export type Vectors = ReadonlyMap<string, Float32Array>;
