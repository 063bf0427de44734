import type { VariableValue } from '../../../contract/index.ts';
import { day } from '../../blocks/date/day.ts';
import { timeForm } from '../../blocks/time/time.ts';
import { readsClock } from '../../expressions/dateFunctions.ts';
import { evaluate } from '../../expressions/evaluate.ts';
import type { Expression } from '../../expressions/Expression.ts';
import { functionOf } from '../../expressions/functions.ts';
import { aggregate } from './aggregate.ts';
import { anything, canBe, finite, isEmpty, join, nothing, rangeOf, union } from '../../expressions/Domain.ts';
import type { Domain, Present, Values } from '../../expressions/Domain.ts';
import { partsOf } from '../../expressions/nodesOf.ts';

export type DomainOf = (variable: string) => Domain;

/** How many combinations of operands are worked out one by one. */
const MOST_COMBINATIONS = 1_024;
/** How many of a sum and its kin, which are quicker to fold one operand after the other. */
const MOST_TO_AGGREGATE = 64;

const truths: Values = { kind: 'finite', values: [true, false] };

/**
 * Everything that an expression can give while its variables are what `domainOf` says, each on its own: never less than
 * what can happen. Where operands have few values the engine's own `evaluate` works out every combination of them.
 */
export function outcomesOf(expression: Expression, domainOf: DomainOf): Domain {
  if (expression.kind === 'literal') return { missing: false, values: finite([expression.value]) };
  if (expression.kind === 'variable') return domainOf(expression.name);
  const operands = partsOf(expression).map((operand) => outcomesOf(operand, domainOf));
  return combined(expression, operands) ?? estimated(expression, operands);
}

/** The values one by one, null for missing; null when they are too many to name. */
function listed({ missing, values }: Domain): VariableValue[] | null {
  if (values.kind !== 'finite') return null;
  return missing ? [...values.values, null] : [...values.values];
}

/** Every combination of operands through the engine; null for too many. */
function combined(expression: Expression, operands: readonly Domain[]): Domain | null {
  if (expression.kind === 'call' && readsClock(expression.name, expression.args.length)) return null;
  const lists = operands.map(listed).filter((list) => list !== null);
  if (lists.length < operands.length) return null;
  const isAggregate = expression.kind === 'call' && functionOf(expression.name).leastAllowed;
  const most = isAggregate && expression.least === null ? MOST_TO_AGGREGATE : MOST_COMBINATIONS;
  if (lists.reduce((product, { length }) => product * length, 1) > most) return null;
  const names = operands.map((_, index) => `operand${index}`);
  const overNames = withOperands(
    expression,
    names.map((name) => ({ kind: 'variable', name, position: expression.position })),
  );
  let rows: VariableValue[][] = [[]];
  for (const list of lists) rows = rows.flatMap((row) => list.map((value) => row.concat([value])));
  const results = rows.map((row) =>
    evaluate(overNames, Object.fromEntries(names.map((name, index) => [name, row[index] ?? null]))),
  );
  return {
    missing: results.includes(null),
    values: finite(results.filter((value): value is Present => value !== null)),
  };
}

/** The same expression over other operands. */
function withOperands(expression: Expression, operands: readonly Expression[]): Expression {
  const [left = expression, right = left] = operands;
  switch (expression.kind) {
    case 'literal':
    case 'variable':
      return expression;
    case 'negate':
    case 'not':
      return { ...expression, operand: left };
    case 'arithmetic':
    case 'comparison':
    case 'logic':
      return { ...expression, left, right };
    case 'call':
      return { ...expression, args: operands };
  }
}

/** What is certain about an expression whose operands have too many values to go through. */
function estimated(expression: Expression, operands: readonly Domain[]): Domain {
  const [left = anything, right = left] = operands;
  switch (expression.kind) {
    case 'literal':
    case 'variable':
      return anything;
    case 'negate': {
      const range = rangeOf(left.values);
      if (!range) return anything;
      return { missing: left.missing, values: { ...range, min: -range.max, max: -range.min } };
    }
    case 'not':
      return { missing: true, values: truths };
    case 'arithmetic':
      return arithmetic(expression.operator, left, right);
    case 'comparison':
      return comparison(expression.operator, left, right);
    case 'logic':
      return logic(expression.operator === 'or', left, right);
    case 'call':
      return called(expression, operands);
  }
}

