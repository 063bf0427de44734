import type { Expression } from '../Expression.ts';
import { parseExpression } from '../parseExpression.ts';
import type { ConditionPart, ConditionRows, Join } from './ConditionRows.ts';
import { rowOf } from './rowOf.ts';
import { otherJoin, tidyRows } from './tidyRows.ts';

/** A stored condition as rows; no parts for an empty text, null for one that cannot be read or that rows cannot show. */
export function readRows(source: string): ConditionRows | null {
  if (source.trim() === '') return { join: 'and', parts: [] };
  const read = parseExpression(source);
  if (!read.ok) return null;
  const join = read.expression.kind === 'logic' ? read.expression.operator : 'and';
  const parts = partsOf(read.expression, join);
  return parts && tidyRows({ join, parts });
}

function partsOf(expression: Expression, join: Join): ConditionPart[] | null {
  if (expression.kind !== 'logic') {
    const row = rowOf(expression);
    return row && [row];
  }
  if (expression.operator !== join) {
    const parts = partsOf(expression, otherJoin(join));
    return parts && [{ kind: 'group', parts }];
  }
  const [left, right] = [partsOf(expression.left, join), partsOf(expression.right, join)];
  return left && right && [...left, ...right];
}
