import type { QuestionSummary } from '../../contract/index.ts';
import type { Counted } from './summarizeNumbers.ts';

type Spread = NonNullable<QuestionSummary['spread']>;

/** What a slider offers. */
interface Steps {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** A figure with more columns is no longer read off. */
const MOST_SINGLE = 21;
const MOST_RANGES = 12;
/** What floating point leaves out or adds when steps such as 0.1 are counted. */
const TOLERANCE = 1e-9;

/**
 * How often which number was given, also the ones between that nobody gave: each value by itself where there are few (the
 * steps of a slider, whole numbers), else ranges of a round width. Empty without numbers.
 */
export function spreadOf(numbers: readonly Counted[], slider: Steps | null): Spread {
  if (numbers.length === 0) return [];
  const values = numbers.map(({ value }) => value);
  const lowest = values.reduce((a, b) => Math.min(a, b));
  const highest = values.reduce((a, b) => Math.max(a, b));
  const { min: least, max: most, step } = slider ?? { min: lowest, max: highest, step: 1 };
  const areSteps = values.every((value) => isWhole((value - least) / step) && value >= least && value <= most);
  const steps = Math.floor((most - least) / step + TOLERANCE) + 1;
  if (areSteps && steps <= MOST_SINGLE) {
    return columns(numbers, steps, least, step).map(({ from, count }) => ({ from, to: from, count }));
  }
  const width = roundWidth((highest - lowest) / (MOST_RANGES - 1));
  const start = Math.floor(lowest / width + TOLERANCE) * width;
  return columns(numbers, Math.floor((highest - start) / width + TOLERANCE) + 1, start, width);
}

/** Columns from `start` on, each `width` wide; a number on a border belongs to the column that begins there. */
function columns(numbers: readonly Counted[], count: number, start: number, width: number): Spread {
  const placeOf = (value: number): number => Math.floor((value - start) / width + TOLERANCE);
  const totals = new Map<number, number>();
  for (const { value, count: times } of numbers) {
    totals.set(placeOf(value), (totals.get(placeOf(value)) ?? 0) + times);
  }
  return Array.from({ length: count }, (_, place) => ({
    from: tidy(start + place * width),
    to: tidy(start + (place + 1) * width),
    count: totals.get(place) ?? 0,
  }));
}

/** The next of 1, 2, 5, 10, 20, … (and of 0.1, 0.2, …) that is at least `least`. */
function roundWidth(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= least - TOLERANCE * power) ?? 10;
  return factor * power;
}

function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < TOLERANCE;
}

/** 0.30000000000000004 as 0.3. */
function tidy(value: number): number {
  return Number(value.toPrecision(12));
}
