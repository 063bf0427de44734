import type { VariableValue } from '../../contract/index.ts';
import { studyDay } from '../../contract/studyZone.ts';
import { plusDays, plusMonths } from '../../dates/days.ts';
import { isDay } from '../expressions/isDay.ts';
import type { Mentioned } from './expressionsOf.ts';

const MONTHS_A_YEAR = 12;
const nothing: Readonly<Record<string, VariableValue>> = {};

/**
 * The days at which expressions that count days, months or years change, seen from today and from the answers that they name: for
 * `alter(x) >= 18` the day 18 years ago with those beside it.
 */
export function awaitedDays(
  expressions: readonly Mentioned[],
  at: number | undefined,
  variables: Readonly<Record<string, VariableValue>> = nothing,
): string[] {
  const today = at === undefined ? [] : [studyDay(at)];
  const days = expressions.flatMap(({ units, values, variables: names }) => {
    if (units.size === 0) return [];
    const named = [...values, ...[...names].map((name) => variables[name] ?? null)].filter(isNamedDay);
    const steps = [0, ...values.filter((value) => typeof value === 'number' && Number.isInteger(value))];
    return [...today, ...named].flatMap((from) =>
      steps.flatMap((step) => shiftedBy(units, from, Number(step))).flatMap(withNeighbours),
    );
  });
  return [...new Set(days)];
}

const isNamedDay = (value: VariableValue): value is string => typeof value === 'string' && isDay(value);

function shiftedBy(units: Mentioned['units'], from: string, step: number): (string | null)[] {
  return [...units].flatMap((unit) => [-step, step].map((by) => shifted(from, by, unit)));
}

function shifted(from: string, by: number, unit: 'days' | 'months' | 'years'): string | null {
  return unit === 'days' ? plusDays(from, by) : plusMonths(from, unit === 'years' ? by * MONTHS_A_YEAR : by);
}

function withNeighbours(day: string | null): string[] {
  return day === null ? [] : [day, plusDays(day, 1), plusDays(day, -1)].filter((one) => one !== null);
}
