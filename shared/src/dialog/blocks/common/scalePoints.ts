import type { InputOf } from '../../../contract/index.ts';
import type { Dice } from '../../random/Dice.ts';
import type { RespondentTexts } from '../../texts.ts';

type ScaleInput = InputOf<'likert' | 'matrix'>;
type Point = number | 'na';

/** How many replies on a scale with 'keine Angabe' take it. */
const NO_ANSWER = 0.1;

/** What is wrong with a scale point, of a question or of an item of a battery, or null. */
export function pointProblem({ points, na }: ScaleInput, value: Point, texts: RespondentTexts): string | null {
  const isOffered = value === 'na' ? na : points.some((point) => point.value === value);
  return isOffered ? null : texts.unknownPoint;
}

/** What a scale point is called. */
export function pointText({ points }: ScaleInput, value: Point, texts: RespondentTexts): string {
  if (value === 'na') return texts.notApplicable;
  return points.find((point) => point.value === value)?.label ?? String(value);
}

/** Everything that can be chosen on a scale. */
export function allPoints({ points, na }: ScaleInput): Point[] {
  const values = points.map(({ value }) => value);
  return na ? [...values, 'na'] : values;
}

/** A point that some respondent chooses. */
export function drawnPoint({ points, na }: ScaleInput, dice: Dice): Point {
  return (na && dice.chance(NO_ANSWER)) || points.length === 0 ? 'na' : (dice.one(points)?.value ?? 'na');
}
