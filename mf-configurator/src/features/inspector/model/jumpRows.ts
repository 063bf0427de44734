import { TEXT_LIMITS } from '@dialogwerk/shared/contract';
import type { Jump } from '@dialogwerk/shared/contract';
import { texts } from '../texts.ts';
import { problemOf } from './problemOf.ts';
import { atMost } from './textRules.ts';

/** Stands for 'a condition' among the option ids; no option id is empty. */
export const BY_CONDITION = '';

/** A conditional jump as it stands in the form. */
export interface JumpRow {
  /** An option's id or `BY_CONDITION`. */
  readonly when: string;
  readonly condition: string;
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

/** What keeps the condition of a row from being saved, or null. */
export function conditionProblem({ when, condition }: JumpRow, index: number): string | null {
  if (when !== BY_CONDITION) return null;
  return condition.trim() === '' ? texts.conditionEmpty(index + 1) : problemOf(lengthRule(condition));
}

/** true, or the first problem of the rows. */
export function jumpsRule(rows: readonly JumpRow[]): true | string {
  return rows.map(conditionProblem).find((problem) => problem !== null) ?? true;
}
