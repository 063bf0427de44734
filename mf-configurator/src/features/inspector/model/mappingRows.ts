import type { ApiMapping } from '@dialogwerk/shared/contract';
import { texts } from '../texts.ts';
import { nameProblem } from './variableProblem.ts';

const LONGEST_PATH = 300;

/** What is wrong with the variable of a row, or null. */
export function mappedNameProblem({ variable }: ApiMapping): string | null {
  return variable.trim() === '' ? texts.variableMissing : nameProblem(variable.trim());
}

/** What is wrong with the path of a row, or null; an empty one stands for the whole response. */
export function mappedPathProblem({ path }: ApiMapping): string | null {
  return path.length > LONGEST_PATH ? texts.tooLong(String(LONGEST_PATH)) : null;
}

/** true, or the first problem of the rows. */
export function mappingRule(rows: readonly ApiMapping[]): true | string {
  return (
    rows.map((row) => mappedNameProblem(row) ?? mappedPathProblem(row)).find((problem) => problem !== null) ?? true
  );
}
