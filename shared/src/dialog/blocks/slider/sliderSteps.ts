/** Two numbers closer than this share of a step are the same, because 0.1 + 0.2 is not 0.3. */
const TOLERANCE = 1e-6;

/** The point of the range next to a value, counted from `min`; rounded to what is meant by 0.1 + 0.2. */
export function nearestStep(value: number, { min, step }: { readonly min: number; readonly step: number }): number {
  return Number((min + Math.round((value - min) / step) * step).toPrecision(12)) + 0;
}

/** Whether a value is a point of the range. */
export function isOnStep(value: number, range: { readonly min: number; readonly step: number }): boolean {
  return Math.abs(value - nearestStep(value, range)) <= range.step * TOLERANCE;
}
