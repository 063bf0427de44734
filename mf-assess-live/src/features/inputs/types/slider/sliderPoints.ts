import { nearestStep } from '@dialogwerk/shared/dialog/messenger';

interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Up to this many whole points, such as 0 to 10, each get a button of their own. */
const MOST_BUTTONS = 11;

/** The points of a range that are few enough for buttons; null for a range that wants a slider. */
export function buttonPoints({ min, max, step }: Range): number[] | null {
  const count = Math.floor(max - min) + 1;
  if (step !== 1 || count > MOST_BUTTONS) return null;
  return Array.from({ length: count }, (_, place) => min + place);
}

/** The greatest point that lies on a step: that of 0 to 10 by 3 is 9. */
export function greatestPoint({ min, max, step }: Range): number {
  const nearest = nearestStep(max, { min, step });
  return nearest > max ? nearestStep(nearest - step, { min, step }) : nearest;
}

/** The point in the middle, where an untouched slider stands. */
export function middlePoint(range: Range): number {
  return nearestStep((range.min + greatestPoint(range)) / 2, range);
}

/** The point some steps away, within the range. */
export function pointAfter(value: number, steps: number, range: Range): number {
  const moved = nearestStep(value + steps * range.step, range);
  return Math.min(Math.max(moved, range.min), greatestPoint(range));
}
