import { Understanding, fitOf } from '../Understanding.ts';
import type { Example } from '../Understanding.ts';
import type { Fit } from '../kernelRidge.ts';
import { foreignSentences } from './foreignSentences.data.ts';
import { vectorsOf } from './Vectors.ts';
import type { Vectors } from './Vectors.ts';

/** What a block has learned by the sense of its examples beside their words. */
export interface LearnedSense {
  readonly fit: Fit;
  /** Of the examples. */
  readonly vectors: Vectors;
  /** How sure it is of a sentence that is at home nowhere, 0 to 1. */
  readonly foreign: number;
}

/** One of the foreign sentences may really fit a block: it is the one after it that counts. */
const COUNTED = 1;

/** What is learned beside the words; null where an example has no vector. n³ in the number of examples. */
export function learnSense(examples: readonly Example[], vectors: Vectors): LearnedSense | null {
  const texts = examples.map(({ text }) => text);
  const own = vectorsOf(texts, vectors);
  if (!own || own.length === 0) return null;
  const fit = fitOf(examples, own);
  const understanding = new Understanding(examples, { fit, sense: own });
  const sure = foreignSentences.flatMap((text) => {
    const vector = vectors.get(text);
    return vector ? [understanding.sureness(understanding.matches(text, vector))] : [];
  });
  const foreign = sure.toSorted((one, other) => other - one)[COUNTED] ?? 0;
  return { fit, vectors: new Map(texts.map((text, at) => [text, own[at] ?? new Float32Array()])), foreign };
}
