import { TEXT_LIMITS } from '@dialogwerk/shared/contract';
import type { Jump } from '@dialogwerk/shared/contract';
import { texts } from '../../texts.ts';
import { problemOf } from '../rules/problemOf.ts';
import { atMost } from '../rules/textRules.ts';

/** Stands for 'a condition' among the option ids; no option id is empty. */
export const BY_CONDITION = '';
/** Stands for 'what the reply means': a condition that is empty, at a block that is replied to in words. */
export const BY_MEANING = '-meaning-';

/** A conditional jump as it stands in the form. */
export interface JumpRow {
  /** An option's id, `BY_CONDITION` or `BY_MEANING`. */
  readonly when: string;
  readonly condition: string;
  /** '' until one is chosen. */
  readonly target: string;
}

/** @param takesWords whether the block is replied to in words, so that a jump can go by their meaning alone */
export function jumpRows(jumps: readonly Jump[], takesWords: boolean): JumpRow[] {
  return jumps.map(({ target, ...jump }) => {
    if (jump.kind === 'option') return { when: jump.option_id, condition: '', target };
    const isByMeaning = takesWords && jump.condition.trim() === '';
    return isByMeaning
      ? { when: BY_MEANING, condition: '', target }
      : { when: BY_CONDITION, condition: jump.condition, target };
  });
}

export function jumpsOf(rows: readonly JumpRow[]): Jump[] {
  return rows.map(({ when, condition, target }) => {
    if (when === BY_MEANING) return { kind: 'condition', condition: '', target };
    return when === BY_CONDITION
      ? { kind: 'condition', condition, target }
      : { kind: 'option', option_id: when, target };
  });
}

const lengthRule = atMost(TEXT_LIMITS.condition);

/** Whether a row was only added: nothing of it is lost when it goes. */
export function isUntouchedJump({ condition, target }: JumpRow): boolean {
  return target === '' && condition.trim() === '';
}

/** The rows as they would come back once saved: without untouched ones. */
export function tidyJumps(rows: readonly JumpRow[], takesWords: boolean): JumpRow[] {
  return jumpRows(jumpsOf(rows.filter((row) => !isUntouchedJump(row))), takesWords);
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
