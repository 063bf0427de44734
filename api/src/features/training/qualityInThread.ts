import { BlockUnderstanding, qualityOf } from '@dialogwerk/shared/dialog/understanding';
import type { BlockTraining, Fit, LearnedSense, Quality } from '@dialogwerk/shared/dialog/understanding';

/** How good a training is, as another thread computes it: each example is compared with each. What is known already: `fit`, and the sense of
 * its examples. */
export function qualityInThread({
  training,
  fit,
  sense,
}: {
  readonly training: BlockTraining;
  readonly fit: Fit | undefined;
  readonly sense: LearnedSense | undefined;
}): Quality {
  return qualityOf(new BlockUnderstanding(training, { words: fit && { fit }, sense }));
}
