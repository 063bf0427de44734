import type { QuestionInput } from '../../contract/index.ts';
import { nearestStep } from '../blocks/slider/sliderSteps.ts';

type Input<T extends QuestionInput['type']> = Extract<QuestionInput, { type: T }>;

/** So many values of one question are tried at most. */
const MOST_VALUES = 16;
const DAY_MS = 86_400_000;

function kept<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)].slice(0, MOST_VALUES);
}

/** The bounds, and each hint with its neighbours. */
export function triedNumbers({ min, max, integer }: Input<'number'>, hints: readonly number[]): number[] {
  const bounds = [min, max].filter((bound) => bound !== null);
  const beside = hints.flatMap((hint) => [hint, hint - 1, hint + 1]);
  const whole = (value: number): number => (integer ? Math.round(value) : value);
  const fitting = [...bounds, ...beside]
    .map(whole)
    .filter((value) => value >= (min ?? value) && value <= (max ?? value));
  return kept(fitting.length > 0 ? fitting : [whole(min ?? max ?? 1)]);
}

/** The ends, the middle, and each hint with its neighbours on the range. */
export function triedSteps(range: Input<'slider'>, hints: readonly number[]): number[] {
  const { min, max, step } = range;
  const points = [(min + max) / 2, min, max, ...hints.flatMap((hint) => [hint, hint - step, hint + step])];
  return kept(points.map((point) => nearestStep(point, range)).filter((point) => point >= min && point <= max));
}

/** The bounds, and each hint that is a day with the days beside it. */
export function triedDates({ min, max }: Input<'date'>, hints: readonly string[]): string[] {
  const days = hints.map((hint) => Date.parse(`${hint}T00:00:00Z`)).filter((day) => Number.isFinite(day));
  const beside = days.flatMap((day) => [day, day - DAY_MS, day + DAY_MS]);
  const named = beside.map((day) => new Date(day).toISOString().slice(0, 10));
  const bounds = [min, max].filter((bound) => bound !== null);
  return kept([...(bounds.length > 0 ? bounds : ['2024-02-29']), ...named]);
}
