import { TEXT_LIMITS } from '@dialogwerk/shared/contract';
import type { ExitCondition } from '@dialogwerk/shared/contract';
import { modelTexts as texts } from '../../modelTexts.ts';
import { problemOf } from '../rules/problemOf.ts';
import { atMost } from '../rules/textRules.ts';

const lengthRule = atMost(TEXT_LIMITS.condition);

/** An exit condition as it stands in the form; `target` '' goes on as after any block. */
export interface ExitRow {
  readonly id: string;
  readonly condition: string;
  readonly target: string;
}

export function exitRows(conditions: readonly ExitCondition[]): ExitRow[] {
  return conditions.map(({ id, condition, target }) => ({ id, condition, target: target ?? '' }));
}

export function exitConditionsOf(rows: readonly ExitRow[]): ExitCondition[] {
  return rows.map(({ id, condition, target }) => ({
    id,
    condition: condition.trim(),
    target: target === '' ? null : target,
  }));
}

/** What is wrong with a condition's sentence, or null. */
export function exitProblem({ condition }: ExitRow, index: number): string | null {
  return condition.trim() === '' ? texts.exitWithoutSentence(index + 1) : problemOf(lengthRule(condition));
}

/** true, or the first problem of the conditions. */
export function exitsRule(rows: readonly ExitRow[]): true | string {
  return rows.map(exitProblem).find((problem) => problem !== null) ?? true;
}
