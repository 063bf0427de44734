import type { Match } from '../engine/words/Understood.ts';
import { kernelRidge } from './kernelRidge.ts';
import type { Fit } from './kernelRidge.ts';
import { withSense } from './sense/withSense.ts';
import type { SenseOfExamples } from './sense/withSense.ts';
import { surenessOf } from './surenessOf.ts';
import { Vocabulary } from './Vocabulary.ts';

/** A sentence that stands for a target. */
export interface Example {
  readonly text: string;
  /** The target's id. */
  readonly target: string;
}

/** An example that spoke for or against a match, and how much. */
export interface Reason {
  readonly example: Example;
  readonly weight: number;
  /** How like the reply it is, 0 to 1. */
  readonly likeness: number;
}

/** The parts of an understanding that take long. */
export interface LearnedExamples {
  readonly fit: Fit;
  readonly vocabulary: Vocabulary;
  /** Where they are compared by it, too. */
  readonly sense: SenseOfExamples;
}

const RIDGE = 0.1;
/** The logistic curve from score to confidence, fitted on sets that no test uses (mean error 5 to 7 %). */
const SLOPE = 12.1;
const SHIFT = 4.6;

export function confidenceOf(score: number): number {
  return 1 / (1 + Math.exp(SHIFT - SLOPE * score));
}

/** The score that a confidence below 1 is of. */
function scoreAt(confidence: number): number {
  return (Math.log(confidence / (1 - confidence)) + SHIFT) / SLOPE;
}

/**
 * What a block has learned: which of its targets a free reply means. Trained from examples alone, in memory and
 * deterministic, so that author, respondent, simulation and check get the same decision.
 */
export class Understanding {
  readonly targets: readonly string[];
  readonly #examples: readonly Example[];
  readonly #vocabulary: Vocabulary;
  readonly #sense: SenseOfExamples | undefined;
  readonly #fit: Fit;
  /** By target: what `surenessOf` goes by. */
  #shown: ReadonlyMap<string, { readonly alike: number; readonly count: number }> | null = null;

  /** @param learned what takes long, where that was worked out elsewhere: what `fitOf` and `vocabularyOf` these examples give */
  constructor(examples: readonly Example[], learned?: Partial<LearnedExamples>) {
    this.#examples = examples;
    this.targets = targetsOf(examples);
    this.#vocabulary = learned?.vocabulary ?? Vocabulary.of(textsOf(examples));
    this.#sense = learned?.sense;
    this.#fit = learned?.fit ?? fitWith(this.#vocabulary, examples, this.#sense);
  }

  /** Every target by how well it fits, the best first. `vector`: what a model takes the reply to mean, where the examples have a sense. */
  matches(reply: string, vector?: Float32Array): readonly Match[] {
    const likenesses = this.#likenesses(reply, vector);
    return byConfidence(this.targets, (place) => scoreOf(this.#fit.weights[place], likenesses));
  }

  /**
   * How sure it is that the first of these matches is meant and nothing else, 0 to 1: its confidence, less where another one fits much
   * the same or its examples are all built alike. 0 for no matches.
   */
  sureness([best, next]: readonly Match[]): number {
    if (!best) return 0;
    const { alike, count } = this.#shownOf(best.target);
    return confidenceOf(
      surenessOf(scoreAt(best.confidence), { next: next ? scoreAt(next.confidence) : 0, alike, count }),
    );
  }

  /** The matches that each example would have had, had it not been there, in their order: how good the training is. */
  leaveOneOut(): readonly (readonly Match[])[] {
    return this.#examples.map((_, at) => byConfidence(this.targets, (place) => this.#fit.leftOut[place]?.[at] ?? 0));
  }

  #shownOf(target: string): { readonly alike: number; readonly count: number } {
    this.#shown ??= new Map(
      this.targets.map((each, place) => {
        const own = this.#examples.flatMap((example, at) => (example.target === each ? [at] : []));
        const sum = own.reduce((total, at) => total + (this.#fit.leftOut[place]?.[at] ?? 0), 0);
        return [each, { alike: sum / own.length, count: own.length }];
      }),
    );
    return this.#shown.get(target) ?? { alike: 0, count: 0 };
  }

  /** What spoke for and against a target, the strongest first. */
  reasons(reply: string, target: string, vector?: Float32Array): readonly Reason[] {
    const weights = this.#fit.weights[this.targets.indexOf(target)];
    return [...this.#likenesses(reply, vector)]
      .map((likeness, at) => ({ example: this.#examples[at], weight: likeness * (weights?.[at] ?? 0), likeness }))
      .filter((reason): reason is Reason => reason.example !== undefined && reason.weight !== 0)
      .sort((one, other) => Math.abs(other.weight) - Math.abs(one.weight));
  }

  #likenesses(reply: string, vector: Float32Array | undefined): Float64Array {
    const words = this.#vocabulary.likenesses(reply);
    return this.#sense ? withSense(words, this.#sense, vector) : words;
  }
}

/** The part of training that takes long, for another thread: n³ in the number of examples. `sense`: as in `LearnedExamples`. */
export function fitOf(examples: readonly Example[], sense?: SenseOfExamples): Fit {
  return fitWith(Vocabulary.of(textsOf(examples)), examples, sense);
}

/** What examples are told apart by, in steps, for who has others waiting. */
export function vocabularyOf(examples: readonly Example[]): Generator<void, Vocabulary, void> {
  return Vocabulary.learning(textsOf(examples));
}

function textsOf(examples: readonly Example[]): readonly string[] {
  return examples.map(({ text }) => text);
}

function fitWith(vocabulary: Vocabulary, examples: readonly Example[], sense?: SenseOfExamples): Fit {
  const targets = targetsOf(examples);
  const places = new Map(targets.map((target, place) => [target, place]));
  const kernel = examples.map(({ text }, at) => {
    const words = vocabulary.likenesses(text, at + 1);
    return sense ? withSense(words, sense, sense.vectors[at], at + 1) : words;
  });
  const labels = examples.map(({ target }) => places.get(target) ?? 0);
  return kernelRidge(kernel, labels, targets.length, RIDGE);
}

function targetsOf(examples: readonly Example[]): readonly string[] {
  return [...new Set(examples.map(({ target }) => target))];
}

function byConfidence(targets: readonly string[], score: (place: number) => number): readonly Match[] {
  return targets
    .map((target, place) => ({ target, confidence: confidenceOf(score(place)) }))
    .sort((one, other) => other.confidence - one.confidence);
}

function scoreOf(weights: Float64Array | undefined, likenesses: Float64Array): number {
  return likenesses.reduce((sum, alike, at) => sum + alike * (weights?.[at] ?? 0), 0);
}
