import type { Bounds } from '../../contract/index.ts';
import { byWordsOf } from './byWordsOf.ts';
import { Meanings } from './meaning/Meanings.ts';
import { measuredBounds } from './measuredBounds.ts';
import type { MeaningTarget } from './MeaningTarget.ts';
import { Senses } from './sense/Senses.ts';
import type { LearnedSense } from './sense/learnSense.ts';
import type { Example, LearnedExamples } from './Understanding.ts';

/** What a block's free replies are understood by: its targets with what they say of themselves, its examples, its bounds. */
export interface BlockTraining {
  readonly targets: readonly MeaningTarget[];
  readonly examples: readonly Example[];
  /** As an author has set them; null: as they were measured for so many examples. */
  readonly bounds: Bounds | null;
}

/** All that a block is trained with, the author's examples first: those of targets that it does not have do not count. */
export function trainedWith({ targets, examples }: Omit<BlockTraining, 'bounds'>): readonly Example[] {
  const known = new Set(targets.map(({ target }) => target));
  const own = targets.flatMap(({ target, own: texts, implied }) =>
    [...texts, ...implied].map((text) => ({ text, target })),
  );
  return [...examples.filter(({ target }) => known.has(target)), ...own];
}

/** What was worked out of `trainedWith` a training elsewhere: by the words, and by what a model takes the examples to mean. */
export interface LearnedBlock {
  readonly words?: Partial<LearnedExamples> | undefined;
  readonly sense?: LearnedSense | undefined;
}

/** What is worked out of a block's training once, for all that are heard by it. */
export class TrainedBlock {
  readonly training: BlockTraining;
  /** As it was given. */
  readonly learned: LearnedBlock;
  /** `trainedWith` the training. */
  readonly examples: readonly Example[];
  /** How many of them, from the first on, an author gave. */
  readonly given: number;
  /** By words: the targets that they stand for. */
  readonly byWords: ReadonlyMap<string, ReadonlySet<string>>;
  /** The bounds that were measured for so many examples. */
  readonly measured: Bounds;
  readonly senses: Senses;
  #meanings: Meanings | null = null;

  constructor(training: BlockTraining, learned: LearnedBlock) {
    this.training = training;
    this.learned = learned;
    const { targets } = training;
    this.examples = trainedWith(training);
    const trained = new Set(this.examples.map(({ target }) => target));
    this.measured = measuredBounds({ targets: trained.size, examples: this.examples.length });
    this.given = this.examples.length - targets.flatMap(({ own, implied }) => [...own, ...implied]).length;
    this.byWords = byWordsOf(this.examples, targets);
    this.senses = new Senses(this.examples, learned.words, learned.sense);
  }

  /** Worked out when it is first needed. */
  get meanings(): Meanings {
    this.#meanings ??= new Meanings(this.training.targets, this.examples, this.given);
    return this.#meanings;
  }
}
