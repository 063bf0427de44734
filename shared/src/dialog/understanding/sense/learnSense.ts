import { Understanding, fitOf } from '../Understanding.ts';
import type { Example } from '../Understanding.ts';
import type { Fit } from '../kernelRidge.ts';
import { foreignSentences } from './foreignSentences.data.ts';
import type { Vectors } from './Vectors.ts';
import type { SenseOfExamples } from './withSense.ts';

/** What a block has learned by the sense of its examples beside their words. */
export interface LearnedSense extends SenseOfExamples {
  readonly fit: Fit;
  /** How sure it is of a sentence that is at home nowhere, 0 to 1. */
  readonly foreign: number;
}

/** What the sense may count beside the words. */
const SHARES = [0.25, 0.5, 0.75];
/** One of the foreign sentences may really fit a block: it is the one after it that counts. */
const COUNTED = 1;

/**
 * What is learned beside the words; null where an example has no vector, and where the model is no help: the sense counts as much as
 * examples that are left out are hit best by, which may be nothing. n³ in the number of examples.
 */
export function learnSense(examples: readonly Example[], known: Vectors): LearnedSense | null {
  const vectors = examples.flatMap(({ text }) => known.get(text) ?? []);
  if (vectors.length < examples.length || vectors.length === 0) return null;
  let best: LearnedSense | null = null;
  let least = missedBy(fitOf(examples), examples);
  for (const share of SHARES) {
    const fit = fitOf(examples, { vectors, share });
    const missed = missedBy(fit, examples);
    if (missed >= least) continue;
    least = missed;
    best = { fit, vectors, share, foreign: 0 };
  }
  return best && { ...best, foreign: sureOfForeign(examples, best, known) };
}

/**
 * By how much left-out examples miss 1 at their own target and 0 at the others, in squares, but for what all are too high or too low by: a
 * model to which everything is the same lifts everything.
 */
function missedBy({ leftOut }: Fit, examples: readonly Example[]): number {
  const targets = [...new Set(examples.map(({ target }) => target))];
  let sum = 0;
  for (const [place, scores] of leftOut.entries()) {
    const missed = [...scores].map((score, at) => (examples[at]?.target === targets[place] ? 1 : 0) - score);
    const mean = missed.reduce((total, value) => total + value, 0) / missed.length;
    for (const value of missed) sum += (value - mean) ** 2;
  }
  return sum;
}

function sureOfForeign(examples: readonly Example[], { fit, vectors, share }: LearnedSense, known: Vectors): number {
  const understanding = new Understanding(examples, { fit, sense: { vectors, share } });
  const sure = foreignSentences.flatMap((text) => {
    const vector = known.get(text);
    return vector ? [understanding.sureness(understanding.matches(text, vector))] : [];
  });
  return sure.toSorted((one, other) => other - one)[COUNTED] ?? 0;
}
