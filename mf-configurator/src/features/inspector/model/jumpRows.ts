import type { Jump } from '@dialogwerk/shared/contract';
import { texts } from '../texts.ts';

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

/** true, or the first row whose condition is missing. */
export function jumpsRule(rows: readonly JumpRow[]): true | string {
  const missing = rows.findIndex(({ when, condition }) => when === BY_CONDITION && condition.trim() === '');
  return missing === -1 || texts.conditionEmpty(missing + 1);
}
