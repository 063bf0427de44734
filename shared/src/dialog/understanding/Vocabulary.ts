import { featuresOf, weightOf } from './featuresOf.ts';

/** The known features of a text by their places, with their weights, scaled so that a text is as like itself as 1. */
interface Vector {
  readonly places: readonly number[];
  readonly weights: readonly number[];
}

/** The features of a set of examples: how much each tells them apart (TF-IDF), and which examples have it. */
export class Vocabulary {
  readonly #size: number;
  readonly #places = new Map<string, number>();
  /** By place. */
  readonly #rarity: number[];
  readonly #unknown: number;
  /** By place: the examples that have the feature, and how much of each it is. */
  readonly #holders: { readonly at: number; readonly weight: number }[][];

  constructor(texts: readonly string[]) {
    this.#size = texts.length;
    const counted = texts.map((text) => featuresOf(text));
    const documents: number[] = [];
    for (const features of counted)
      for (const feature of features.keys()) {
        const place = this.#places.get(feature) ?? this.#places.size;
        this.#places.set(feature, place);
        documents[place] = (documents[place] ?? 0) + 1;
      }
    const rarityOf = (count: number): number => Math.log((texts.length + 1) / (count + 1)) + 1;
    this.#rarity = documents.map(rarityOf);
    this.#unknown = rarityOf(0);
    this.#holders = documents.map(() => []);
    for (const [at, features] of counted.entries()) {
      const { places, weights } = this.#vectorOf(features);
      for (const [index, place] of places.entries()) this.#holders[place]?.push({ at, weight: weights[index] ?? 0 });
    }
  }

  /** How like each example a text is, 0 to 1 (cosine). */
  likenesses(text: string): Float64Array {
    const { places, weights } = this.#vectorOf(featuresOf(text));
    const sums = new Float64Array(this.#size);
    for (const [index, place] of places.entries()) {
      const weight = weights[index] ?? 0;
      for (const holder of this.#holders[place] ?? [])
        sums[holder.at] = (sums[holder.at] ?? 0) + weight * holder.weight;
    }
    return sums;
  }

  /**
   * Features that no example has are not in it but stay in its length, so that a text of many unknown words is like nothing:
   * that is what turns foreign sentences away.
   */
  #vectorOf(features: ReadonlyMap<string, number>): Vector {
    const places: number[] = [];
    const weights: number[] = [];
    let squares = 0;
    for (const [feature, count] of features) {
      const place = this.#places.get(feature);
      const rarity = place === undefined ? this.#unknown : (this.#rarity[place] ?? this.#unknown);
      const weight = weightOf(feature) * (1 + Math.log(count)) * rarity;
      squares += weight * weight;
      if (place === undefined) continue;
      places.push(place);
      weights.push(weight);
    }
    const length = Math.sqrt(squares);
    return { places, weights: weights.map((weight) => weight / length) };
  }
}
