import { BlockUnderstanding, qualityOf } from '@dialogwerk/shared/dialog/understanding';
import type { BlockTraining, Fit, Quality } from '@dialogwerk/shared/dialog/understanding';

/** How good a training is, as another thread computes it: each example is compared with each. `fit`: where it is known already. */
export function qualityInThread({
  training,
  fit,
}: {
  readonly training: BlockTraining;
  readonly fit: Fit | undefined;
}): Quality {
  return qualityOf(new BlockUnderstanding(training, fit && { fit }));
}
