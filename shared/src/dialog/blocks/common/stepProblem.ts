import type { RespondentTexts } from '../../texts.ts';
import { isOnStep } from '../slider/sliderSteps.ts';

/** What is wrong with a number that has to be a point of a range, as a sentence; null for nothing. */
export function stepProblem(
  value: number,
  { min, max, step }: { readonly min: number; readonly max: number; readonly step: number },
  texts: RespondentTexts,
): string | null {
  if (!Number.isFinite(value)) return texts.noNumber;
  if (value < min) return texts.tooSmall(min);
  if (value > max) return texts.tooLarge(max);
  return isOnStep(value, { min, step }) ? null : texts.offStep(step);
}
