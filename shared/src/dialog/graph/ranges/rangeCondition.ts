import { parseExpression } from '../../expressions/parseExpression.ts';
import type { Expression } from '../../expressions/Expression.ts';
import type { ConditionRow } from '../../expressions/rows/ConditionRows.ts';
import { rowOf } from '../../expressions/rows/rowOf.ts';
import { writeRows } from '../../expressions/rows/writeRows.ts';
import { numberFrom } from './numbersOf.ts';
import type { Numbers } from './numbersOf.ts';
import type { ValueRange } from './ValueRange.ts';

const ALL: ValueRange = { from: -Infinity, below: Infinity };

/** The range of numbers for which a condition over one variable holds; null for any other condition, and where it never holds. */
export function readRange(condition: string, variable: string, numbers: Numbers): ValueRange | null {
  const read = parseExpression(condition);
  const range = read.ok ? rangeIn(read.expression, variable, numbers) : null;
  if (range === null) return null;
  const from = range.from <= numbers.least ? -Infinity : range.from;
  const below = range.below > numbers.most ? Infinity : range.below;
  return from < below && from <= numbers.most && below > numbers.least ? { from, below } : null;
}

function rangeIn(expression: Expression, variable: string, numbers: Numbers): ValueRange | null {
  if (expression.kind === 'logic') {
    if (expression.operator !== 'and') return null;
    const left = rangeIn(expression.left, variable, numbers);
    const right = left && rangeIn(expression.right, variable, numbers);
    return left && right && { from: Math.max(left.from, right.from), below: Math.min(left.below, right.below) };
  }
  const row = rowOf(expression);
  if (row?.variable === variable && row.operator === 'answered') return ALL;
  if (row?.variable !== variable || !('value' in row) || typeof row.value !== 'number') return null;
  const { operator, value } = row;
  const [at, behind] = [numberFrom(numbers, value), numbers.step === null ? null : after(numbers, value)];
  if (operator === 'less') return { ...ALL, below: at };
  if (operator === 'at-least') return { ...ALL, from: at };
  // Of all numbers none is the next one.
  if (behind === null) return null;
  if (operator === 'at-most') return { ...ALL, below: behind };
  if (operator === 'more') return { ...ALL, from: behind };
  return operator === 'is' && at === value ? { from: at, below: behind } : null;
}

/** The least of the numbers above a value. */
function after(numbers: Numbers, value: number): number {
  const at = numberFrom(numbers, value);
  return at > value ? at : at + (numbers.step ?? 0);
}

/** The condition that holds for the numbers of a range, over the variable that they are the answer of. */
export function writeRange({ from, below }: ValueRange, variable: string, { step }: Numbers): string {
  const row = (operator: 'is' | 'at-least' | 'at-most' | 'less', value: number): ConditionRow => ({
    kind: 'row',
    variable,
    operator,
    value,
  });
  if (step !== null && below === from + step) return writeRows({ join: 'and', parts: [row('is', from)] });
  if (from === -Infinity && below === Infinity)
    return writeRows({ join: 'and', parts: [{ kind: 'row', variable, operator: 'answered' }] });
  const lower = from === -Infinity ? [] : [row('at-least', from)];
  const upper = below === Infinity ? [] : [step === null ? row('less', below) : row('at-most', below - step)];
  return writeRows({ join: 'and', parts: [...lower, ...upper] });
}
