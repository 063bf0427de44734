import { TEXT_LIMITS } from '@dialogwerk/shared/contract';
import type { ApiMapping } from '@dialogwerk/shared/contract';
import { texts } from '../../texts.ts';
import { problemOf } from '../rules/problemOf.ts';
import { atMost } from '../rules/textRules.ts';
import { nameProblem } from '../../../../model/nameProblem.ts';

const pathRule = atMost(TEXT_LIMITS.responsePath);

/** What is wrong with the variable of a row, or null. */
export function mappedNameProblem({ variable }: ApiMapping): string | null {
  return variable.trim() === '' ? texts.variableMissing : nameProblem(variable.trim());
}

/** What is wrong with the path of a row, or null; an empty one stands for the whole response. */
export function mappedPathProblem({ path }: ApiMapping): string | null {
  return problemOf(pathRule(path));
}

/** true, or the first problem of the rows. */
export function mappingRule(rows: readonly ApiMapping[]): true | string {
  return (
    rows.map((row) => mappedNameProblem(row) ?? mappedPathProblem(row)).find((problem) => problem !== null) ?? true
  );
}
