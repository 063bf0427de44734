import { fitOf, learnSense } from '@dialogwerk/shared/dialog/understanding';
import type { Example, Fit, LearnedSense, Vectors } from '@dialogwerk/shared/dialog/understanding';

/** The part of training that takes long, as another thread computes it. */
export function fitInThread(examples: readonly Example[]): Fit {
  return fitOf(examples);
}

/** The same by the sense of examples. */
export function senseInThread({
  examples,
  vectors,
}: {
  readonly examples: readonly Example[];
  readonly vectors: Vectors;
}): {
  readonly sense: LearnedSense | null;
} {
  return { sense: learnSense(examples, vectors) };
}
