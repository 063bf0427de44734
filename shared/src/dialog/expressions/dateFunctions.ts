import type { VariableValue } from '../../contract/index.ts';
import { studyClock, studyDay } from '../../contract/studyZone.ts';
import { daysBetween, monthsBetween, plusDays, plusMonths, weekdayOf, yearsBetween } from '../../dates/days.ts';
import type { ExpressionFunction } from './ExpressionFunction.ts';
import { isDay } from './isDay.ts';

const MONTHS_A_YEAR = 12;

const dayOf = (value: VariableValue | undefined): string | null =>
  typeof value === 'string' && isDay(value) ? value : null;

/** A function of the moment of the event: the engine has no clock of its own, so that a replay gives the same for ever. */
function ofMoment(gives: 'date' | 'time', read: (at: number) => string): ExpressionFunction {
  return {
    arguments: [0, 0],
    takes: ['unknown'],
    gives,
    leastAllowed: false,
    apply: (_values, _least, at) => (at === undefined ? null : read(at)),
  };
}

/** How much lies between two days. */
function between(count: (from: string, to: string) => number): ExpressionFunction {
  return {
    arguments: [2, 2],
    takes: ['date'],
    gives: 'number',
    leastAllowed: false,
    apply: ([first, second]) => {
      const [from, to] = [dayOf(first), dayOf(second)];
      return from === null || to === null ? null : count(from, to);
    },
  };
}

/** The day so many whole steps later. */
function plus(shifted: (day: string, by: number) => string | null): ExpressionFunction {
  return {
    arguments: [2, 2],
    takes: ['date', 'number'],
    gives: 'date',
    leastAllowed: false,
    apply: ([value, by]) => {
      const day = dayOf(value);
      return day === null || typeof by !== 'number' || !Number.isInteger(by) ? null : shifted(day, by);
    },
  };
}

/** The functions of days and times, in the study's zone. */
export const dateFunctions = {
  today: ofMoment('date', studyDay),
  now: ofMoment('time', (at) => studyClock(at).slice(11, 16)),
  days: between(daysBetween),
  months: between(monthsBetween),
  years: between(yearsBetween),
  age: {
    arguments: [1, 2],
    takes: ['date'],
    gives: 'number',
    leastAllowed: false,
    apply: (values, _least, at) => {
      const today = at === undefined ? null : studyDay(at);
      const [born, on] = [dayOf(values[0]), values.length > 1 ? dayOf(values[1]) : today];
      // Nobody has an age before being born.
      return born === null || on === null || on < born ? null : yearsBetween(born, on);
    },
  },
  weekday: {
    arguments: [1, 1],
    takes: ['date'],
    gives: 'number',
    leastAllowed: false,
    apply: ([value]) => {
      const day = dayOf(value);
      return day === null ? null : weekdayOf(day);
    },
  },
  plusdays: plus(plusDays),
  plusmonths: plus(plusMonths),
  plusyears: plus((day, by) => plusMonths(day, by * MONTHS_A_YEAR)),
} as const satisfies Record<string, ExpressionFunction>;

export type DateFunctionName = keyof typeof dateFunctions;

/** Whether what a function gives depends on when it is asked. */
export function readsClock(name: string, args: number): boolean {
  return name === 'today' || name === 'now' || (name === 'age' && args === 1);
}

/** Both ways to write each of them. */
export const dateFunctionNames: readonly (readonly [written: string, name: DateFunctionName])[] = [
  ['today', 'today'],
  ['heute', 'today'],
  ['now', 'now'],
  ['jetzt', 'now'],
  ['days', 'days'],
  ['tage', 'days'],
  ['months', 'months'],
  ['monate', 'months'],
  ['years', 'years'],
  ['jahre', 'years'],
  ['age', 'age'],
  ['alter', 'age'],
  ['weekday', 'weekday'],
  ['wochentag', 'weekday'],
  ['plusdays', 'plusdays'],
  ['plustage', 'plusdays'],
  ['plusmonths', 'plusmonths'],
  ['plusmonate', 'plusmonths'],
  ['plusyears', 'plusyears'],
  ['plusjahre', 'plusyears'],
];
