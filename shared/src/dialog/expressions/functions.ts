import type { ExpressionFunction } from './ExpressionFunction.ts';
import type { VariableValue } from '../../contract/index.ts';
import { dateFunctionNames, dateFunctions } from './dateFunctions.ts';
import { beginsWithText, containsText, isExactly, matchesPattern, testedAsText } from './textTests.ts';
import type { TextTest } from './textTests.ts';

/**
 * The numbers among the values. A missing value makes the whole missing, unless the call says how many have to
 * be there (`sum.8(...)`, as in SPSS).
 */
function numbersOf(values: readonly VariableValue[], least: number | null): number[] | null {
  const numbers = values.filter((value) => typeof value === 'number');
  return numbers.length >= (least ?? values.length) ? numbers : null;
}

function overNumbers(combine: (numbers: readonly number[]) => number): ExpressionFunction {
  return {
    arguments: [1, Infinity],
    takes: ['number'],
    gives: 'number',
    leastAllowed: true,
    apply: (values, least) => {
      const numbers = numbersOf(values, least);
      return numbers === null ? null : combine(numbers);
    },
  };
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, value) => sum + value, 0);

/** Rounds half away from zero, as people do. Shifts the decimal point as text, because 1.005 * 100 is not 100.5. */
function rounded(value: number, digits: number): number {
  const places = Math.min(Math.max(Math.trunc(digits), 0), 10);
  const shifted = Math.round(Number(`${Math.abs(value)}e${places}`));
  const result = Number(`${shifted}e-${places}`);
  return Number.isFinite(result) ? Math.sign(value) * result : value;
}

/** How many things a value counts as: a list its entries, anything else one, unless it is missing or false. */
function counted(value: VariableValue): number {
  if (Array.isArray(value)) return value.length;
  return value === null || value === false ? 0 : 1;
}

function ofText(test: TextTest): ExpressionFunction {
  return {
    arguments: [2, 2],
    takes: ['unknown', 'text'],
    gives: 'boolean',
    leastAllowed: false,
    apply: (values) => testedAsText(test, values),
  };
}

export const functions = {
  sum: overNumbers(total),
  mean: overNumbers((numbers) => total(numbers) / numbers.length),
  min: overNumbers((numbers) => numbers.reduce((least, value) => Math.min(least, value), Infinity)),
  max: overNumbers((numbers) => numbers.reduce((greatest, value) => Math.max(greatest, value), -Infinity)),
  count: {
    arguments: [1, Infinity],
    takes: ['unknown'],
    gives: 'number',
    leastAllowed: false,
    apply: (values) => values.reduce((sum: number, value) => sum + counted(value), 0),
  },
  round: {
    arguments: [1, 2],
    takes: ['number'],
    gives: 'number',
    leastAllowed: false,
    apply: ([value, digits = 0]) =>
      typeof value === 'number' && typeof digits === 'number' ? rounded(value, digits) : null,
  },
  if: {
    arguments: [2, 3],
    takes: ['boolean', 'unknown'],
    gives: 'unknown',
    leastAllowed: false,
    apply: ([condition, then = null, otherwise = null]) => {
      if (typeof condition !== 'boolean') return null;
      return condition ? then : otherwise;
    },
  },
  answered: {
    arguments: [1, 1],
    takes: ['unknown'],
    gives: 'boolean',
    leastAllowed: false,
    apply: ([value = null]) => value !== null,
  },
  contains: ofText(containsText),
  begins: ofText(beginsWithText),
  matches: ofText(matchesPattern),
  exactly: ofText(isExactly),
  ...dateFunctions,
} as const satisfies Record<string, ExpressionFunction>;

export type FunctionName = keyof typeof functions;

/** The functions as ExpressionFunction, for callers that do not know which one they hold. */
export function functionOf(name: FunctionName): ExpressionFunction {
  return functions[name];
}

/** Both ways to write each function; upper and lower case count the same. */
export const functionNames: ReadonlyMap<string, FunctionName> = new Map<string, FunctionName>([
  ['sum', 'sum'],
  ['summe', 'sum'],
  ['mean', 'mean'],
  ['mittelwert', 'mean'],
  ['min', 'min'],
  ['max', 'max'],
  ['count', 'count'],
  ['anzahl', 'count'],
  ['round', 'round'],
  ['runden', 'round'],
  ['if', 'if'],
  ['wenn', 'if'],
  ['answered', 'answered'],
  ['beantwortet', 'answered'],
  ['contains', 'contains'],
  ['enthält', 'contains'],
  ['enthaelt', 'contains'],
  ['begins', 'begins'],
  ['beginnt', 'begins'],
  ['matches', 'matches'],
  ['passt', 'matches'],
  ['exactly', 'exactly'],
  ['genau', 'exactly'],
  ...dateFunctionNames,
]);
