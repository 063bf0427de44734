import type { BlockOf, SurveyData } from '@dialogwerk/shared/contract';
import { checkExpression, variablesOf } from '@dialogwerk/shared/dialog';
import { texts } from '../texts.ts';
import { nameProblem } from './variableProblem.ts';

export type Assignment = BlockOf<'assign'>['assignments'][number];

/** What keeps one row from being saved, or null. */
export function assignmentProblem({ variable, expression }: Assignment): string | null {
  if (variable.trim() === '') return texts.variableMissing;
  return nameProblem(variable.trim()) ?? (expression.trim() === '' ? texts.expressionEmpty : null);
}

/** true, or the first problem of the rows. */
export function assignmentsRule(rows: readonly Assignment[]): true | string {
  for (const [index, row] of rows.entries()) {
    const problem = assignmentProblem(row);
    if (problem !== null) return texts.rowIncomplete(index + 1, problem);
  }
  return true;
}

/** What the engine will not understand in an expression; it is saved all the same, because it may be half written. */
export function expressionWarning(
  expression: string,
  survey: SurveyData,
  wanted: 'boolean' | 'unknown',
): string | null {
  if (expression.trim() === '') return null;
  return checkExpression(expression, variablesOf(survey.all_questions), wanted)[0]?.message ?? null;
}
