import { featuresOf, weightOf } from './featuresOf.ts';
import type { Features } from './featuresOf.ts';

/** The known features of a text by their places, with their weights, scaled so that a text is as like itself as 1. */
interface Vector {
  readonly places: readonly number[];
  readonly weights: readonly number[];
}

/** The examples that have a feature and how much of each it is; in arrays of numbers, because training passes through them n² times. */
interface Holders {
  readonly at: Int32Array;
  readonly weight: Float64Array;
}

/** What was learned of the examples. */
interface Learned {
  readonly size: number;
  readonly places: ReadonlyMap<string, number>;
  readonly documents: readonly number[];
  readonly holders: readonly Holders[];
}

/** How many texts take a millisecond or two. */
const TEXTS_A_STEP = 20;

/** The features of a set of examples: how much each tells them apart (TF-IDF), and which examples have it. */
export class Vocabulary {
  readonly #size: number;
  readonly #places: ReadonlyMap<string, number>;
  /** By place. */
  readonly #rarity: readonly number[];
  readonly #unknown: number;
  /** By place: the examples that have the feature, in their order, and how much of each it is. */
  readonly #holders: readonly Holders[];

  private constructor({ size, places, documents, holders }: Learned) {
    this.#size = size;
    this.#places = places;
    this.#rarity = documents.map((count) => rarityOf(count, size));
    this.#unknown = rarityOf(0, size);
    this.#holders = holders;
  }

  static of(texts: readonly string[]): Vocabulary {
    const steps = Vocabulary.learning(texts);
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
    }
  }

  /** The same in steps, for who has others waiting: between them anything else may run. */
  static *learning(texts: readonly string[]): Generator<void, Vocabulary, void> {
    const places = new Map<string, number>();
    const documents: number[] = [];
    const counted: Features[] = [];
    for (const [at, text] of texts.entries()) {
      if (at % TEXTS_A_STEP === TEXTS_A_STEP - 1) yield;
      const features = featuresOf(text);
      counted.push(features);
      for (const feature of features.keys()) {
        const place = places.get(feature) ?? places.size;
        places.set(feature, place);
        documents[place] = (documents[place] ?? 0) + 1;
      }
    }
    const holders: Holders[] = [];
    for (const [place, count] of documents.entries()) {
      if (place % 5_000 === 4_999) yield;
      holders.push({ at: new Int32Array(count), weight: new Float64Array(count) });
    }
    const vocabulary = new Vocabulary({ size: texts.length, places, documents, holders });
    const filled = new Int32Array(documents.length);
    for (const [at, features] of counted.entries()) {
      if (at % TEXTS_A_STEP === TEXTS_A_STEP - 1) yield;
      const vector = vocabulary.#vectorOf(features);
      for (const [index, place] of vector.places.entries()) {
        const end = filled[place] ?? 0;
        holders[place]?.at.set([at], end);
        holders[place]?.weight.set([vector.weights[index] ?? 0], end);
        filled[place] = end + 1;
      }
    }
    return vocabulary;
  }

  /** How like each example a text is, 0 to 1 (cosine); of those before `end` alone. */
  likenesses(text: string, end = this.#size): Float64Array {
    const { places, weights } = this.#vectorOf(featuresOf(text));
    const sums = new Float64Array(this.#size);
    for (const [index, place] of places.entries()) {
      const weight = weights[index] ?? 0;
      const holders = this.#holders[place];
      if (!holders) continue;
      for (let holder = 0; holder < holders.at.length; holder += 1) {
        const at = holders.at[holder] ?? 0;
        if (at >= end) break;
        sums[at] = (sums[at] ?? 0) + weight * (holders.weight[holder] ?? 0);
      }
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

/** How much a feature tells that so many of the texts have. */
function rarityOf(count: number, texts: number): number {
  return Math.log((texts + 1) / (count + 1)) + 1;
}
