import { fitOf } from '@dialogwerk/shared/dialog/understanding';
import type { Example, Fit } from '@dialogwerk/shared/dialog/understanding';

/** The part of training that takes long, as another thread computes it. */
export function fitInThread(examples: readonly Example[]): Fit {
  return fitOf(examples);
}
