import { TEXT_LIMITS } from '@dialogwerk/shared/contract';
import type { BlockOf } from '@dialogwerk/shared/contract';
import { texts } from '../../texts.ts';
import { problemOf } from '../rules/problemOf.ts';
import { atMost } from '../rules/textRules.ts';
import { nameProblem } from '../../../../model/nameProblem.ts';

export type Assignment = BlockOf<'assign'>['assignments'][number];

const lengthRule = atMost(TEXT_LIMITS.expression);

/** What keeps the name of a row from being saved, or null. */
export function assignedNameProblem({ variable }: Assignment): string | null {
  return variable.trim() === '' ? texts.variableMissing : nameProblem(variable.trim());
}

/** What keeps the expression of a row from being saved, or null. */
export function expressionProblem({ expression }: Assignment): string | null {
  return expression.trim() === '' ? texts.expressionEmpty : problemOf(lengthRule(expression));
}

/** true, or the first problem of the rows. */
export function assignmentsRule(rows: readonly Assignment[]): true | string {
  for (const [index, row] of rows.entries()) {
    const problem = assignedNameProblem(row) ?? expressionProblem(row);
    if (problem !== null) return texts.rowIncomplete(index + 1, problem);
  }
  return true;
}
