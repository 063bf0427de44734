import { Understanding } from '../Understanding.ts';
import type { Example, LearnedExamples } from '../Understanding.ts';
import type { LearnedSense } from './learnSense.ts';
import type { Vectors } from './Vectors.ts';

/** By what a reply is compared. */
export interface Sense {
  readonly understanding: Understanding;
  /** What a model takes the reply to mean; undefined where it goes by its words alone. */
  readonly vector: Float32Array | undefined;
  /** How sure it is of what is at home nowhere: `LearnedSense.foreign`, 0 by words alone. */
  readonly foreign: number;
}

/** What a block has learned of its examples: by their words, and by what a model takes them to mean where one has read them. */
export class Senses {
  readonly #examples: readonly Example[];
  readonly #learned: Partial<LearnedExamples> | undefined;
  readonly #sense: LearnedSense | undefined;
  #words: Understanding | null = null;
  #both: Understanding | null = null;

  constructor(examples: readonly Example[], learned?: Partial<LearnedExamples>, sense?: LearnedSense) {
    this.#examples = examples;
    this.#learned = learned;
    this.#sense = sense;
  }

  /** What a reply is compared by: its words, with its sense where that is known. */
  of(reply: string, known: Vectors): Sense {
    const vector = known.get(reply);
    return this.#sense && vector ? { ...this.whole(), vector } : this.#byWords();
  }

  /** What examples are compared with each other by. */
  whole(): Sense {
    if (!this.#sense) return this.#byWords();
    const { fit, vectors, share, foreign } = this.#sense;
    this.#both ??= new Understanding(this.#examples, { ...this.#learned, fit, sense: { vectors, share } });
    return { understanding: this.#both, vector: undefined, foreign };
  }

  /** Trained when it is first needed: what is named needs no training. */
  #byWords(): Sense {
    this.#words ??= new Understanding(this.#examples, this.#learned);
    return { understanding: this.#words, vector: undefined, foreign: 0 };
  }
}
