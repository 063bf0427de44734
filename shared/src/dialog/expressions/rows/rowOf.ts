import type { ComparisonOperator, Expression } from '../Expression.ts';
import { valueOperators } from './ConditionRows.ts';
import type { ConditionRow, RowValue, ValueOperator } from './ConditionRows.ts';
import { operatorSigns } from './operatorSigns.ts';

/** A comparison with its sides exchanged. */
const turned: Readonly<Record<ComparisonOperator, ComparisonOperator>> = {
  '=': '=',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

/** An expression as one row; null where none can show it. */
export function rowOf(expression: Expression): ConditionRow | null {
  if (expression.kind === 'comparison') return compared(expression);
  if (expression.kind === 'not') return called(expression.operand, true);
  return called(expression, false);
}

function compared({ operator, left, right }: Extract<Expression, { kind: 'comparison' }>): ConditionRow | null {
  const isTurned = isAskedOf(right) && !isAskedOf(left);
  const [variable, other] = isTurned ? [right, left] : [left, right];
  const value = valueOf(other);
  const sign = isTurned ? turned[operator] : operator;
  const aged = agedVariable(variable);
  if (aged !== null)
    return typeof value === 'number' ? rowWith(aged, value, (known) => isSignOf(known, sign, true)) : null;
  if (variable.kind !== 'variable' || value === null) return null;
  return rowWith(variable.name, value, (known) => isSignOf(known, sign, false));
}

function isSignOf(operator: ValueOperator, sign: ComparisonOperator, ofAge: boolean): boolean {
  const signs = operatorSigns[operator];
  return signs.sign === sign && (signs.ofAge === true) === ofAge;
}

/** Whether a row can be about it: a variable, or the age of one. */
function isAskedOf(expression: Expression): boolean {
  return expression.kind === 'variable' || agedVariable(expression) !== null;
}

/** The variable whose age today is asked for. */
function agedVariable(expression: Expression): string | null {
  if (expression.kind !== 'call' || expression.name !== 'age' || expression.args.length !== 1) return null;
  const [born] = expression.args;
  return born?.kind === 'variable' ? born.name : null;
}

function called(expression: Expression, negated: boolean): ConditionRow | null {
  if (expression.kind !== 'call') return null;
  const [variable, other] = expression.args;
  if (variable?.kind !== 'variable') return null;
  if (expression.name === 'answered') {
    return { kind: 'row', variable: variable.name, operator: negated ? 'unanswered' : 'answered' };
  }
  const value = other ? valueOf(other) : null;
  // The functions of texts take a text; anything else is left to the text that stands there.
  if (typeof value !== 'string') return null;
  return rowWith(variable.name, value, (known) => {
    const signs = operatorSigns[known];
    return signs.call === expression.name && signs.negated === negated;
  });
}

function rowWith(variable: string, value: RowValue, isIt: (operator: ValueOperator) => boolean): ConditionRow | null {
  const operator = valueOperators.find(isIt);
  return operator === undefined ? null : { kind: 'row', variable, operator, value };
}

function valueOf(expression: Expression): RowValue | null {
  if (expression.kind === 'literal') return expression.value;
  if (expression.kind === 'variable') return { of: 'variable', name: expression.name };
  if (expression.kind === 'call' && expression.name === 'today') return { of: 'today' };
  if (expression.kind !== 'negate' || expression.operand.kind !== 'literal') return null;
  const { value } = expression.operand;
  return typeof value === 'number' ? -value : null;
}
