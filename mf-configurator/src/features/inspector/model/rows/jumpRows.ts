import { TEXT_LIMITS } from '@dialogwerk/shared/contract';
import type { Jump } from '@dialogwerk/shared/contract';
import { texts } from '../../texts.ts';
import { problemOf } from '../rules/problemOf.ts';
import { atMost } from '../rules/textRules.ts';

/** Stands for 'a condition' among the option ids; no option id is empty. */
export const BY_CONDITION = '';

/** A conditional jump as it stands in the form. */
export interface JumpRow {
  /** An option's id or `BY_CONDITION`. */
  readonly when: string;
  readonly condition: string;
  /** '' until one is chosen. */
  readonly target: string;
}

export function jumpRows(jumps: readonly Jump[]): JumpRow[] {
  return jumps.map((jump) =>
    jump.kind === 'option'
      ? { when: jump.option_id, condition: '', target: jump.target }
      : { when: BY_CONDITION, condition: jump.condition, target: jump.target },
  );
}

export function jumpsOf(rows: readonly JumpRow[]): Jump[] {
  return rows.map(({ when, condition, target }) =>
    when === BY_CONDITION ? { kind: 'condition', condition, target } : { kind: 'option', option_id: when, target },
  );
}

const lengthRule = atMost(TEXT_LIMITS.condition);

/** Whether a row was only added: nothing of it is lost when it goes. */
export function isUntouchedJump({ condition, target }: JumpRow): boolean {
  return target === '' && condition.trim() === '';
}

/** The rows as they would come back once saved: without untouched ones. */
export function tidyJumps(rows: readonly JumpRow[]): JumpRow[] {
  return jumpRows(jumpsOf(rows.filter((row) => !isUntouchedJump(row))));
}

/** What keeps the target of a row from being saved, or null. */
export function targetProblem(row: JumpRow, index: number): string | null {
  return row.target === '' && !isUntouchedJump(row) ? texts.targetMissing(index + 1) : null;
}

/** What keeps the condition of a row from being saved, or null. */
export function conditionProblem(row: JumpRow, index: number): string | null {
  const { when, condition } = row;
  if (when !== BY_CONDITION || isUntouchedJump(row)) return null;
  return condition.trim() === '' ? texts.conditionEmpty(index + 1) : problemOf(lengthRule(condition));
}

/** true, or the first problem of the rows. */
export function jumpsRule(rows: readonly JumpRow[]): true | string {
  return (
    rows
      .map((row, index) => conditionProblem(row, index) ?? targetProblem(row, index))
      .find((problem) => problem !== null) ?? true
  );
}