function arithmetic(operator: string, left: Domain, right: Domain): Domain {
  const [a, b] = [rangeOf(left.values), rangeOf(right.values)];
  if (isEmpty(left.values) || isEmpty(right.values)) return { missing: true, values: nothing };
  if (!a || !b || operator === '/') return anything;
  const corners = [a.min, a.max].flatMap((one) =>
    [b.min, b.max].map((other) => {
      if (operator === '+') return one + other;
      return operator === '-' ? one - other : one * other;
    }),
  );
  // Infinity minus itself and times 0 say nothing.
  if (corners.some(Number.isNaN)) return anything;
  const [min, max] = [Math.min(...corners), Math.max(...corners)];
  // What is too large for a number is missing.
  const missing = left.missing || right.missing || !Number.isFinite(min) || !Number.isFinite(max);
  return { missing, values: { kind: 'range', min, max, integer: a.integer && b.integer } };
}

function comparison(operator: string, left: Domain, right: Domain): Domain {
  if (isEmpty(left.values) || isEmpty(right.values)) return { missing: true, values: nothing };
  const missing = left.missing || right.missing;
  const [a, b] = [rangeOf(left.values), rangeOf(right.values)];
  if (!a || !b) return { missing: true, values: truths };
  const certain = (): boolean | null => {
    if (a.max < b.min) return operator === '<' || operator === '<=' || operator === '!=';
    if (a.min > b.max) return operator === '>' || operator === '>=' || operator === '!=';
    if (a.max <= b.min && (operator === '<=' || operator === '>')) return operator === '<=';
    if (a.min >= b.max && (operator === '>=' || operator === '<')) return operator === '>=';
    return null;
  };
  const result = certain();
  return { missing, values: result === null ? truths : finite([result]) };
}

function logic(decisive: boolean, left: Domain, right: Domain): Domain {
  const isTruth = ({ values }: Domain): boolean =>
    values.kind === 'finite' && values.values.every((value) => typeof value === 'boolean');
  if (!isTruth(left) || !isTruth(right)) return { missing: true, values: truths };
  const isAlways = ({ missing, values }: Domain): boolean =>
    !missing && !isEmpty(values) && !canBe(values, (value) => value !== decisive);
  if (isAlways(left) || isAlways(right)) return { missing: false, values: finite([decisive]) };
  const canDecide = [left, right].some(({ values }) => canBe(values, (value) => value === decisive));
  return {
    missing: left.missing || right.missing,
    values: canDecide ? truths : finite([!decisive]),
  };
}

function called(expression: Extract<Expression, { kind: 'call' }>, operands: readonly Domain[]): Domain {
  const [first = anything, then = anything, otherwise = { missing: true, values: nothing }] = operands;
  switch (expression.name) {
    case 'if':
      return join({ missing: true, values: nothing }, join(then, otherwise));
    case 'answered':
      return { missing: false, values: answeredBy(first) };
    case 'round': {
      const range = rangeOf(first.values);
      if (!range || operands.length > 1) return anything;
      return {
        missing: first.missing,
        values: { kind: 'range', min: Math.floor(range.min), max: Math.ceil(range.max), integer: true },
      };
    }
    case 'count':
      return { missing: false, values: { kind: 'range', min: 0, max: Infinity, integer: true } };
    case 'sum':
    case 'mean':
    case 'min':
    case 'max':
      return aggregate(expression.name, operands, expression.least);
    case 'contains':
    case 'begins':
    case 'matches':
    case 'exactly':
      return { missing: true, values: isEmpty(first.values) ? nothing : truths };
    case 'today':
    case 'plusdays':
    case 'plusmonths':
    case 'plusyears':
      return { missing: true, values: { kind: 'text', between: { form: day, min: null, max: null } } };
    case 'now':
      return { missing: true, values: { kind: 'text', between: { form: timeForm, min: null, max: null } } };
    case 'days':
    case 'months':
    case 'years':
      return { missing: true, values: { kind: 'range', min: -Infinity, max: Infinity, integer: true } };
    case 'age':
      return { missing: true, values: { kind: 'range', min: 0, max: Infinity, integer: true } };
    case 'weekday':
      return { missing: true, values: finite([1, 2, 3, 4, 5, 6, 7]) };
  }
}

function answeredBy({ missing, values }: Domain): Values {
  const found = isEmpty(values) ? nothing : finite([true]);
  return missing ? union(found, finite([false])) : found;
}
