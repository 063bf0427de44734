import type { VariableValue } from '../../contract/index.ts';
import type { ArithmeticOperator, ComparisonOperator, Expression } from './Expression.ts';
import { functionOf } from './functions.ts';
import { sameText } from './textTests.ts';

type Variables = Readonly<Record<string, VariableValue>>;

/** Only numbers that JSON can hold: anything else is missing, and -0 is 0. */
function proper(value: VariableValue): VariableValue {
  if (typeof value !== 'number') return value;
  return Number.isFinite(value) ? value + 0 : null;
}

function calculate(operator: ArithmeticOperator, left: VariableValue, right: VariableValue): VariableValue {
  if (typeof left !== 'number' || typeof right !== 'number') return null;
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
  }
}

/** Whether two values that are there are the same; a list is the same as each of its entries, so that `hobbys = "Lesen"` asks whether it was chosen. */
function same(left: VariableValue, right: VariableValue): boolean {
  if (Array.isArray(left)) return typeof right === 'string' && left.some((entry) => sameText(entry, right));
  if (Array.isArray(right)) return same(right, left);
  return typeof left === 'string' && typeof right === 'string' ? sameText(left, right) : left === right;
}

function ordered(operator: '<' | '<=' | '>' | '>=', left: number | string, right: number | string): boolean {
  switch (operator) {
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
  }
}

function compare(operator: ComparisonOperator, left: VariableValue, right: VariableValue): VariableValue {
  if (left === null || right === null) return null;
  if (operator === '=') return same(left, right);
  if (operator === '!=') return !same(left, right);
  const numbers = typeof left === 'number' && typeof right === 'number';
  const texts = typeof left === 'string' && typeof right === 'string';
  return numbers || texts ? ordered(operator, left, right) : null;
}

/** Three-valued: what is missing decides only where the other side does not. */
function combine(operator: 'and' | 'or', left: VariableValue, right: VariableValue): VariableValue {
  const decisive = operator === 'or';
  if (left === decisive || right === decisive) return decisive;
  return left === !decisive && right === !decisive ? !decisive : null;
}

/**
 * The value of an expression; null is missing. Arithmetic, comparisons and functions with a missing or unfitting
 * operand are missing, and so is a division by zero. `at`: the moment that it is asked at, in milliseconds since 1970; without, today and
 * now are missing. Never throws.
 */
export function evaluate(expression: Expression, variables: Variables, at?: number): VariableValue {
  const valueOf = (operand: Expression): VariableValue => evaluate(operand, variables, at);
  switch (expression.kind) {
    case 'literal':
      return expression.value;
    case 'variable':
      return Object.hasOwn(variables, expression.name) ? (variables[expression.name] ?? null) : null;
    case 'negate': {
      const operand = valueOf(expression.operand);
      return typeof operand === 'number' ? proper(-operand) : null;
    }
    case 'not': {
      const operand = valueOf(expression.operand);
      return typeof operand === 'boolean' ? !operand : null;
    }
    case 'arithmetic':
      return proper(calculate(expression.operator, valueOf(expression.left), valueOf(expression.right)));
    case 'comparison':
      return compare(expression.operator, valueOf(expression.left), valueOf(expression.right));
    case 'logic':
      return combine(expression.operator, valueOf(expression.left), valueOf(expression.right));
    case 'call': {
      const values = expression.args.map(valueOf);
      return proper(functionOf(expression.name).apply(values, expression.least, at));
    }
  }
}
